import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import { getSeoMetadata } from "#contract/website.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { publicApi } from "#lib/http/server-client.ts";

export type SeoMetadata = AnswerOf<typeof getSeoMetadata>[number];

/** Title, description and picture the shop's editors gave a page; null when they gave none. */
export async function findSeoMetadata(locale: Locale, slug: string): Promise<SeoMetadata | null> {
  "use cache";
  cacheLife("days");
  cacheTag(cacheTags.content("seo"));
  const all = await publicApi(locale).call(getSeoMetadata, {});
  return all.find((metadata) => metadata.slug === slug) ?? null;
}
