// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Activity, StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commandCart, takeCartCommands } from "#lib/cart/cart-shell.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { CartDrawer } from "./cart-drawer.tsx";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));
vi.mock("#lib/cart/use-cart.ts", () => ({ useCart: () => ({ status: "loading" }) }));
vi.mock("#lib/cart/browser-engine.ts", () => ({ subscribeToFailures: () => () => undefined }));

const aPage = (mode: "visible" | "hidden") => (
  <StrictMode>
    <Activity mode={mode}>
      <NextIntlClientProvider
        locale="fr"
        messages={{ cart: fr.cart, price: fr.price, error: fr.error }}
        timeZone="Europe/Paris"
      >
        <CartDrawer />
      </NextIntlClientProvider>
    </Activity>
  </StrictMode>
);
const openDrawer = () => act(() => commandCart({ kind: "open" }));
const isOpen = () => screen.queryByRole("dialog") !== null;

beforeEach(() => history.replaceState(null, "", "/product/robe"));
afterEach(() => {
  cleanup();
  takeCartCommands();
});

it("opens when it is asked for, also before it was there", () => {
  commandCart({ kind: "open" });
  render(aPage("visible"));
  expect(isOpen()).toBe(true);
});

it("stays closed on a page one comes back to", async () => {
  const { rerender } = render(aPage("visible"));
  openDrawer();
  expect(isOpen()).toBe(true);
  history.pushState(null, "", "/shop/cart");
  rerender(aPage("visible"));
  await waitFor(() => expect(isOpen()).toBe(false));
  history.pushState(null, "", "/product/robe");
  rerender(aPage("visible"));
  expect(isOpen()).toBe(false);
  openDrawer();
  expect(isOpen()).toBe(true);
});

it("stays closed when the layout it stands in was kept, hidden", async () => {
  const { rerender } = render(aPage("visible"));
  openDrawer();
  expect(isOpen()).toBe(true);
  history.pushState(null, "", "/checkout");
  rerender(aPage("hidden"));
  history.pushState(null, "", "/product/robe");
  rerender(aPage("visible"));
  await waitFor(() => expect(isOpen()).toBe(false));
});

it("opens on the page that came when it was asked for on the way", async () => {
  const { rerender } = render(aPage("visible"));
  openDrawer();
  history.pushState(null, "", "/shop");
  rerender(aPage("visible"));
  openDrawer();
  await waitFor(() => expect(isOpen()).toBe(true));
});
