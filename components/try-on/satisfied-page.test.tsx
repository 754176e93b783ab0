import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import SatisfiedPage from "#app/[locale]/(account)/[kidId]/satisfied/page.tsx";
import { getTryOn } from "#contract/try-on.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes, type BoxHousehold } from "#tests/backend/delivered-box.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { rendered } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, home: null as BoxHousehold | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client, publicApi: () => shop.client }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: async () => nl }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({ locale: "nl", ...present(shop.home) })),
);
vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("next-intl");
  return {
    getLocale: async () => "nl",
    getTranslations: async (namespace: "tryOn") => createTranslator({ locale: "nl", messages: nl, namespace }),
  };
});

let api: TestApi;
let home: BoxHousehold;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  home = present((await deliveredBoxes(api, 1))[0]);
  shop.home = home;
  shop.client = clientOf(api, home);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const { tryOn: t } = nl;
async function open(): Promise<void> {
  cleanup();
  const page = await rendered(SatisfiedPage({ params: Promise.resolve({ kidId: home.order.id }) }));
  render(
    <IntlProvider locale="nl" messages={nl} timeZone="Europe/Paris">
      {page}
    </IntlProvider>,
  );
  await act(allAnswered);
}
const read = () => api.call(getTryOn, { token: home.token, params: { id: home.order.id } });

it("is opened with everything kept, which one press pays, and then says so", async () => {
  await open();
  const { pieces } = await read();
  for (const { name } of pieces) {
    const group = within(screen.getByRole("group", { name: t.decisionOf.replace("{name}", name) }));
    expect(group.getByRole<HTMLInputElement>("radio", { name: t.decision.KEEP }).checked).toBe(true);
  }
  await expectSound();
  expect((await read()).status).toBe("OPEN");
  fireEvent.click(await screen.findByRole("button", { name: t.submitKeep }));
  await act(allAnswered);
  await vi.waitFor(async () => expect((await read()).status).toBe("CLOSED"));
  expect(await screen.findByText(t.closedTitle)).toBeTruthy();
  expect((await read()).pieces.every(({ decision }) => decision === "KEEP")).toBe(true);

  await open();
  expect(screen.getByText(t.closedTitle)).toBeTruthy();
  expect(screen.queryByRole("button", { name: t.submitKeep })).toBeNull();
  expect(screen.queryByRole("note")).toBeNull();
  expect(screen.getByText(t.rate)).toBeTruthy();
  await expectSound();
});
