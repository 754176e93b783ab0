import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { variants } from "#backend/db/schema/catalog.ts";
import { getCart } from "#contract/cart.ts";
import { getProduct, type Product } from "#contract/catalog.ts";
import { ProductPurchase } from "#components/catalog/product/product-purchase.tsx";
import { SizeHelp } from "#components/catalog/product/size-help.tsx";
import { StockAlert } from "#components/catalog/product/stock-alert.tsx";
import { readCartMemo, takeCartCommands, type CartNews } from "#lib/cart/cart-shell.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#components/layout/client-texts.ts", () => ({ useClientTexts: () => ({ add: nl.cart.add }) }));

let api: TestApi;
let piece: TestPiece;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  piece = present((await insertTestCatalogue(api.dependencies.db, api.clock.now()))[0]);
  HTMLElement.prototype.checkVisibility = () => true;
});
afterAll(async () => {
  Reflect.deleteProperty(HTMLElement.prototype, "checkVisibility");
  await api.close();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (product: Product) =>
  render(
    <NextIntlClientProvider locale="nl" messages={nl} timeZone="Europe/Paris">
      <div className="pd-info">
        <ProductPurchase product={product} />
        <StockAlert product={product} />
        <SizeHelp product={product} />
      </div>
    </NextIntlClientProvider>,
  );

it("says that a size went since the page was made, marks it and opens its alert in place; nothing is in the cart", async () => {
  const product = await api.call(getProduct, { params: { id: piece.productId } });
  shop.client = clientOf(api, null);
  const otherTab = new BroadcastChannel("cart");
  const heard = vi.fn<(news: CartNews) => void>();
  otherTab.addEventListener("message", ({ data }: MessageEvent<CartNews>) => heard(data));
  show(product);
  const alert = screen.getByText(nl.stockAlert.title).closest("details");
  expect(alert?.hidden).toBe(true);
  await api.dependencies.db.update(variants).set({ stock: 0 }).where(eq(variants.id, piece.id));

  const size = screen.getByRole<HTMLInputElement>("radio", { name: "4 jaar" });
  fireEvent.click(size);
  fireEvent.click(screen.getByRole("button", { name: nl.cart.add.submit }));
  await vi.dynamicImportSettled();
  await act(allAnswered);
  expect(await screen.findByText(nl.cart.add.gone.replace("{size}", "4 jaar"))).toBeTruthy();
  await vi.dynamicImportSettled();
  expect([size.disabled, size.checked]).toEqual([true, false]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /5 jaar/ }).disabled).toBe(false);
  expect(takeCartCommands()).toEqual([{ kind: "open" }, { kind: "close" }]);
  await vi.waitFor(() => expect([alert?.hidden, alert?.open]).toEqual([false, true]));
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: nl.stockAlert.size }).value).toBe(String(piece.id));
  expect(document.querySelector<HTMLElement>("[data-sizes]")?.dataset["sizes"]).toContain(`${piece.id}:4 ans:0`);
  const { id } = present(readCartMemo());
  const { lines, version } = await api.call(getCart, { params: { cart_id: id } });
  expect(lines).toEqual([]);
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith({ id, version }));

  fireEvent.click(screen.getByRole("radio", { name: /5 jaar/ }));
  expect(screen.queryByText(nl.cart.add.gone.replace("{size}", "4 jaar"))).toBeNull();
});
