// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import type { ProductCard } from "#contract/catalog.ts";
import { formatEuros } from "#lib/money/format.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { GoesWith } from "./goes-with.tsx";

afterEach(cleanup);

const piece: ProductCard = {
  id: 12,
  name: "Gestreepte jurk",
  clean_name: "gestreepte-jurk",
  brand_name: "Maison Tilleul",
  lc_price: 14.9,
  original_price: 19.9,
  lowest_price_30_days: 17.9,
  gender: "GIRL",
  profile_type: "KID",
  family: "DRESSES",
  meta_category: "OTHER",
  label: null,
  is_recent: false,
  changed_at: null,
  rating: null,
  collection_slug: "girls",
  images: [{ url: "/pictures/12/front.svg", width: 900, height: 1200, alt: "Jurk van voren", placeholder: "#f6efe2" }],
  variants: [{ variant_id: 1, size: "4 ans", is_available: true, is_low_stock: false }],
};

it("leads to each piece by its name, and says its price as the law wants it, in as little markup as can be", () => {
  const { container } = render(
    <NextIntlClientProvider locale="nl" messages={nl}>
      <GoesWith title={nl.product.goesWith} pieces={[piece]} />
    </NextIntlClientProvider>,
  );
  const row = within(screen.getByRole("region", { name: nl.product.goesWith })).getByRole("listitem");
  expect(within(row).getByRole("link", { name: piece.name }).getAttribute("href")).toBe(
    "/nl/shop/girls/12-gestreepte-jurk",
  );
  for (const cents of [piece.lc_price, 19.9, 17.9]) expect(row.textContent).toContain(formatEuros(cents, "nl"));
  expect(within(row).queryByRole("button")).toBeNull();
  /* Four of them stand on every product's page. */
  expect(container.innerHTML.length).toBeLessThan(1_200);
});
