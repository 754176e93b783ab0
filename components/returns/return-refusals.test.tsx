import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getOrder } from "#contract/orders.ts";
import { createReturn, getReturnOptions, getReturns } from "#contract/returns.ts";
import { getTryOn } from "#contract/try-on.ts";
import { formatDate } from "#lib/dates/format.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { comeBack } from "#tests/backend/box-builders.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes } from "#tests/backend/delivered-box.ts";
import { aDeliveredOrder, type Customer } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, readAnew: 0 }));
vi.mock("server-only", () => ({}));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));
vi.mock("#lib/website/api.ts", () => ({ findGuaranteeNotice: async () => null }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => undefined, refresh: () => void (shop.readAnew += 1) }),
  notFound: () => {
    throw new Error("404");
  },
}));

const { ReturnForm } = await import("./return-form.tsx");
const { DeclareReturn } = await import("./declare-return.tsx");
const { ReturnDetails } = await import("./return-details.tsx");
const { TryOnPage } = await import("#components/try-on/try-on-page.tsx");
const { findReturn } = await import("#lib/returns/find-return.ts");

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 20);
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  shop.readAnew = 0;
});

/** An order of two pieces of one size and one of another product. */
const aCustomer = () =>
  aDeliveredOrder(api, [
    [present(pieces[0]), 2],
    [present(pieces[3]), 1],
  ]);
const declare = ({ token, order }: Customer, quantities: readonly number[]) =>
  api.call(createReturn, {
    token,
    idempotencyKey: crypto.randomUUID(),
    body: {
      order_id: order.id,
      items: quantities.flatMap((quantity, at) =>
        quantity === 0 ? [] : [{ order_line_id: present(order.lines[at]).id, quantity, reason: "OTHER" as const }],
      ),
    },
  });
const readPage = async ({ token, order: { id } }: Customer) => ({
  order: await api.call(getOrder, { token, params: { id } }),
  options: await api.call(getReturnOptions, { token, params: { id } }),
  preferredMode: null,
});

/** The form as a browser has it; what is answered shows the page as it is read anew. */
async function openForm(customer: Customer): Promise<{ readAnew: (now?: Customer) => Promise<void> }> {
  shop.client = clientOf(api, customer);
  const form = async (now: Customer) => (
    <NextIntlClientProvider locale="nl" messages={nl} timeZone="Europe/Paris">
      <ReturnForm {...await readPage(now)} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(await form(customer));
  return { readAnew: async (now = customer) => rerender(await form(now)) };
}
const choose = (name: string) => {
  fireEvent.click(screen.getByRole("checkbox", { name }));
  fireEvent.click(
    screen.getByRole("group", { name: nl.accountReturn.reasonOf.replace("{name}", name) }).querySelector("input") ??
      document.body,
  );
};
const more = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name: nl.accountReturn.more.replace("{name}", name) }));
const send = async () => {
  fireEvent.click(screen.getByRole("button", { name: nl.accountReturn.declare }));
  await vi.dynamicImportSettled();
  await act(allAnswered);
};
const expectNoMore = async (customer: Customer) => {
  cleanup();
  const page = await readPage(customer);
  await showPage("nl", () => DeclareReturn({ ...page, locale: "nl" }));
  const date = formatDate(present(page.order.return_until), "nl");
  expect(screen.getByText(nl.accountReturn.noMore.replace("{date}", date))).toBeTruthy();
  expect(screen.queryByRole("button", { name: nl.accountReturn.declare })).toBeNull();
  await expectSound();
};

it("says that no more can go back than is left, and offers what is", async () => {
  const customer = await aCustomer();
  const [first = "", second = ""] = customer.order.lines.map(({ name }) => name);
  const { readAnew } = await openForm(customer);
  choose(first);
  more(first);
  more(first);
  const quantity = nl.accountReturn.quantityOf.replace("{name}", first);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: quantity }).value).toBe("2");
  choose(second);
  await declare(customer, [1, 1]);
  await send();
  expect(screen.getByText(nl.error.RETURN_QUANTITY_TOO_LARGE)).toBeTruthy();
  await expectSound();
  expect(shop.readAnew).toBe(1);

  await readAnew();
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect([box(first).checked, box(second).checked, box(second).disabled]).toEqual([true, false, true]);
  await send();
  const { items } = await api.call(getReturns, { token: customer.token, query: { order_id: customer.order.id } });
  expect(items.flatMap((each) => each.items.map(({ quantity }) => quantity))).toEqual([1, 1, 1]);
  await expectNoMore(customer);
});

it("says that the time is over, where the form stood open and where the page is read later", async () => {
  const customer = await aCustomer();
  await openForm(customer);
  choose(present(customer.order.lines[0]).name);
  api.clock.advance(30 * 86_400_000);
  const later = { ...customer, token: await comeBack(api, customer) };
  shop.client = clientOf(api, later);
  await send();
  expect(screen.getByText(nl.error.RETURN_DEADLINE_PASSED)).toBeTruthy();
  await expectSound();
  expect(shop.readAnew).toBe(1);
  await expectNoMore(later);
});

it("says of a box that the time is over, and that keeping is still to be said", async () => {
  const [home] = await deliveredBoxes(api, 1);
  const { order } = present(home);
  api.clock.set(new Date(Date.parse(present(order.return_until)) + 2 * 86_400_000));
  const token = await comeBack(api, present(home));
  const tryOn = await api.call(getTryOn, { token, params: { id: order.id } });
  await showPage("nl", () => TryOnPage({ tryOn, purpose: "decide", locale: "nl" }));
  const date = formatDate(present(tryOn.order.return_until), "nl", "weekday");
  expect(screen.getByText(nl.tryOn.deadlineOver.replace("{date}", date))).toBeTruthy();
  expect(screen.getByText(nl.tryOn.keepOnly)).toBeTruthy();
  await expectSound();
});

it("shows a return to its own client, and is not found by another one", async () => {
  const customer = await aCustomer();
  const { id, tracking_number: number } = await declare(customer, [1, 0]);
  const session = { locale: "nl", target: "/", accessToken: "", clientId: undefined } as const;
  shop.client = clientOf(api, customer);
  await showPage("nl", async () => <ReturnDetails entry={await findReturn(session, { id })} />);
  expect(document.body.textContent).toContain(number);
  await expectSound();
  shop.client = clientOf(api, await aClient(api));
  await expect(findReturn(session, { id })).rejects.toThrow("404");
});
