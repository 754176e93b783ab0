// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import type { ModelPiece } from "#contract/catalog.ts";
import { locales } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { ModelColors } from "./model-colors.tsx";

afterEach(cleanup);

const aPiece = (change: Partial<ModelPiece>): ModelPiece => ({
  id: 1,
  clean_name: "robe-rouge",
  collection_slug: "girls",
  color: "Rouge",
  pattern: null,
  image: { url: "/pictures/1/front.svg", width: 600, height: 800, alt: "Robe rouge", placeholder: "#fff" },
  is_available: true,
  ...change,
});

it.each(locales)(
  "leads to each colour by its name, and says which one is shown and which is sold out (%s)",
  async (locale) => {
    const messages = await loadMessages(locale);
    render(
      <NextIntlClientProvider locale={locale} messages={messages}>
        <ModelColors
          current={2}
          pieces={[
            aPiece({}),
            aPiece({ id: 2, color: "Vert", pattern: "Pois" }),
            aPiece({ id: 3, is_available: false }),
          ]}
        />
      </NextIntlClientProvider>,
    );
    const links = within(screen.getByRole("navigation", { name: messages.product.colors })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Rouge",
      "Vert · Pois",
      `Rouge${messages.product.soldOut}`,
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
    expect(links[0]?.getAttribute("href")).toMatch(/girls\/1-robe-rouge$/);
  },
);
