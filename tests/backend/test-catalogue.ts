import type { Database } from "#backend/db/database.ts";
import { sql } from "#backend/db/orm.ts";
import { brands, looks, products, variants } from "#backend/db/schema/catalog.ts";

const localized = (text: string) => ({ fr: text, de: text, nl: text, es: text });
const sizes = ["4 ans", "5 ans", "6 ans"];
const priceCents = [1990, 2450, 3500];
/** What a test knows to be there. */
export function present<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error("not there");
  return value;
}

export interface TestPiece {
  id: number;
  productId: number;
}

/** Price in cents of the piece at a position of `insertTestCatalogue`. */
export const priceOf = (index: number): number => present(priceCents[Math.floor(index / sizes.length)]);

/** Three products of three sizes each, product by product and size by size. */
export async function insertTestCatalogue(db: Database, publishedAt: Date, stock = 10): Promise<TestPiece[]> {
  const [brand] = await db
    .insert(brands)
    .values({
      slug: "brand-of-the-tests",
      name: "Ombelle",
      countryCode: "FR",
      description: localized("-"),
      manufacturer: { name: "-", address: "-", email: "-" },
    })
    .returning();
  const part = { code: "plain", name: localized("Uni") };
  const vector = sql`''::tsvector`;
  const stocked = await db
    .insert(products)
    .values(
      priceCents.map((price, index) => ({
        sku: `TEST-${index}`,
        brandId: present(brand).id,
        profileType: "KID" as const,
        gender: "MIXED" as const,
        family: "TOPS" as const,
        metaCategory: "TOP" as const,
        role: "UNDER" as const,
        hasShortSleeves: false,
        dress: "PLAIN" as const,
        isRelaxed: false,
        names: { fr: `Haut ${index}`, de: `Oberteil ${index}`, nl: `Top ${index}`, es: `Camiseta ${index}` },
        cleanNames: localized(`haut-${index}`),
        descriptions: localized("-"),
        color: { code: "navy", hex: "#1f2a44", name: localized("marine") },
        pattern: part,
        fabric: part,
        composition: [],
        care: { fr: [], de: [], nl: [], es: [] },
        warnings: { fr: [], de: [], nl: [], es: [] },
        origin: { weaving: "PT", dyeing: "PT", making: "PT", recycled_percent: 0, sheds_microfibres: false },
        images: [
          {
            view: "front" as const,
            url: `/p/${index}.svg`,
            width: 900,
            height: 1200,
            placeholder: "#f6efe2",
            alt: localized("-"),
          },
        ],
        priceCents: price,
        collectionSlug: "nouveautes",
        rank: index,
        publishedAt,
        searchFr: vector,
        searchDe: vector,
        searchNl: vector,
        searchEs: vector,
      })),
    )
    .returning({ id: products.id });
  return db
    .insert(variants)
    .values(stocked.flatMap(({ id }) => sizes.map((size, position) => ({ productId: id, size, position, stock }))))
    .returning({ id: variants.id, productId: variants.productId });
}

/** Makes sure that there is a look of this id. */
export async function aLook(db: Database, id: number): Promise<void> {
  const words = { fr: "-", de: "-", nl: "-", es: "-" };
  const image = { url: "/l.svg", width: 900, height: 1200, placeholder: "#f6efe2", alt: words };
  await db
    .insert(looks)
    .values({ id, profileType: "KID", position: id, stylistSlug: "-", names: words, descriptions: words, image })
    .onConflictDoNothing();
}
