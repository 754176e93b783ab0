import type { PgInsertValue } from "drizzle-orm/pg-core";
import type { Locale } from "#contract/locale.ts";
import { usualNature } from "../../catalog/garment-facts.ts";
import { pictureUrl } from "../../catalog/picture-address.ts";
import { groundTint } from "../../pictures/draw.ts";
import type { brands as brandTable, priceHistory, products, StoredImage, variants } from "../schema/catalog.ts";
import { careCodes, careTexts, warningsOf } from "./content/vocabulary/care.ts";
import { colors } from "./content/vocabulary/colors.ts";
import { materialNames, recycledPercent, shedsMicrofibres } from "./content/vocabulary/compositions.ts";
import { clothOf, clothWords } from "./content/vocabulary/fabrics.ts";
import { capitalised } from "./content/vocabulary/grammar.ts";
import { imageAlt } from "./content/vocabulary/image-alt.ts";
import { origins } from "./content/vocabulary/origins.ts";
import { patternWords } from "./content/vocabulary/patterns.ts";
import { productDescription } from "./content/vocabulary/product-description.ts";
import { productName } from "./content/vocabulary/product-name.ts";
import { silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import { brands } from "./content/vocabulary/brands.ts";
import { garmentDetails, lengthCm, lengthMeasured } from "./garment-details.ts";
import type { ProductPlan } from "./product-plan.ts";
import { at, unit } from "./random.ts";
import { searchVector, type SearchTexts } from "./search-document.ts";
import { slugify } from "./slugify.ts";

type ProductRow = PgInsertValue<typeof products>;

const localize = <T>(of: (locale: Locale) => T): Record<Locale, T> => ({
  fr: of("fr"),
  de: of("de"),
  nl: of("nl"),
  es: of("es"),
});

const skuOf = (n: number): string => `PM${String(n).padStart(7, "0")}`;

/** Room for the sizes of a product in the ids of its variants: they are the same whatever the number of products. */
const variantsPerProduct = 10;
const variantId = (n: number, position: number): number => n * variantsPerProduct + position;

export const brandRows = (): (typeof brandTable.$inferInsert)[] =>
  brands.map(({ slug, name, countryCode, description, manufacturer }, index) => ({
    id: index + 1,
    slug,
    name,
    countryCode,
    description,
    manufacturer,
  }));

function imagesOf(plan: ProductPlan): StoredImage[] {
  const placeholder = groundTint(plan.drawing);
  return (["front", "back", "detail"] as const).map((view) => ({
    view,
    width: 600,
    height: 800,
    placeholder,
    url: pictureUrl("products", `${plan.n}/${view}`, plan.drawing),
    alt: localize((locale) => imageAlt({ ...plan, view, locale })),
  }));
}

export function descriptionsOf(plan: ProductPlan): Record<Locale, string> {
  const piece = { ...plan, lining: garmentDetails(plan).lining, sizes: plan.stock.map(({ size }) => size) };
  return localize((locale) => productDescription(piece, locale));
}

export function productRow(plan: ProductPlan, collectionSlug: string, texts: Record<Locale, SearchTexts>): ProductRow {
  const { n, silhouette, fabric, audience, composition, price } = plan;
  const facts = silhouetteFacts[silhouette];
  const cloth = clothOf(silhouette, fabric);
  const color = colors[plan.color];
  const names = localize((locale) => productName({ ...plan, locale }));
  const care = careCodes(silhouette, cloth);
  const warnings = warningsOf(silhouette, audience);
  const vectors = localize((locale) => searchVector(texts[locale], locale));
  return {
    id: n,
    sku: skuOf(n),
    brandId: brands.indexOf(plan.brand) + 1,
    profileType: audience === "WOMAN" ? "WOMAN" : "KID",
    gender: plan.gender,
    family: facts.family,
    metaCategory: facts.metaCategory,
    label: plan.label,
    model: skuOf(plan.lead),
    kind: silhouette,
    cut: plan.drawing.cut,
    ...usualNature({ family: facts.family, kind: silhouette, fabric }),
    names,
    cleanNames: localize((locale) => slugify(names[locale])),
    descriptions: descriptionsOf(plan),
    color: { code: plan.color, hex: color.hex, name: localize((locale) => capitalised(color.noun[locale])) },
    pattern: { code: plan.pattern, name: patternWords[plan.pattern].name },
    fabric: { code: fabric, name: clothWords[cloth].name },
    composition: composition.map(({ material, percent }) => ({
      code: material,
      material: materialNames[material],
      percent,
    })),
    care: localize((locale) => care.map((code) => careTexts[code][locale])),
    warnings: localize((locale) => warnings.map((warning) => warning[locale])),
    origin: {
      ...at(origins[cloth], unit(plan.lead, "origin")),
      recycled_percent: recycledPercent(composition),
      sheds_microfibres: shedsMicrofibres(composition),
    },
    details: garmentDetails(plan),
    lengthMeasured: lengthMeasured(silhouette),
    images: imagesOf(plan),
    drawing: { ...plan.drawing },
    priceCents: price.priceCents,
    originalPriceCents: price.originalPriceCents,
    lowestPrice30DaysCents: price.lowestPrice30DaysCents,
    discountPercent: price.discountPercent,
    collectionSlug,
    sizesInStock: plan.stock.filter(({ pieces }) => pieces > 0).map(({ size }) => size),
    rank: n,
    publishedAt: plan.publishedAt,
    changedAt: price.history.at(-1)?.startsAt ?? plan.publishedAt,
    searchFr: vectors.fr,
    searchDe: vectors.de,
    searchNl: vectors.nl,
    searchEs: vectors.es,
  };
}

export const variantRows = ({ n, stock, silhouette }: ProductPlan): (typeof variants.$inferInsert)[] =>
  stock.map(({ size, pieces }, position) => ({
    id: variantId(n, position),
    productId: n,
    size,
    position,
    lengthCm: lengthCm(silhouette, size),
    stock: pieces,
  }));

export const priceRows = ({ n, price }: ProductPlan): (typeof priceHistory.$inferInsert)[] =>
  price.history.map((point) => ({ productId: n, ...point }));
