import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import { getSeoMetadata } from "#contract/website.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { publicApi } from "#lib/http/server-client.ts";

export type SeoMetadata = AnswerOf<typeof getSeoMetadata>[number];

/** All texts of a language at once: one request fills them for every page. */
async function listSeoMetadata(locale: Locale): Promise<SeoMetadata[]> {
  "use cache";
  cacheLife("days");
  cacheTag(cacheTags.content("seo"));
  return publicApi(locale).call(getSeoMetadata, {});
}

/** Title, description and picture the shop's editors gave a page; null when they gave none. */
export const findSeoMetadata = async (locale: Locale, slug: string): Promise<SeoMetadata | null> =>
  (await listSeoMetadata(locale)).find((metadata) => metadata.slug === slug) ?? null;
