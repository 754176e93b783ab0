import { slugSchema, type Gender } from "#contract/catalog.ts";
import { profileSizes } from "#contract/sizes.ts";
import type { SuggestionCategory } from "#contract/suggestions.ts";
import type { QuizWish } from "#lib/quiz/wished.ts";

/** What an address of suggestions for visitors says (`sugg_…`). */
export interface LandingQuery {
  gender: Gender;
  top: string;
  bottom: string;
  category: SuggestionCategory | null;
  /** Slug of a collection the pieces are of. */
  collection: string | null;
  /** Pieces somebody picked before there was an account. */
  picks: QuizWish[];
  /** `sugg_ids` was there and could not be read. */
  arePicksBroken: boolean;
}

export type SearchParams = Record<string, string | string[] | undefined>;

const genders = ["GIRL", "BOY", "MIXED", "WOMAN"] as const satisfies Gender[];
const mostPicks = 30;
const largestId = 2_147_483_647;

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";

const readId = (value: unknown): number | null => {
  const id = typeof value === "number" || (typeof value === "string" && /^\d{1,10}$/.test(value)) ? Number(value) : 0;
  return Number.isInteger(id) && id >= 1 && id <= largestId ? id : null;
};

/** Accepted only as a JSON array that is not empty; what in it is no product id is left out. */
function parseList(text: string): QuizWish[] | null {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || list.length === 0) return null;
    const ids = list.flatMap((value) => readId(value) ?? []);
    return ids.length === 0 ? null : [...new Set(ids)].map((id) => ({ product_id: id, variant_id: null }));
  } catch {
    return null;
  }
}

/** `sugg_ids[0][id]=12&sugg_ids[0][variant_id]=101`, in the order of the numbers. */
function parseIndexed(params: SearchParams): QuizWish[] | null {
  const picks = new Map<number, { id?: number; variant_id?: number }>();
  for (const [name, value] of Object.entries(params)) {
    const [, index, field] = /^sugg_ids\[(\d{1,3})\]\[(id|variant_id)\]$/.exec(name) ?? [];
    const number = readId(first(value));
    if (index === undefined || !field || number === null) continue;
    picks.set(Number(index), { ...picks.get(Number(index)), [field]: number });
  }
  const found = [...picks]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, { id, variant_id }]) =>
      id === undefined ? [] : [{ product_id: id, variant_id: variant_id ?? null }],
    );
  return found.length > 0 ? found : null;
}

/** Null where gender, top size and bottom size, which are mandatory, do not name one line of clothes. */
export function parseLanding(params: SearchParams, categories: readonly SuggestionCategory[]): LandingQuery | null {
  const gender = genders.find((known) => known === first(params["sugg_g"]).toUpperCase());
  const [top, bottom] = [first(params["sugg_t"]), first(params["sugg_b"])];
  if (!gender) return null;
  const line = profileSizes[gender === "WOMAN" ? "WOMAN" : "KID"];
  if (!line.top_size.includes(top) || !line.bottom_size.includes(bottom)) return null;
  const text = first(params["sugg_ids"]);
  const picks = text === "" ? parseIndexed(params) : parseList(text);
  return {
    gender,
    top,
    bottom,
    category: categories.find((known) => known === first(params["category"])) ?? null,
    collection: slugSchema.safeParse(first(params["sugg_c"])).data ?? null,
    picks: (picks ?? []).slice(0, mostPicks),
    arePicksBroken: text !== "" && picks === null,
  };
}

/** Whether an address asks for suggestions at all, understood or not. */
export const asksForLanding = (params: SearchParams): boolean =>
  Object.keys(params).some((name) => name.startsWith("sugg_"));

/** The query of an address that says the same; sizes that were chosen for picks stay. */
export function landingSearch({
  gender,
  top,
  bottom,
  category,
  collection,
  picks,
}: Omit<LandingQuery, "arePicksBroken">): Record<string, string> {
  const isPlain = picks.every(({ variant_id }) => variant_id === null);
  const indexed = picks.flatMap(({ product_id: id, variant_id }, index) => [
    [`sugg_ids[${index}][id]`, String(id)],
    ...(variant_id === null ? [] : [[`sugg_ids[${index}][variant_id]`, String(variant_id)]]),
  ]) as [string, string][];
  return {
    sugg_g: gender,
    sugg_t: top,
    sugg_b: bottom,
    ...(collection ? { sugg_c: collection } : {}),
    ...(category ? { category } : {}),
    ...(picks.length === 0
      ? {}
      : isPlain
        ? { sugg_ids: JSON.stringify(picks.map(({ product_id: id }) => id)) }
        : Object.fromEntries(indexed)),
  };
}
