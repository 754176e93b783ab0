import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getClientCart } from "#contract/cart.ts";
import { getReturnOptions, getReturns } from "#contract/returns.ts";
import { SwitchedOff } from "#components/navigation/where-on.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { queryClient } from "#lib/query/query-client.ts";
import de from "#messages/de.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder, type Customer } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, opened: [] as string[] }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: (path: string) => void shop.opened.push(path), refresh: () => undefined }),
}));
const { OrderActions } = await import("./order-actions.tsx");
const { ReturnForm } = await import("#components/returns/return-form.tsx");

let api: TestApi;
let customer: Customer;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  const pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 20);
  customer = await aDeliveredOrder(api, [
    [present(pieces[0]), 2],
    [present(pieces[3]), 1],
  ]);
  shop.client = clientOf(api, customer);
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  queryClient().clear();
});

const inGerman = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="de" messages={de} timeZone="Europe/Paris">
      {children}
    </NextIntlClientProvider>,
  );
/** The number of the order follows, for who hears one button without its order. */
const namedFirst = (words: string) => (name: string) => name.startsWith(words);
const press = async (name: string | ((told: string) => boolean)) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await vi.dynamicImportSettled();
  await act(allAnswered);
};

it("puts an order into the cart once more, which is read in German, and leads to the cart", async () => {
  const { order, token } = customer;
  inGerman(<OrderActions order={order} />);
  await press(namedFirst("Noch einmal bestellen"));
  const cart = await api.call(getClientCart, { token });
  expect(cart.quantity).toBe(3);
  expect(screen.getByText("Es liegt in Ihrem Warenkorb, zum heutigen Preis.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Zum Warenkorb" }).getAttribute("href")).toBe("/de/shop/cart");
  await expectSound();
});

it.each([
  ["not yet", null, "Bewerten"],
  ["already", { overall: 5, comment: "", items: [], updated_at: "2026-11-01T10:00:00Z" }, "Meine Bewertungen"],
] as const)("leads to the reviews of an order that was %s rated", (_, rating, words) => {
  const { order } = customer;
  inGerman(<OrderActions order={{ ...order, rating: rating && { ...rating, items: [...rating.items] } }} />);
  const way = screen.getByRole("link", { name: namedFirst(words) });
  expect(way.getAttribute("href")).toBe(`/de/infos/rating/${order.id}`);
});

it("offers no cart where the shop is switched off", () => {
  inGerman(
    <SwitchedOff value={["shop"]}>
      <OrderActions order={customer.order} />
    </SwitchedOff>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: namedFirst("Zurücksenden oder umtauschen") })).toBeTruthy();
});

it("leads from the order to its return, of which one piece is sent back in German", async () => {
  const { order, token } = customer;
  inGerman(<OrderActions order={order} />);
  const way = screen.getByRole("link", { name: namedFirst("Zurücksenden oder umtauschen") });
  expect(way.getAttribute("href")).toBe(`/de/infos/returns/order/${order.id}`);
  cleanup();

  const options = await api.call(getReturnOptions, { token, params: { id: order.id } });
  inGerman(<ReturnForm order={order} options={options} preferredMode={null} />);
  const [line] = order.lines;
  const { name, unit_price_ttc: price } = present(line);
  await press("Rücksendung anmelden");
  expect(screen.getAllByText("Wählen Sie mindestens einen Artikel aus.").length).toBeGreaterThan(0);
  expect(shop.opened).toEqual([]);
  fireEvent.click(screen.getByRole("checkbox", { name }));
  const why = within(screen.getByRole("group", { name: `Warum geht ${name} zurück?` }));
  fireEvent.click(why.getByRole("radio", { name: "Zu klein" }));
  expect(screen.getByRole("heading", { name: "1 Teil geht zurück" })).toBeTruthy();
  expect(screen.getByText("Erwartete Erstattung").nextElementSibling?.textContent).toBe(formatEuros(price, "de"));
  await expectSound();
  await press("Rücksendung anmelden");
  expect(shop.opened).toEqual([`/de/infos/returns/order/${order.id}/success`]);
  const { items } = await api.call(getReturns, { token, query: { order_id: order.id } });
  expect(items.map((each) => each.items)).toMatchObject([
    [{ order_line_id: present(line).id, quantity: 1, reason: "TOO_SMALL" }],
  ]);
});
