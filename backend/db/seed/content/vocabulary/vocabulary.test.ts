import { describe, expect, it } from "vitest";
import { locales } from "../localized.ts";
import { lookWords } from "../search-words/looks.ts";
import { brands } from "./brands.ts";
import { careCodes, careTexts, warningsOf } from "./care.ts";
import { colorCodes, colorGroupNames, colors, isHarmonious } from "./colors.ts";
import { compositions, recycledPercent, shedsMicrofibres } from "./compositions.ts";
import { clothOf } from "./fabrics.ts";
import { silhouettes } from "#backend/pictures/types.ts";
import { withFrenchArticle } from "./grammar.ts";
import { imageAlt } from "./image-alt.ts";
import { modelNames } from "./models.ts";
import { origins } from "./origins.ts";
import { type DescribedPiece, productDescription } from "./product-description.ts";
import { productName, wordOf } from "./product-name.ts";
import { fabricsFor, silhouetteFacts } from "./silhouettes.ts";
import { sizesFor } from "../../size-runs.ts";

/** A piece of which only some facts matter; all others follow from them and from its number. */
function described({
  n,
  ...facts
}: Pick<DescribedPiece, "silhouette" | "audience" | "fabric" | "pattern" | "color" | "model" | "n">): DescribedPiece {
  const { silhouette, audience, fabric, pattern, color } = facts;
  const accent = colorCodes.find((code) => code !== color && isHarmonious(code, color))!;
  const cloth = clothOf(silhouette, fabric);
  const cut = { BABY: "baby", KID: "child", WOMAN: "woman" } as const;
  return {
    ...facts,
    n,
    lead: n,
    brand: brands[n % brands.length]!,
    accent,
    composition: compositions[cloth][n % compositions[cloth].length]!,
    sizes: sizesFor(silhouette, audience, (n % 5) / 5),
    lining: n % 2 === 0 ? "COTTON" : "POLYESTER",
    drawing: {
      silhouette,
      pattern,
      fabric,
      cut: cut[audience],
      color: colors[color].hex,
      accent: colors[accent].hex,
      seed: n,
    },
  };
}

const name = (locale: "fr" | "de" | "nl" | "es", facts: Partial<Parameters<typeof productName>[0]>) =>
  productName({
    silhouette: "dress",
    model: "Capucine",
    color: "terracotta",
    pattern: "flower",
    fabric: "poplin",
    ...facts,
    locale,
  });

describe("productName", () => {
  it.each([
    ["fr", {}, "Robe Capucine à fleurs, terracotta"],
    [
      "fr",
      { silhouette: "socks", pattern: "stripe", color: "white", fabric: "rib", model: "Léo" },
      "Chaussettes Léo à rayures, blanches",
    ],
    [
      "fr",
      { silhouette: "trousers", pattern: "plain", color: "navy", fabric: "corduroy", model: "Marius" },
      "Pantalon Marius en velours côtelé, bleu marine",
    ],
    ["de", {}, "Kleid Capucine mit Blumen, Terrakotta"],
    ["de", { fabric: "gauze", color: "white" }, "Kleid Capucine aus Musselin mit Blumen, Weiß"],
    ["nl", { pattern: "dot" }, "Jurk Capucine met stippen, terracotta"],
    ["nl", { silhouette: "jumper", fabric: "knit", pattern: "plain" }, "Trui Capucine, terracotta"],
    ["es", {}, "Vestido Capucine de flores, terracota"],
    [
      "es",
      { silhouette: "t-shirt", fabric: "jersey", pattern: "stripe", color: "red" },
      "Camiseta Capucine de rayas, roja",
    ],
    ["es", { silhouette: "jeans", fabric: "denim", pattern: "plain", color: "black" }, "Vaqueros Capucine, negros"],
    ["es", { fabric: "linen" }, "Vestido Capucine de flores en lino, terracota"],
  ] as const)("composes %s %j", (locale, facts, expected) => {
    expect(name(locale, facts)).toBe(expected);
  });
});

describe("imageAlt", () => {
  it("agrees with the noun in French and Spanish", () => {
    const socks = { silhouette: "socks", color: "white", pattern: "dot", fabric: "rib" } as const;
    expect(imageAlt({ ...socks, view: "front", locale: "fr" })).toBe(
      "Chaussettes blanches en maille côtelée à pois, vues de face",
    );
    expect(imageAlt({ ...socks, view: "back", locale: "es" })).toBe(
      "Calcetines blancos de lunares en canalé, vistos por detrás",
    );
  });
  it("names the cloth of a raincoat as what it is", () => {
    expect(
      imageAlt({
        silhouette: "raincoat",
        color: "sunshine",
        pattern: "plain",
        fabric: "poplin",
        view: "detail",
        locale: "de",
      }),
    ).toBe("Nahaufnahme: Beschichtetes Gewebe, in Sonnengelb");
  });
});

describe("every product that the vocabulary allows", () => {
  const broken = / {2}|undefined|null|[{}[\]|]| [,.]|\.\.|^\s|\s$/;

  it("has a name, three alternative texts and descriptions without a flaw, in four languages", () => {
    const flawed: string[] = [];
    for (const silhouette of silhouettes) {
      for (const audience of silhouetteFacts[silhouette].audiences) {
        for (const fabric of fabricsFor(silhouette, audience)) {
          for (const [index, pattern] of silhouetteFacts[silhouette].patterns.entries()) {
            for (const locale of locales) {
              const color = colorCodes[(index * 7 + silhouette.length) % colorCodes.length]!;
              const piece = { silhouette, audience, fabric, pattern, color, model: "Alix" };
              const facts = { ...piece, locale };
              const views = (["front", "back", "detail"] as const).map((view) => imageAlt({ ...facts, view }));
              const descriptions = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
                productDescription(described({ ...piece, n: seed }), locale),
              );
              flawed.push(
                ...[productName(facts), ...views, ...descriptions].filter(
                  (text) => text.length < 8 || broken.test(text),
                ),
              );
            }
          }
        }
      }
    }
    expect(flawed).toEqual([]);
  });

  it("is named in every colour", () => {
    for (const color of colorCodes) for (const locale of locales) expect(name(locale, { color })).not.toMatch(broken);
  });

  it("has the right article before the noun", () => {
    const article = { m: "el", f: "la", mp: "los", fp: "las", c: "de", n: "het", pl: "de" };
    for (const silhouette of silhouettes) {
      const { audiences: worn, fabrics } = silhouetteFacts[silhouette];
      for (const audience of worn) {
        for (let seed = 0; seed < 12; seed++) {
          const facts = {
            silhouette,
            audience,
            fabric: fabrics[0]!,
            pattern: "plain",
            color: "red",
            model: "Zoé",
            n: seed,
          } as const;
          expect(productDescription(described(facts), "fr").toLowerCase()).toContain(
            `${withFrenchArticle(wordOf(silhouette, "fr"))} zoé`.toLowerCase(),
          );
          for (const locale of ["nl", "es"] as const) {
            const { noun, form } = wordOf(silhouette, locale);
            expect(productDescription(described(facts), locale)).toMatch(
              new RegExp(`\\b${article[form]} ${noun} Zoé`, "i"),
            );
          }
        }
      }
    }
  });

  it("is described differently for different seeds", () => {
    const facts = {
      silhouette: "t-shirt",
      audience: "KID",
      fabric: "jersey",
      pattern: "plain",
      color: "red",
      model: "Lou",
    } as const;
    const texts = new Set(Array.from({ length: 60 }, (_, n) => productDescription(described({ ...facts, n }), "fr")));
    expect(texts.size).toBeGreaterThan(20);
  });

  it("makes no claim about the environment", () => {
    const claim = /écolo|responsable|durable|nachhaltig|umweltfreundlich|duurza|milieuvriend|sostenib|ecológic/i;
    const all = silhouettes.flatMap((silhouette) =>
      locales.flatMap((locale) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
          productDescription(
            described({
              silhouette,
              audience: silhouetteFacts[silhouette].audiences[0]!,
              fabric: silhouetteFacts[silhouette].fabrics[0]!,
              pattern: "plain",
              color: "sage",
              model: "Lou",
              n,
            }),
            locale,
          ),
        ),
      ),
    );
    expect(all.filter((text) => claim.test(text))).toEqual([]);
  });
});

describe("what is said about a product", () => {
  it("adds up to 100 percent in every composition", () => {
    for (const list of Object.values(compositions))
      for (const parts of list) expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });
  it("announces microfibres above half of synthetic fibres only", () => {
    expect(
      shedsMicrofibres([
        { material: "polyester", percent: 51 },
        { material: "cotton", percent: 49 },
      ]),
    ).toBe(true);
    expect(
      shedsMicrofibres([
        { material: "polyester", percent: 50 },
        { material: "cotton", percent: 50 },
      ]),
    ).toBe(false);
    expect(
      recycledPercent([
        { material: "recycledPolyester", percent: 20 },
        { material: "cotton", percent: 80 },
      ]),
    ).toBe(20);
  });
  it("has care, origin and composition for every cloth in use", () => {
    for (const silhouette of silhouettes) {
      for (const fabric of silhouetteFacts[silhouette].fabrics) {
        const cloth = clothOf(silhouette, fabric);
        expect(careCodes(silhouette, cloth).map((code) => careTexts[code].fr)).not.toHaveLength(0);
        expect(origins[cloth]).not.toHaveLength(0);
        expect(compositions[cloth]).not.toHaveLength(0);
      }
    }
  });
  it("warns about fire for children's nightwear, not for women's", () => {
    expect(warningsOf("pyjamas", "KID")).toHaveLength(1);
    expect(warningsOf("pyjamas", "WOMAN")).toHaveLength(0);
  });
  it("has a brand for every audience and family it can be worn by", () => {
    for (const silhouette of silhouettes) {
      const { family, audiences: worn } = silhouetteFacts[silhouette];
      for (const audience of worn) {
        expect(
          brands.some((brand) => brand.lines.includes(audience) && brand.families.includes(family)),
          `${silhouette} for ${audience}`,
        ).toBe(true);
      }
    }
  });
});

describe("lists", () => {
  it("use each model name once", () => {
    const all = Object.values(modelNames).flat();
    expect(all.filter((item, index) => all.indexOf(item) !== index)).toEqual([]);
  });
  it("use no model name that search reads as a colour, a pattern or a cloth: white would find what is called Blanche", () => {
    const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();
    const words = new Set(
      [
        ...Object.values(colors).flatMap(({ noun, adjective }) => [
          ...Object.values(noun),
          ...Object.values(adjective),
        ]),
        ...Object.values(colorGroupNames).flatMap((group) => Object.values(group)),
        ...lookWords.flatMap(({ texts }) => Object.values(texts).flatMap(({ name, words: said }) => [name, ...said])),
        "violette, ambre, olive, ocre, indigo, ivoire, turquoise, jade, bianca, blanca, alba, ruby",
      ].flatMap((text) => plain(text).split(/[^a-z]+/)),
    );
    expect(
      Object.values(modelNames)
        .flat()
        .filter((model) => words.has(plain(model))),
    ).toEqual([]);
  });
  it("use each brand slug once", () => {
    expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
  });
  it("let a neutral go with everything and keep warm and cool apart", () => {
    expect(isHarmonious("navy", "coral")).toBe(true);
    expect(isHarmonious("coral", "sky")).toBe(false);
  });
});
