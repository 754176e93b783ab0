import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { clothOf, clothWords } from "#backend/db/seed/content/vocabulary/fabrics.ts";
import { patternWords } from "#backend/db/seed/content/vocabulary/patterns.ts";
import { productName } from "#backend/db/seed/content/vocabulary/product-name.ts";
import { planProduct } from "#backend/db/seed/product-plan.ts";
import { locales } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { fitTitle } from "./head-texts.ts";
import { productTitles } from "./product-titles.ts";

const now = new Date("2026-11-23T10:00:00Z");
/** As many as a shop is filled with, all of them listed. */
const plans = Array.from({ length: 840 }, (_, index) => planProduct(index + 1, now));

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe.each(locales)("titles of products in %s", async (locale) => {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "product" });
  const products = plans.map((plan) => {
    const name = productName({ ...plan, locale });
    const fabric = { code: plan.fabric, name: clothWords[clothOf(plan.silhouette, plan.fabric)].name[locale] };
    const pattern = { code: plan.pattern, name: patternWords[plan.pattern].name[locale] };
    const nameWithBrand = t("titleWithBrand", { name, brand: plan.brand.name });
    return { name, title: fitTitle(productTitles({ name, fabric, pattern }, nameWithBrand, locale)) };
  });

  it("are shown whole, with nothing cut off", () => {
    const wrong = products.filter(({ title }) => title.length < 10 || title.length > 60 || title.endsWith("…"));
    expect(wrong).toEqual([]);
  });

  it("say the kind first and the colour last", () => {
    const wrong = products.filter(({ name, title }) => {
      const color = name.slice(name.lastIndexOf(", "));
      return title.split(" ")[0] !== name.split(" ")[0] || !title.includes(color);
    });
    expect(wrong).toEqual([]);
  });

  it("are the same for no two names", () => {
    const byName = new Map(products.map(({ name, title }) => [name, title]));
    expect(duplicates([...byName.values()])).toEqual([]);
  });
});

describe("a title", () => {
  const titleOf = (name: string, fabric: string, pattern: string, locale: (typeof locales)[number]) =>
    productTitles(
      { name, fabric: { code: "", name: fabric }, pattern: { code: "", name: pattern } },
      `${name}, Maison Tilleul`,
      locale,
    );

  it.each([
    [
      "fr",
      "T-shirt à manches longues Balthazar en maille côtelée à rayures, bleu marine",
      ["Maille côtelée", "Rayures"],
      "T-shirt à manches longues Balthazar à rayures, bleu marine",
    ],
    [
      "fr",
      "T-shirt à manches longues Marguerite en popeline à carreaux vichy, bleu pétrole",
      ["Popeline", "Vichy"],
      "T-shirt à manches longues Marguerite, bleu pétrole",
    ],
    [
      "de",
      "Langarmschlafanzug Bartholomäus aus Musselin mit Vichykaro, Himmelblau",
      ["Musselin", "Vichykaro"],
      "Langarmschlafanzug Bartholomäus mit Vichykaro, Himmelblau",
    ],
    [
      "nl",
      "Tuinbroek Bartholomeus van gebreide stof met vichyruit, hemelsblauw",
      ["Gebreide stof", "Vichyruit"],
      "Tuinbroek Bartholomeus met vichyruit, hemelsblauw",
    ],
    [
      "es",
      "Pijama Swann de cuadros vichy en gasa de algodón, amarillo mantequilla",
      ["Gasa de algodón", "Cuadros vichy"],
      "Pijama Swann de cuadros vichy, amarillo mantequilla",
    ],
  ] as const)("leaves out no more than it must, in %s: %s", (locale, name, [fabric, pattern], title) => {
    expect(fitTitle(titleOf(name, fabric, pattern, locale))).toContain(title);
  });

  it("keeps a name that says cloth and pattern in another way", () => {
    const name = "Regenjacke Anton aus beschichtetem Gewebe, Rot";
    expect(titleOf(name, "Beschichtetes Gewebe", "Einfarbig", "de").at(-1)).toBe(name);
    const jersey = "Jersey Linares de rayas, rojo";
    expect(titleOf(jersey, "Lino", "Raya", "es").at(-1)).toBe(jersey);
  });
});
