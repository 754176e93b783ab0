import { searchProducts } from "#backend/catalog/service.ts";
import type { Database } from "#backend/db/database.ts";
import { eq, sql } from "#backend/db/orm.ts";
import { products } from "#backend/db/schema/catalog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { judgements, type Facts, type Judgement } from "./judgements.ts";

/** What the judge looks at: facts of the products themselves, not what search keeps of them. */
export async function readFacts(db: Database): Promise<Map<number, Facts>> {
  const rows = await db
    .select({
      id: products.id,
      family: products.family,
      piece: products.kind,
      cut: products.cut,
      colour: sql<string>`${products.color} ->> 'code'`,
      pattern: sql<string>`${products.pattern} ->> 'code'`,
      fabric: sql<string>`${products.fabric} ->> 'code'`,
      gender: products.gender,
      label: products.label,
      composition: products.composition,
      sizes: products.sizesInStock,
      occasion: products.occasions,
      details: products.details,
      originalPriceCents: products.originalPriceCents,
    })
    .from(products)
    .where(eq(products.isListed, true));
  return new Map(
    rows.map(({ id, composition, sizes, label, occasion, details, originalPriceCents, ...row }) => [
      id,
      {
        ...Object.fromEntries(Object.entries(row).map(([facet, code]) => [facet, [code]])),
        label: label ? [label] : [],
        material: composition.map(({ code }) => code),
        size: sizes,
        occasion,
        season: details?.seasons ?? [],
        price: [originalPriceCents === null ? "full" : "reduced"],
      },
    ]),
  );
}

const isRight = (facts: Facts | undefined, must: Facts): boolean =>
  Object.entries(must).every(([facet, codes]) => codes.some((code) => facts?.[facet]?.includes(code)));

/** What of a product must not have been found: `piece socks`. */
const wrongOf = (facts: Facts | undefined, mustNot: Facts): string[] =>
  Object.entries(mustNot).flatMap(([facet, codes]) =>
    codes.flatMap((code) => (facts?.[facet]?.includes(code) ? [`${facet} ${code}`] : [])),
  );

/** Where nothing has all that was asked for, what the thing is still counts. */
const ofThing = ({ piece, family }: Facts): Facts => ({
  ...(piece ? { piece } : {}),
  ...(family ? { family } : {}),
});

export interface Verdict {
  locale: Locale;
  query: string;
  /** Share of the first ten that were asked for, 0 to 1. */
  precision: number;
  isZero: boolean;
  /** What was among the first ten and must not be. */
  mustNot: string[];
  /** What was wrong, for who reads it. */
  problem: string | null;
}

const firstCount = 10;

/** Where no product has all that was asked for, an answer is right when it says so and keeps what the thing is. */
async function judgeQuery(
  { must = {}, mustNot, near, help, nothing }: Judgement,
  { locale, query }: Pick<Verdict, "locale" | "query">,
  { db, facts, now }: { db: Database; facts: Map<number, Facts>; now: Date },
): Promise<Verdict> {
  const page = await searchProducts(
    { name: query, page: 1, page_size: firstCount, sort: "relevance" },
    { db, locale, clock: { now: () => now } },
  );
  const { parts = [], help: sections = [], unknown = [] } = page.understanding ?? {};
  const isThere = [...facts.values()].some((product) => isRight(product, must));
  const forbidden = mustNot === "any" || isThere ? mustNot : ofThing(mustNot);
  const verdict = (precision: number, problem: string | null) => ({
    locale,
    query,
    precision,
    isZero: help === undefined && !nothing && page.total === 0,
    mustNot:
      forbidden === "any"
        ? page.products.map(({ name }) => name)
        : [...new Set(page.products.flatMap(({ id }) => wrongOf(facts.get(id), forbidden)))],
    problem,
  });
  if (help !== undefined)
    return sections.some(({ slug }) => slug === help) ? verdict(1, null) : verdict(0, "no help was named");
  if (nothing) {
    const taken = parts
      .filter((part) => part.is_corrected)
      .map(({ words, name }) => `"${words}" was taken for "${name}"`);
    if (page.total > 0) taken.push("found what nobody asked for");
    if (unknown.length + parts.filter((part) => part.is_near).length === 0) taken.push("nobody said what is not there");
    return taken.length === 0 ? verdict(1, null) : verdict(0, taken.join("; "));
  }
  if (page.total === 0) return verdict(0, "nothing was found");
  const isNamed = parts.some((part) => part.is_near || part.is_left_out);
  if (near && !isNamed) return verdict(0, "what comes near was not named so");
  if (!isThere && !isNamed) return verdict(0, "nothing like it exists, and nobody said so");
  const expected = isThere ? must : ofThing(must);
  const right = page.products.filter(({ id }) => isRight(facts.get(id), expected));
  const wrong = page.products.filter((product) => !right.includes(product)).map(({ name }) => name);
  return verdict(
    right.length / page.products.length,
    wrong.length > 0 ? `${wrong.slice(0, 3).join("; ")} [${parts.map(({ name }) => name).join(", ")}]` : null,
  );
}

/** What becomes of every judged search, in each language. */
export async function measureSearchQuality(db: Database, now: Date): Promise<Verdict[]> {
  const facts = await readFacts(db);
  const verdicts: Verdict[] = [];
  for (const [index, locale] of locales.entries())
    for (const judgement of judgements)
      verdicts.push(await judgeQuery(judgement, { locale, query: judgement.asked[index] ?? "" }, { db, facts, now }));
  return verdicts;
}

export interface Score {
  locale: Locale;
  queries: number;
  precision: number;
  zeros: number;
  /** Searches that found among their first ten what they must not. */
  wrongs: number;
}

export const scoresOf = (verdicts: readonly Verdict[]): Score[] =>
  locales.map((locale) => {
    const of = verdicts.filter((verdict) => verdict.locale === locale);
    return {
      locale,
      queries: of.length,
      precision: of.reduce((sum, { precision }) => sum + precision, 0) / of.length,
      zeros: of.filter(({ isZero }) => isZero).length,
      wrongs: of.filter(({ mustNot }) => mustNot.length > 0).length,
    };
  });
