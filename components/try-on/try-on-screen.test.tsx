import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { coupons, giftCards } from "#backend/db/schema/ledger.ts";
import { addDays, todayOf } from "#backend/subscriptions/calendar.ts";
import { createGiftCard, startGiftCardPayment } from "#contract/gift-cards.ts";
import { createSandboxToken } from "#contract/payment-methods.ts";
import { decideBox, getTryOn, type TryOn } from "#contract/try-on.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import { formatDate } from "#lib/dates/format.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aCardForm, cards } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes, type BoxHousehold } from "#tests/backend/delivered-box.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";

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
  homes = await deliveredBoxes(api, 3);
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

async function open(home: BoxHousehold, change: Partial<TryOn> = {}): Promise<TryOn> {
  shop.client = clientOf(api, home);
  const tryOn = { ...(await read(home)), ...change };
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
  await expectSound();
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

  localStorage.clear();
  await open(home);
  expect(screen.getByText(fr.tryOn.decidedTitle)).toBeTruthy();
  await expectSound();
});

it("says by its name alone which service is charged", async () => {
  await open(present(homes[2]), { payment_method: { type: "paypal_via_sandbox", brand: "paypal", last4: "" } });
  await press(fr.tryOn.keepAll);
  expect(screen.getByText(fr.tryOn.charge.now.replace("{way}", "PayPal"))).toBeTruthy();
});

it("says until when the law lets a piece be given back that is kept, beyond the day it is decided by", async () => {
  const { order } = await open(present(homes[2]));
  await press(fr.tryOn.keepAll);
  const lawful = addDays(todayOf(new Date(present(order.delivered_at))), 14);
  expect(lawful > present(order.return_until)).toBe(true);
  const [before] = fr.tryOn.keepTerms.split("{date}");
  const told = screen.getAllByText(
    (_, element) => element?.tagName === "P" && element.textContent.startsWith(before ?? ""),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const { textContent } of told) expect(textContent).toContain(formatDate(lawful, "fr", "weekday"));
});

it("asks what becomes of each piece, and why one goes back", async () => {
  const { pieces } = await open(present(homes[2]));
  const [first, second] = [present(pieces[0]).name, present(pieces[1]).name];
  fireEvent.click(group(fr.tryOn.decisionOf, first).getByRole("radio", { name: fr.tryOn.decision.BACK }));
  fireEvent.submit(screen.getByRole("form", { name: fr.tryOn.pieces }));
  const { problem } = fr.tryOn;
  expect(screen.getAllByText(problem.reason.replace("{name}", first)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(problem.undecided.replace("{name}", second)).length).toBeGreaterThan(0);
  await expectSound();
});

/** The code of a gift card of 500 euros that somebody has bought. */
async function aGiftCode(): Promise<string> {
  const [platform] = await api.call(startGiftCardPayment, {});
  const form = aCardForm(present(platform).client_secret ?? "", cards.succeeds);
  const { provider_payment_method_id } = await api.call(createSandboxToken, { body: form });
  const { id } = await api.call(createGiftCard, {
    idempotencyKey: crypto.randomUUID(),
    body: {
      amount: 500,
      for: "KID",
      recipient: { name: "Mina", email: null },
      buyer: { name: "Oncle Paul", email: "paul@example.com" },
      payment: { payment_gateway: "sandbox", provider_payment_method_id },
    },
  });
  const [card] = await api.dependencies.db.select().from(giftCards).where(eq(giftCards.id, id));
  return present(card?.code ?? undefined);
}

it("offers the best code of one's own, and pours a gift card into the wallet where it is typed", async () => {
  const home = present(homes[2]);
  await api.dependencies.db.insert(coupons).values(
    [500, 1200].map((value) => ({
      code: `OWN-${value}`,
      kind: "AMOUNT" as const,
      value,
      scope: "ALL" as const,
      clientId: home.client_id,
      validFrom: "2026-01-01",
      usesPerClient: 1,
      createdAt: api.clock.now(),
    })),
  );
  await open(home);
  await expectSound();
  const dueOf = () => document.querySelector("output[aria-live=polite]")?.textContent;
  expect((await screen.findAllByText(/OWN-1200.*12,00/))[0]).toBeTruthy();
  const before = dueOf();
  fireEvent.click(screen.getAllByRole("button", { name: fr.price.code.use })[0]!);
  await act(allAnswered);
  await vi.waitFor(() => expect(dueOf()).not.toBe(before));
  expect((await read(home)).bill_terms.code).toMatchObject({ code: "OWN-1200" });
  expect(screen.queryByRole("button", { name: fr.price.code.use })).toBeNull();
  await expectSound();

  fireEvent.click(screen.getAllByRole("button", { name: fr.tryOn.removeCode })[0]!);
  const [field] = await screen.findAllByRole("textbox", { name: fr.tryOn.code });
  fireEvent.change(present(field), { target: { value: await aGiftCode() } });
  fireEvent.click(screen.getAllByRole("button", { name: fr.tryOn.applyCode })[0]!);
  await act(allAnswered);
  fireEvent.click(await screen.findByRole("button", { name: fr.price.code.redeem }));
  await vi.waitFor(() => expect(dueOf()).toMatch(/^0,00/));
  const { order, wallet_balance_ttc: balance, bill } = await read(home);
  expect([order.use_wallet, order.codes, balance, bill.due_ttc]).toEqual([true, [], 500, 0]);
});
