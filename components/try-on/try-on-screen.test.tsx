import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { decideBox, getTryOn, type TryOn } from "#contract/try-on.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes, type BoxHousehold } from "#tests/backend/delivered-box.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, isOnline: true }));
vi.mock("#lib/http/browser-client.ts", () => ({
  browserApi: () => ({
    call: (...asked: Parameters<ApiClient["call"]>) =>
      shop.isOnline ? shop.client?.call(...asked) : Promise.reject(new AppError("network", "NETWORK", "no network")),
  }),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: async () => fr }));

const { TryOnScreen } = await import("./try-on-screen.tsx");
const { sendDecisions } = await import("#components/app-shell/send-decisions.ts");
const { keptElsewhere } = await import("#lib/try-on/waits.ts");

let api: TestApi;
let homes: BoxHousehold[];
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  homes = await deliveredBoxes(api, 2);
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  shop.isOnline = true;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const read = ({ token, order }: BoxHousehold): Promise<TryOn> =>
  api.call(getTryOn, { token, params: { id: order.id } });
const toasts = () => toastStore.getSnapshot().toasts.map(({ message }) => message);

async function open(home: BoxHousehold): Promise<TryOn> {
  shop.client = clientOf(api, home);
  const tryOn = await read(home);
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <TryOnScreen tryOn={tryOn} purpose="decide" />
    </NextIntlClientProvider>,
  );
  return tryOn;
}
const group = (text: string, name: string) => within(screen.getByRole("group", { name: text.replace("{name}", name) }));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(allAnswered);
};

/** Leaves the page, which tries once more as it goes. */
const leave = async () => {
  cleanup();
  await vi.dynamicImportSettled();
};

it("asks stars of each piece, and sends what was pressed without a network from another page", async () => {
  const home = present(homes[0]);
  const { pieces } = await open(home);
  await press(fr.tryOn.keepAll);
  const second = present(pieces[1]);
  fireEvent.click(group(fr.tryOn.starsOf, second.name).getByRole("radio", { name: "2 étoiles sur 5" }));
  shop.isOnline = false;
  await press(fr.tryOn.submitKeep);
  expect(screen.getByText(fr.tryOn.waitingText)).toBeTruthy();
  expect(keptElsewhere()).toEqual([]);
  await leave();
  expect(keptElsewhere()).toEqual([home.order.id]);
  shop.isOnline = true;
  await sendDecisions(keptElsewhere());
  const decided = await read(home);
  expect(decided.status).toBe("CLOSED");
  expect(decided.pieces.map(({ score }) => score)).toEqual(
    pieces.map(({ order_line_id: id }) => (id === second.order_line_id ? 2 : null)),
  );
  expect(toasts()).toContain(fr.app.decisionSent);
  expect(keptElsewhere()).toEqual([]);
});

it("keeps the choice and says so where the box was decided otherwise meanwhile", async () => {
  const home = present(homes[1]);
  const { pieces, version } = await open(home);
  await press(fr.tryOn.keepAll);
  shop.isOnline = false;
  await press(fr.tryOn.submitKeep);
  await leave();
  const items = pieces.map(({ order_line_id }, index) =>
    index === 0
      ? ({ order_line_id, decision: "BACK", reason: "OTHER" } as const)
      : ({ order_line_id, decision: "KEEP" } as const),
  );
  await api.call(decideBox, {
    token: home.token,
    params: { id: home.order.id },
    idempotencyKey: crypto.randomUUID(),
    body: { items, expected_version: version },
  });
  shop.isOnline = true;
  await sendDecisions([home.order.id]);
  expect((await read(home)).status).toBe("DECIDED");
  expect(toasts()).toContain(fr.app.decisionRefused);
  expect(localStorage.getItem(`try-on:${home.order.id}`)).toContain('"waiting":null');
});
