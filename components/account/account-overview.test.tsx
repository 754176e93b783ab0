import { expect, it, vi } from "vitest";
import { AccountOverview } from "./account-overview.tsx";

const begun = vi.hoisted((): string[] => []);
const begin = vi.hoisted(() => (name: string, answer: unknown) => async () => {
  begun.push(name);
  return answer;
});
vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));
vi.mock("#lib/client/overview.ts", () => ({
  /* Nobody answers who is here. */
  loadClient: () => {
    begun.push("client");
    return new Promise(() => undefined);
  },
  findOrderOverview: begin("orders", null),
  findOpenBoxes: begin("boxes", null),
  findChargeable: begin("platforms", null),
  findWallet: begin("wallet", null),
  findLoyalty: begin("loyalty", null),
}));
vi.mock("#lib/session/account.ts", () => ({
  loadProfilesOf: async () => {
    begun.push("profiles");
    throw new Error("the API is away");
  },
}));
it("asks for everything before it knows who is here, and a part that fails alone harms nobody", async () => {
  void AccountOverview({ locale: "fr" });
  await vi.waitFor(() =>
    expect(begun.toSorted()).toEqual(["boxes", "client", "loyalty", "orders", "platforms", "profiles", "wallet"]),
  );
});
