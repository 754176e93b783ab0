import { expect, it, vi } from "vitest";
import { loadRhythm } from "./load-rhythm.ts";

const begun = vi.hoisted((): string[] => []);
const never = vi.hoisted(() => (name: string) => {
  begun.push(name);
  return new Promise(() => undefined);
});
vi.mock("server-only", () => ({}));
vi.mock("#lib/session/account.ts", () => ({ loadProfilesOf: () => never("profiles") }));
vi.mock("#lib/session/server.ts", () => ({ callAsClient: (_: unknown, { path }: { path: string }) => never(path) }));

it("asks for everything at once", () => {
  void loadRhythm({ locale: "fr", target: "/", accessToken: "", clientId: undefined });
  expect(begun.toSorted()).toEqual([
    "/clients/me/delivery-dates",
    "/clients/me/loyalty",
    "/clients/me/requests",
    "/clients/me/subscriptions",
    "/clients/me/wallet",
    "profiles",
  ]);
});
