import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { getDeliveryOffers, type ShippingFee } from "#contract/delivery.ts";
import type { Locale } from "#contract/locale.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { publicApi } from "#lib/http/server-client.ts";

/** How every country is reached, and for how much; changes with the shop's configuration. */
export async function listDeliveryOffers(locale: Locale): Promise<ShippingFee[]> {
  "use cache";
  cacheLife("days");
  cacheTag(cacheTags.content("config"));
  return publicApi(locale).call(getDeliveryOffers, {});
}
