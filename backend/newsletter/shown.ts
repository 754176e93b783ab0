import { z } from "zod";
import type { ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { toCents, toDecimal } from "#contract/money.ts";
import { findCards } from "../catalog/find-cards.ts";
import { findLookRows, hasPage } from "../catalog/look-store.ts";
import { toLooks } from "../catalog/service.ts";
import type { Dependencies } from "../context.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { looks, products } from "../db/schema/catalog.ts";

type Needs = Pick<Dependencies, "db" | "clock">;

/** What the words of a newsletter name to be shown; nothing in those of before. */
export const namedSchema = z.object({
  /** By SKU. */
  pieces: z.array(z.string()).default([]),
  looks: z.array(z.int()).default([]),
});
export type Named = z.output<typeof namedSchema>;

/** A piece or a look that can be bought. */
interface Shown {
  /** Its SKU or its number. */
  named: string | number;
  kind: "PIECE" | "LOOK";
  name: string;
  /** The brand of a piece; of a look, what it is made of. */
  about: string;
  /** In euros; of a look, all that can be had of it. */
  price_ttc: number;
  image: { url: string; alt: string } | null;
  /** Of its page, without the language. */
  path: string;
}

const isInStock = ({ variants }: ProductCard): boolean => variants.some(({ is_available }) => is_available);
const frontOf = (picture: { url: string; alt: string } | undefined): Shown["image"] =>
  picture ? { url: picture.url, alt: picture.alt } : null;

async function findPieces({ db, clock }: Needs, skus: readonly string[], locale: Locale): Promise<Shown[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(inArray(products.sku, [...skus]), eq(products.isListed, true)));
  const ids = skus.flatMap((sku) => rows.find((row) => row.sku === sku)?.id ?? []);
  const cards = (await findCards(ids, { db, clock, locale })).filter(isInStock);
  return cards.map(({ id, name, brand_name: about, lc_price, images, collection_slug, clean_name }) => ({
    named: rows.find((row) => row.id === id)?.sku ?? "",
    kind: "PIECE",
    name,
    about,
    price_ttc: lc_price,
    image: frontOf(images[0]),
    path: `/shop/${collection_slug}/${id}-${clean_name}`,
  }));
}

async function findLooks({ db, clock }: Needs, ids: readonly number[], locale: Locale): Promise<Shown[]> {
  if (ids.length === 0) return [];
  const where = and(inArray(looks.id, [...ids]), hasPage);
  const rows = await findLookRows(db, { ...(where ? { where } : {}), limit: ids.length });
  const found = new Map((await toLooks(rows, { db, clock, locale })).map((look) => [look.id, look]));
  return ids.flatMap((id): Shown[] => {
    const look = found.get(id);
    const pieces = look?.products.filter(isInStock) ?? [];
    if (!look || pieces.length === 0) return [];
    const cents = pieces.reduce((sum, { lc_price }) => sum + toCents(lc_price), 0);
    return [
      {
        named: id,
        kind: "LOOK",
        name: look.name,
        about: pieces.map(({ name }) => name).join(", "),
        price_ttc: toDecimal(cents),
        image: frontOf(look.image),
        path: `/look/${id}`,
      },
    ];
  });
}

/** What a newsletter shows, as it is now: looks, then pieces, in the order they are named; what cannot be bought is left out. */
export async function findShown(needs: Needs, named: Named, locale: Locale): Promise<Shown[]> {
  return [...(await findLooks(needs, named.looks, locale)), ...(await findPieces(needs, named.pieces, locale))];
}

/** Names of a newsletter that nothing can be bought under. */
export async function findMissing(needs: Needs, named: Named, locale: Locale): Promise<(string | number)[]> {
  const shown = new Set((await findShown(needs, named, locale)).map((item) => item.named));
  return [...named.looks, ...named.pieces].filter((name) => !shown.has(name));
}
