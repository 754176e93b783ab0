import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import CheckoutPage from "#app/[locale]/(quiz)/quiz/[code]/checkout/[kidId]/page.tsx";
import { getClient, type Client } from "#contract/client.ts";
import { getPickupPoints } from "#contract/delivery.ts";
import type { Locale } from "#contract/locale.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import type { Profile } from "#contract/profiles.ts";
import { getDeliveryDates, getSubscriptions } from "#contract/subscriptions.ts";
import { prepaymentCents } from "#contract/terms.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { toQuery, type JoiningChoice } from "#lib/joining/choice.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { queryClient } from "#lib/query/query-client.ts";
import { href } from "#lib/routing/href.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, aShippingAddress, cards, type SignedIn } from "#tests/backend/builders.ts";
import { answerAtBank } from "#tests/backend/at-bank.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectNoticeBefore, setOfficialNotice } from "#tests/storefront/official-notice.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";
import { JoiningCheckout } from "./joining-checkout.tsx";

const shop = vi.hoisted(() => ({
  client: null as ApiClient | null,
  left: [] as string[],
  letIn: null as { token: string; kid: Profile; client: Client } | null,
}));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client, publicApi: () => shop.client }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({ locale: "de", ...present(shop.letIn) })),
);
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: (url: string) => void shop.left.push(url) }));

let api: TestApi;
let owner: SignedIn;
let kid: Profile;
let choice: JoiningChoice;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  kid = await aProfile(api, owner.token);
  await aShippingAddress(api, owner.token);
  const { days } = await api.call(getDeliveryDates, { token: owner.token, params: { id: kid.id } });
  choice = { frequency: 2, budget: null, date: days[3]! };
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  queryClient().clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  shop.left = [];
});

const texts = { fr, de };

/** The page as the browser opens it at an address. */
async function open(address: string, locale: Locale & keyof typeof texts = "fr", chosen = choice) {
  cleanup();
  queryClient().clear();
  shop.left = [];
  history.replaceState(null, "", address);
  const client = await api.call(getClient, { token: owner.token });
  render(
    <NextIntlClientProvider locale={locale} messages={texts[locale]} timeZone="Europe/Paris">
      <JoiningCheckout
        client={client}
        profile={kid}
        choice={chosen}
        going={null}
        membershipHref="/quiz/membership"
        guarantee={null}
      />
    </NextIntlClientProvider>,
  );
  await act(allAnswered);
}

const button = (name: string) => screen.findByRole("button", { name });
async function press(name: string) {
  fireEvent.click(await button(name));
  await act(allAnswered);
}
const begunOf = () => api.call(getSubscriptions, { token: owner.token, params: { id: kid.id } });

/** To PayPal's page: its address. */
async function goToPaypal(): Promise<string> {
  fireEvent.click(await screen.findByRole("radio", { name: fr.payment.kind.paypal }));
  await act(allAnswered);
  await press(fr.rhythm.checkout.confirmSubscription);
  await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/payment-sandbox/authorisation?")]));
  return shop.left[0]!;
}

/** PayPal lets boxes be charged, and one more press asks for them. */
async function subscribeByPaypal(): Promise<void> {
  await open(await answerAtBank(api, await goToPaypal(), "confirm"));
  const kept = async () => (await api.call(getPaymentMethods, { token: owner.token })).map(({ brand }) => brand);
  await vi.waitFor(async () => expect(await kept()).toEqual(["paypal"]));
  await act(allAnswered);
  await press(fr.rhythm.checkout.confirmSubscription);
  await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/quiz/confirm/")]));
}

it.each([
  ["refuse", 0, fr.website.error.payment.authentication_failed],
  ["cancel", 0, fr.website.error.payment.cancelled],
  ["expire", 0, fr.website.error.payment.expired],
  ["confirm", 61, fr.website.error.payment.expired],
] as const)(
  "goes on where it was left when PayPal is told «%s» after %i minutes, and orders nothing",
  async (decision, minutes, words) => {
    await open(`${href("fr", "quiz-code-checkout-kidId", { code: "signup", kidId: kid.id })}?rhythm=2`);
    await press(fr.rhythm.checkout.toPayment);
    const page = await goToPaypal();
    api.clock.advance(minutes * 60_000);
    owner = { ...owner, token: await comeBack(api, owner) };
    shop.client = clientOf(api, owner);
    await open(await answerAtBank(api, page, decision));
    expect(await screen.findByText(words)).toBeTruthy();
    await expectSound();
    expect(screen.queryByRole("button", { name: fr.rhythm.checkout.toPayment })).toBeNull();
    expect(document.activeElement?.textContent).toBe(fr.rhythm.checkout.payment);
    expect(location.search).toBe("?rhythm=2");
    expect(await begunOf()).toEqual([]);
    expect(await api.call(getPaymentMethods, { token: owner.token })).toEqual([]);

    await subscribeByPaypal();
    expect(await begunOf()).toHaveLength(1);
  },
);

it("subscribes with what PayPal allowed, in one more press, and tells what was paid before", async () => {
  window.dataLayer = [];
  await open("/quiz/checkout?rhythm=2");
  await press(fr.rhythm.checkout.toPayment);
  await subscribeByPaypal();
  expect(await begunOf()).toMatchObject([{ frequency: 2, next_delivery_date: choice.date }]);
  const request_id: unknown = expect.any(Number);
  expect(window.dataLayer).toEqual([{ event: "prepayment", amount_ttc: prepaymentCents / 100, request_id }]);
  delete window.dataLayer;
});

/** A card of the sandbox's in the form that is open, and the press that asks for boxes. */
async function subscribeByCard(number: string): Promise<void> {
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
  await screen.findByRole("textbox", { name: fr.payment.number });
  type(fr.payment.number, number);
  type(fr.payment.expiry, "09/39");
  type(fr.payment.cvc, "123");
  await press(fr.rhythm.checkout.confirmSubscription);
}

it.each([
  ["insufficient funds", cards.insufficientFunds, fr.website.error.payment.insufficient_funds],
  ["a bank that says no", cards.declined, fr.website.error.payment.card_declined],
])("keeps no card with %s and begins nothing, says why, and goes on with another card", async (_, number, words) => {
  await open("/quiz/checkout?rhythm=2");
  await press(fr.rhythm.checkout.toPayment);
  await subscribeByCard(number);
  expect(screen.getByText(words)).toBeTruthy();
  await expectSound();
  expect([await begunOf(), await api.call(getPaymentMethods, { token: owner.token }), shop.left]).toEqual([[], [], []]);
  await subscribeByCard(cards.succeeds);
  expect(shop.left).toEqual([expect.stringContaining("/quiz/confirm/")]);
  expect(screen.queryByText(words)).toBeNull();
  expect(await begunOf()).toHaveLength(1);
});

it("begins with a card whose bank asks at payments, for nothing is paid yet", async () => {
  await open("/quiz/checkout?rhythm=2");
  await press(fr.rhythm.checkout.toPayment);
  await subscribeByCard(cards.threeDSecure);
  expect(shop.left).toEqual([expect.stringContaining("/quiz/confirm/")]);
  expect(await begunOf()).toMatchObject([{ frequency: 2, next_delivery_date: choice.date }]);
  expect(await api.call(getPaymentMethods, { token: owner.token })).toMatchObject([
    { last4: "3155", is_default: true },
  ]);
});

it("sends boxes to the pickup point that was chosen, and tells which one", async () => {
  await open("/quiz/checkout?rhythm=2");
  /* What is offered is asked for by what is shown once its script and the address are there. */
  for (const settled of [vi.dynamicImportSettled, allAnswered, allAnswered]) await act(settled);
  fireEvent.click(await screen.findByRole("radio", { name: new RegExp(`^${fr.delivery.mode.PICKUP_POINT}`) }));
  for (let round = 0; round < 2; round += 1) await act(allAnswered);
  const points = within(await screen.findByRole("group", { name: fr.delivery.points }));
  const [first] = points.getAllByRole<HTMLInputElement>("radio");
  fireEvent.click(first!);
  await act(allAnswered);
  await press(fr.rhythm.checkout.toPayment);
  const [country, postcode] = ["FR", "44000"] as const;
  const known = await api.call(getPickupPoints, { query: { country, postcode } });
  const point = known.find(({ id }) => id === first!.value)!;
  expect(screen.getByText(fr.delivery.mode.PICKUP_POINT)).toBeTruthy();
  expect(screen.getByText(`${point.name}, ${point.street}, ${point.city}`, { exact: false })).toBeTruthy();
  await expectSound();
  await subscribeByCard(cards.succeeds);
  expect(await begunOf()).toMatchObject([{ delivery: { mode: "PICKUP_POINT", pickup_point: { id: point.id } } }]);
});

it("asks for the address again where another tab led to the bank, and forgets nothing of its answer", async () => {
  await open("/quiz/checkout?rhythm=2&redirect_status=failed");
  await press(fr.rhythm.checkout.toPayment);
  expect(await screen.findByText(fr.website.error.payment.authentication_failed)).toBeTruthy();
});

it.each([
  ["fr", null, fr.rhythm.checkout.confirm],
  ["fr", 2, fr.rhythm.checkout.confirmSubscription],
  ["de", null, de.rhythm.checkout.confirm],
  ["de", 2, de.rhythm.checkout.confirmSubscription],
] as const)(
  "says in %s what is agreed to right above a button that obliges: rhythm %s",
  async (locale, frequency, name) => {
    const { checkout } = texts[locale].rhythm;
    await open("/quiz/checkout", locale, { ...choice, frequency });
    await press(checkout.toPayment);
    const review = await screen.findByRole("region", { name: checkout.review });
    expect((await button(name)).compareDocumentPosition(review)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(review.textContent).toContain(checkout.today);
    expect(review.textContent).toContain(checkout.withdraw);
    expect(review.textContent).toContain(checkout.codes);
    expect(review.textContent?.includes(checkout.leave)).toBe(frequency !== null);
    expect(within(review).getAllByRole("link").length).toBe(2);
  },
);

it("shows in German the official notice on the guarantee above the button that asks for boxes", async () => {
  shop.client = clientOf(api, owner, "de");
  await setOfficialNotice(api, "de");
  shop.letIn = { token: owner.token, kid, client: await api.call(getClient, { token: owner.token }) };
  const params = Promise.resolve({ code: quizCodeOf(kid, clientClassOf(kid, [kid])), kidId: kid.id });
  await showPage("de", () => CheckoutPage({ params, searchParams: Promise.resolve(toQuery(choice)) }));
  await act(allAnswered);
  await press(de.rhythm.checkout.toPayment);
  const review = within(await screen.findByRole("region", { name: de.rhythm.checkout.review }));
  expect(review.getAllByRole("note")).toHaveLength(1);
  await expectNoticeBefore(await button(de.rhythm.checkout.confirmSubscription), api, "de");
  await expectSound();
});
