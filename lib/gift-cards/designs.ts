import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { getGiftCardDesigns } from "#contract/gift-cards.ts";
import type { Locale } from "#contract/locale.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { publicApi } from "#lib/http/server-client.ts";
import type { Designs } from "./types.ts";

/** The drawings a gift card can carry, named in a language. */
export async function listGiftCardDesigns(locale: Locale): Promise<Designs> {
  "use cache";
  cacheLife("days");
  cacheTag(cacheTags.content("editorial"));
  return publicApi(locale).call(getGiftCardDesigns, {});
}
