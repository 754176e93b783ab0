import type { z } from "zod";
import type { Locale } from "#contract/locale.ts";
import type {
  brandSchema,
  editorialSchema,
  faqEntrySchema,
  instagramMediaSchema,
  legalContentSchema,
  listedLookSchema,
  seoMetadataSchema,
  stylistSchema,
} from "#contract/website.ts";
import { toPicture } from "../catalog/card.ts";
import { agesOf, seasonsOf } from "../catalog/look-choice.ts";
import { findLookRows, findSeasons, type LookRow } from "../catalog/look-store.ts";
import { toLooks } from "../catalog/service.ts";
import type { RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import {
  findBrand,
  findBrands,
  findContent,
  findContents,
  findSpoken,
  type ContentKind,
  type StoredBrand,
} from "./store.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { findPieces } from "../stylist/piece-store.ts";
import { seasonFit } from "../stylist/season.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale" | "log">;
type Stylist = z.infer<typeof stylistSchema>;
type Brand = z.infer<typeof brandSchema>;
type ListedLook = z.infer<typeof listedLookSchema>;

interface Page<T> {
  page: number;
  page_size: number;
  pages: number;
  total: number;
  items: T[];
}

const pageSize = 24;

const toPage = <T>(page: number, { items, total }: { items: T[]; total: number }): Page<T> => ({
  page,
  page_size: pageSize,
  pages: Math.ceil(total / pageSize),
  total,
  items,
});

const rangeOf = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize });

const listContents = async <T>(kind: ContentKind, { db, locale }: Context): Promise<T[]> =>
  (await findContents<T>(db, kind, locale)).items;

/** What was said to be missing, by the database it is missing in. */
const toldMissing = new WeakMap<Context["db"], Set<string>>();

/** Contents for readers, who are told of those in another language; each that is missing is logged once. */
async function listSpoken<T>(kind: ContentKind, { db, locale, log }: Context, slug?: string): Promise<T[]> {
  const told = toldMissing.get(db) ?? new Set();
  toldMissing.set(db, told);
  return (await findSpoken<T>(db, kind, locale, slug)).map(({ language, data, ...content }) => {
    if (language === locale) return data;
    const missing = `${kind} ${content.slug} ${locale}`;
    if (!told.has(missing)) log.warn({ content: missing, shown: language }, "a content is missing in a language");
    told.add(missing);
    return { ...data, language };
  });
}

const toBrand = ({ slug, name, countryCode, description, images }: StoredBrand, locale: Locale): Brand => ({
  slug,
  name,
  country_code: countryCode,
  description: description[locale],
  pictures: images.map((image) => toPicture(image, locale)),
});

export async function getStylists(page: number, context: Context): Promise<Page<Stylist>> {
  const all = await listSpoken<Stylist>("stylist", context);
  const { offset, limit } = rangeOf(page);
  return toPage(page, { items: all.slice(offset, offset + limit), total: all.length });
}

export async function getBrands(page: number, { db, locale }: Context): Promise<Page<Brand>> {
  const { rows, total } = await findBrands(db, rangeOf(page));
  return toPage(page, { items: rows.map((row) => toBrand(row, locale)), total });
}

export async function getBrand(slug: string, { db, locale }: Context): Promise<Brand> {
  const row = await findBrand(db, slug);
  if (!row) throw new ApiError("NOT_FOUND");
  return toBrand(row, locale);
}

/** Looks read to find those of the season among them. */
const seasonalRead = 40;

/** Looks in display order, a page of them; those of the season hold no piece that is out of it. */
export async function getLooks(
  query: {
    profile_type?: "KID" | "WOMAN" | undefined;
    stylist?: string | undefined;
    limit: number;
    page: number;
    is_seasonal: boolean;
  },
  context: Context,
): Promise<ListedLook[]> {
  const { limit, page, is_seasonal: isSeasonal } = query;
  const start = (page - 1) * limit;
  const rows = await findLookRows(context.db, {
    profileType: query.profile_type,
    stylistSlug: query.stylist,
    ...(isSeasonal ? { limit: Math.max(start + limit, seasonalRead) } : { limit, offset: start }),
  });
  const today = parisDay(context.clock.now());
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))];
  const pieces = await findPieces(context.db, ids);
  const unsuited = new Set(pieces.filter((piece) => seasonFit(piece, today) === null).map(({ id }) => id));
  const isWorn = ({ productIds }: LookRow) => !productIds.some((id) => unsuited.has(id));
  const shown = isSeasonal ? rows.filter(isWorn).slice(start, start + limit) : rows;
  const [looks, seasons] = await Promise.all([toLooks(shown, context), findSeasons(context.db, ids)]);
  const worn = new Set(shown.filter(isWorn).map(({ id }) => id));
  return looks.map((look) => ({
    ...look,
    ages: agesOf(look.products),
    seasons: seasonsOf(look.products.map(({ id }) => seasons.get(id) ?? [])),
    is_in_season: worn.has(look.id),
  }));
}

export const getSelectedMedia = (context: Context) =>
  listContents<z.infer<typeof instagramMediaSchema>>("instagram", context);
export const getFaq = (context: Context) => listSpoken<z.infer<typeof faqEntrySchema>>("faq", context);
export const getLegalContents = (context: Context) => listSpoken<z.infer<typeof legalContentSchema>>("legal", context);
export const getSeoMetadata = (context: Context) => listContents<z.infer<typeof seoMetadataSchema>>("seo", context);

async function requireContent<T>(kind: ContentKind, slug: string, { db, locale }: Context): Promise<T> {
  const found = await findContent<T>(db, kind, slug, locale);
  if (!found) throw new ApiError("NOT_FOUND");
  return found;
}

async function requireSpoken<T>(kind: ContentKind, slug: string, context: Context): Promise<T> {
  const [found] = await listSpoken<T>(kind, context, slug);
  if (!found) throw new ApiError("NOT_FOUND");
  return found;
}

export const getStylist = (slug: string, context: Context) => requireSpoken<Stylist>("stylist", slug, context);
export const getEditorial = (slug: "index" | "woman", context: Context) =>
  requireSpoken<z.infer<typeof editorialSchema>>("editorial", slug, context);

export const getConfig = (key: string, context: Context) =>
  requireContent<{ key: string; value: string }>("config", key, context);
/** Messages that were changed without a release, by key; the others come with the storefront. */
export async function getTranslations(context: Context): Promise<Record<string, string>> {
  const changed = await listContents<{ key: string; value: string }>("translation", context);
  return Object.fromEntries(changed.map(({ key, value }) => [key, value]));
}
