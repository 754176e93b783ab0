// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast-store.ts";
import { expectHeard } from "#tests/storefront/heard.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import { showLines } from "#lib/cart/shown-cart.ts";
import type { CartView } from "#lib/cart/use-cart.ts";
import { noWishes, wish, type Wishes } from "#lib/cart/wishes.ts";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { CartContent } from "./cart-content.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { CheckoutLink } from "./checkout-link.tsx";

const engine = vi.hoisted(() => ({
  setQuantity: vi.fn<(variantId: number, quantity: number, extra?: object) => void>(),
  swap: vi.fn<(line: object, to: number) => void>(),
}));
vi.mock("#lib/cart/browser-engine.ts", () => ({ cartEngine: () => engine }));

afterEach(() => {
  act(() => toastStore.getSnapshot().toasts.forEach(({ id }) => dismissToast(id)));
  cleanup();
  vi.clearAllMocks();
});

const readyView = (
  cart: ReturnType<typeof aCart>,
  wishes: Wishes = noWishes,
): Extract<CartView, { status: "ready" }> => {
  const lines = showLines(cart, wishes);
  return { status: "ready", cart, lines, pieces: 0, isPredicted: wishes.size > 0 };
};
const show = (view: CartView, isDrawer = false) => {
  const Around = isDrawer ? "div" : "main";
  return render(
    <NextIntlClientProvider
      locale="fr"
      messages={{ cart: fr.cart, price: fr.price, error: fr.error }}
      timeZone="Europe/Paris"
    >
      <Around {...(isDrawer ? { role: "dialog", tabIndex: -1 } : {})}>
        <h1 tabIndex={-1}>Panier</h1>
        <CartContent cart={view} headingLevel={2} />
      </Around>
      {view.status === "ready" && <CartTotals totals={view.cart?.totals ?? null} isPredicted={view.isPredicted} />}
      {view.status === "ready" && <CheckoutLink cart={view} />}
    </NextIntlClientProvider>,
  );
};

it("helps on from an empty cart", () => {
  show(readyView(aCart()));
  expect(screen.getByRole("heading", { name: "Votre malle est encore vide" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Découvrir la boutique" }).getAttribute("href")).toBe("/shop");
});

it("offers to load again what could not be loaded", async () => {
  const retry = vi.fn<() => void>();
  show({ status: "failed", error: new AppError("network", "NETWORK", "down"), retry });
  expect(screen.getByText(fr.error.NETWORK)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retry).toHaveBeenCalledOnce();
});

it("asks for absolute quantities", async () => {
  show(readyView(aCart({ lines: [aCartLine({ variant_id: 7, quantity: 2, name: "Robe" })] })));
  expectHeard(document.body, [
    ["heading", "Panier", { level: 1 }],
    ["list", "Articles du panier"],
    ["link", "Robe"],
    ["group", "Quantité de Robe"],
    ["link", "Passer commande"],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Ajouter une pièce\u00a0: Robe" }));
  expect(engine.setQuantity).toHaveBeenCalledWith(7, 3);
  expect(toastStore.getSnapshot().announcement).toContain("quantité 3");
});

it("does not ask for more than there is", () => {
  show(readyView(aCart({ lines: [aCartLine({ quantity: 2, available_quantity: 2, name: "Robe" })] })));
  expect(screen.getByRole("button", { name: "Ajouter une pièce\u00a0: Robe" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
});

it("removes a line at once and can take that back", async () => {
  const line = aCartLine({ variant_id: 7, quantity: 3, name: "Robe" });
  show(readyView(aCart({ lines: [line, aCartLine({ variant_id: 8, name: "Pull" })] })));
  await userEvent.click(screen.getByRole("button", { name: "Retirer Robe du panier" }));
  expect(engine.setQuantity).toHaveBeenLastCalledWith(7, 0);
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Articles du panier" }));
  const [notice] = toastStore.getSnapshot().toasts;
  expect(notice?.message).toContain("Robe");
  notice?.action?.onPress();
  expect(engine.setQuantity).toHaveBeenLastCalledWith(7, 3, { draft: line });
});

it.each([
  ["the heading of the page", false, () => screen.getByRole("heading", { level: 1 })],
  ["the drawer", true, () => screen.getByRole("dialog")],
] as const)("gives the focus to %s when the last line goes", async (_, isDrawer, place) => {
  show(readyView(aCart({ lines: [aCartLine({ name: "Robe" })] })), isDrawer);
  await userEvent.click(screen.getByRole("button", { name: "Retirer Robe du panier" }));
  expect(document.activeElement).toBe(place());
});

it("names what is sold out and offers other sizes", async () => {
  const line = aCartLine({
    name: "Robe",
    size: "4 ans",
    status: "sold_out",
    available_quantity: 0,
    alternatives: [{ variant_id: 8, size: "6 ans" }],
  });
  show(readyView(aCart({ lines: [line] })));
  expect(screen.getByText(/Épuisé en 4 ans/)).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Quantité de Robe" })).toBeNull();
  await userEvent.click(
    within(screen.getByRole("group", { name: "Prendre une autre taille" })).getByRole("button", {
      name: "Prendre Robe en 6 ans",
    }),
  );
  expect(engine.swap).toHaveBeenCalledWith(line, 8);
});

it("keeps from the checkout until a quantity fits the stock", async () => {
  const cart = {
    ...aCart({ lines: [aCartLine({ variant_id: 7, quantity: 3, status: "limited", available_quantity: 2 })] }),
    is_orderable: false,
  };
  show(readyView(cart));
  expect(screen.queryByRole("link", { name: "Passer commande" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "En garder 2" }));
  expect(engine.setQuantity).toHaveBeenCalledWith(7, 2);
});

it("says what is missing for free delivery", () => {
  show(readyView(aCart({ lines: [aCartLine({ price: 40 })] })));
  expect(screen.getByRole("progressbar", { name: /Plus que 20,00.€ pour la livraison offerte/ })).toBeTruthy();
});

it("shows the API's totals as out of date while something is only wished", () => {
  const cart = aCart({ lines: [aCartLine({ variant_id: 7, quantity: 1, price: 40 })] });
  show(readyView(cart, wish(noWishes, 7, { quantity: 2 })));
  expect(screen.getByText("Total").closest("[aria-busy=true]")).toBeTruthy();
  expect(screen.getByText(/44,90/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Quantité de Robe à rayures" }).value).toBe("2");
});
