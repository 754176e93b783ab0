import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import { createGiftCard, getGiftCards, startGiftCardPayment, type GiftCardOrder } from "#contract/gift-cards.ts";
import { createSandboxToken } from "#contract/payment-methods.ts";
import { formatDate } from "#lib/dates/format.ts";
import { nameOf, searchOf } from "#lib/gift-cards/api.ts";
import type { Given } from "#lib/gift-cards/types.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { comeBack } from "#tests/backend/box-builders.ts";
import { aCardForm, aClient, cards, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { GiftCardResult } from "./gift-card-result.tsx";
import { GivenCard } from "./given-card.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

/** A card for Mina that was paid, or tried to be, with a number of the sandbox; by a guest where nobody is named. */
async function bought(number: string, change: { token?: string; date?: string; hour?: number } = {}) {
  const { token, ...sending } = change;
  const as = token === undefined ? {} : { token };
  const [platform] = await api.call(startGiftCardPayment, as);
  const form = aCardForm(present(platform).client_secret ?? "", number);
  const { provider_payment_method_id } = await api.call(createSandboxToken, { body: form });
  return api.call(createGiftCard, {
    ...as,
    idempotencyKey: crypto.randomUUID(),
    body: {
      amount: 50,
      for: "KID",
      recipient: { name: "Mina", email: "mina@example.com" },
      buyer: { name: "Oncle Paul", email: "paul@example.com" },
      payment: { payment_gateway: "sandbox", provider_payment_method_id },
      ...sending,
    },
  });
}
const givenOf = async ({ token }: Pick<SignedIn, "token">): Promise<Given> =>
  present((await api.call(getGiftCards, { token })).given[0]);

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const inDutch = (part: ReactNode) =>
  render(
    <NextIntlClientProvider locale="nl" messages={nl} timeZone="Europe/Paris">
      {part}
    </NextIntlClientProvider>,
  );
const open = async (giver: SignedIn): Promise<Given> => {
  cleanup();
  shop.client = clientOf(api, giver);
  const card = await givenOf(giver);
  inDutch(<GivenCard card={card} name={{ id: card.id }} headingLevel={3} />);
  return card;
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(allAnswered);
};
const announced = () => toastStore.getSnapshot().announcement;
const [texts, form] = [nl.givenCards, nl.giftCardForm];

it("is moved to another day, hour and mailbox by its giver, until it is sent", async () => {
  const giver = await aClient(api);
  await bought(cards.succeeds, { token: giver.token, date: "2026-12-01", hour: 9 });
  await open(giver);
  const sending = (email: string, date: string, hour: number) =>
    fill(form.sending.atHour, { email, date: formatDate(date, "nl"), hour });
  expect(screen.getByText(sending("mina@example.com", "2026-12-01", 9))).toBeTruthy();
  await expectSound();
  await press(texts.change);
  await expectSound();
  type(form.recipientEmail, "mina.b@example.com");
  type(form.date, "2026-12-24");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "18" } });
  await press(texts.save);
  expect(await screen.findByText(sending("mina.b@example.com", "2026-12-24", 18))).toBeTruthy();
  expect(announced()).toBe(texts.changed);
  expect(screen.queryByRole("button", { name: texts.save })).toBeNull();
  expect(await givenOf(giver)).toMatchObject({
    date: "2026-12-24",
    hour: 18,
    recipient: { email: "mina.b@example.com" },
  });

  await press(texts.change);
  type(form.date, "2026-12-31");
  api.clock.set(new Date("2026-12-24T18:00:00Z"));
  await runDueJobs(api.dependencies);
  shop.client = clientOf(api, { ...giver, token: await comeBack(api, giver) });
  await press(texts.save);
  expect(await screen.findByText(nl.error.GIFT_CARD_NOT_CHANGEABLE)).toBeTruthy();
  await expectSound();
});

it("is sent again: to the same mailbox as it is, to another one with another code", async () => {
  const giver = await aClient(api);
  await bought(cards.succeeds, { token: giver.token });
  await runDueJobs(api.dependencies);
  const { code } = await open(giver);
  const mailed = () => api.mails.filter(({ to }) => to.startsWith("mina")).map(({ to }) => to);
  const before = mailed().length;
  const sent = (email: string) =>
    fill(form.sending.sent, { email, date: formatDate(api.clock.now().toISOString(), "nl") });
  expect(screen.getByText(sent("mina@example.com"))).toBeTruthy();
  await press(texts.again);
  expect(screen.getByText(texts.againHint)).toBeTruthy();
  await expectSound();
  await press(texts.send);
  await vi.waitFor(() => expect(announced()).toBe(texts.sentAgain));
  expect(screen.getByText(present(code))).toBeTruthy();
  await runDueJobs(api.dependencies);
  expect(mailed().slice(before)).toEqual(["mina@example.com"]);

  await press(texts.again);
  type(texts.againEmail, "mina.c@example.com");
  await press(texts.send);
  expect(await screen.findByText(sent("mina.c@example.com"))).toBeTruthy();
  expect(screen.queryByText(present(code))).toBeNull();
  await runDueJobs(api.dependencies);
  expect(mailed().slice(before)).toEqual(["mina@example.com", "mina.c@example.com"]);
  const now = await open(giver);
  expect(now.code).not.toBe(code);
  expect(screen.getByText(present(now.code))).toBeTruthy();
  await expectSound();
});

const show = (card: GiftCardOrder) => {
  cleanup();
  shop.client = clientOf(api, null);
  history.replaceState(null, "", `/?${new URLSearchParams(searchOf(nameOf(card))).toString()}`);
  inDutch(<GiftCardResult />);
};
const decide = (card: GiftCardOrder, decision: string) => {
  const { pathname, search } = new URL(present(card.payment.action_url), "http://api.test");
  return api.request(pathname + search, { method: "POST", body: new URLSearchParams({ decision }) });
};
const result = nl.deeds.giftCard;
const facts = (card: GiftCardOrder) => new RegExp(`50,00.* voor Mina, op ${formatDate(card.date, "nl")}`);

it("says that the bank still works, and thanks once it has paid", async () => {
  const card = await bought(cards.threeDSecure);
  show(card);
  expect(await screen.findByText(result.actionTitle)).toBeTruthy();
  expect(screen.getByRole("link", { name: result.toBank }).getAttribute("href")).toBe(card.payment.action_url);
  await expectSound();
  await decide(card, "later");
  show(card);
  expect(await screen.findByText(result.pendingTitle)).toBeTruthy();
  expect(screen.getByText(result.pendingText)).toBeTruthy();
  await expectSound();
  expect(screen.getByText(facts(card))).toBeTruthy();
  api.clock.advance(3_600_000);
  await runDueJobs(api.dependencies);
  show(card);
  expect(await screen.findByText(result.doneTitle)).toBeTruthy();
  expect(screen.queryByText(result.pendingTitle)).toBeNull();
  await expectSound();
});

it.each([
  ["at once", cards.insufficientFunds, nl.website.error.payment.insufficient_funds],
  ["at its bank", cards.threeDSecure, nl.website.error.payment.authentication_failed],
])("says why nothing was paid where it is refused %s, and leads to another way to pay", async (_, number, reason) => {
  const card = await bought(number);
  if (card.payment.action_url !== null) await decide(card, "refuse");
  show(card);
  expect(await screen.findByText(result.failedTitle)).toBeTruthy();
  for (const text of [reason, result.failedText, facts(card)]) expect(screen.getByText(text)).toBeTruthy();
  await expectSound();
  const way = new URL(
    present(screen.getByRole("link", { name: result.failedWay }).getAttribute("href")),
    location.href,
  );
  expect([way.pathname, Object.fromEntries(way.searchParams)]).toEqual([
    "/nl/giftcard/checkout",
    searchOf(nameOf(card)),
  ]);
});
