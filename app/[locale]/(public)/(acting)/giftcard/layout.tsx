import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { requireFeature } from "#lib/guards/feature.ts";

/** Where the feature is switched off, its pages are not there. */
export default async function GiftcardLayout({ children }: { children: ReactNode }) {
  await requireFeature(await getLocale(), "giftcards");
  return children;
}
