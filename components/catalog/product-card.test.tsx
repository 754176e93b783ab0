// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { ProductCard as ProductCardData } from "#contract/catalog.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { ProductCard } from "./product-card.tsx";

const variant = (variant_id: number, size: string, is_available = true) => ({
  variant_id,
  size,
  is_available,
  is_low_stock: !is_available,
});

const aProduct = (change: Partial<ProductCardData> = {}): ProductCardData => ({
  id: 12,
  name: "Robe rayée",
  clean_name: "robe-rayee",
  brand_name: "Maison Tilleul",
  lc_price: 19.9,
  original_price: null,
  lowest_price_30_days: null,
  gender: "GIRL",
  profile_type: "KID",
  family: "DRESSES",
  meta_category: "OTHER",
  label: null,
  is_recent: false,
  changed_at: null,
  rating: null,
  collection_slug: "girls",
  images: [
    { url: "/pictures/12/front.svg", width: 900, height: 1200, alt: "Robe rayée vue de face", placeholder: "#f6efe2" },
    { url: "/pictures/12/back.svg", width: 900, height: 1200, alt: "Robe rayée vue de dos", placeholder: "#f6efe2" },
  ],
  variants: [variant(1, "6 ans"), variant(2, "4 ans"), variant(3, "8 ans", false)],
  ...change,
});

async function renderCard(product: ProductCardData, locale: Locale = "fr") {
  render(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)}>
      <ul>
        <ProductCard product={product} level={2} />
      </ul>
    </NextIntlClientProvider>,
  );
  return screen.getByRole("listitem");
}

afterEach(cleanup);

describe("ProductCard", () => {
  it("leads to the product's one address, in the language", async () => {
    const card = await renderCard(aProduct(), "de");
    const heading = within(card).getByRole("heading", { level: 2, name: "Robe rayée" });
    expect(within(heading).getByRole("link").getAttribute("href")).toBe("/de/shop/girls/12-robe-rayee");
  });
  it("begins with its heading, so that all there is to read of it follows", async () =>
    expect((await renderCard(aProduct())).firstElementChild?.matches("h2")).toBe(true));
  it("names only the sizes in stock, in order", async () =>
    expect((await renderCard(aProduct())).textContent).toContain("4, 6 ans"));
  it("says when nothing is left, and offers no way to add it", async () => {
    const card = await renderCard(aProduct({ variants: [variant(1, "4 ans", false)] }));
    expect(card.textContent).toContain("Épuisé");
    expect(within(card).queryByRole("button")).toBeNull();
  });
  it("shows beside a struck price what the law asks for, and rounds the badge down", async () => {
    const card = await renderCard(aProduct({ lc_price: 13.4, original_price: 20, lowest_price_30_days: 18.5 }));
    expect(
      within(card)
        .getByText(/^Min\. 30 jours/)
        .getAttribute("aria-hidden"),
    ).toBe("true");
    expect(within(card).getByText(/20,00/).tagName).toBe("S");
    expect(card.textContent).toMatch(/30 jours avant réduction\u00a0: 18,50/);
    expect(within(card).getByText("−25 %")).toBeTruthy();
  });
  it("describes the first picture and keeps quiet about the second", async () => {
    const card = await renderCard(aProduct());
    expect(
      within(card)
        .getAllByRole("img")
        .map((image) => image.getAttribute("alt")),
    ).toEqual(["Robe rayée vue de face"]);
  });
  it("adds with one tap", async () =>
    expect(
      within(await renderCard(aProduct())).getByRole("button", { name: "Ajouter Robe rayée au panier" }),
    ).toBeTruthy());
});
