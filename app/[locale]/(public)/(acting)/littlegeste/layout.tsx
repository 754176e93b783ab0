import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { requireFeature } from "#lib/guards/feature.ts";

/** Where the feature is switched off, its pages are not there. */
export default async function LittlegesteLayout({ children }: { children: ReactNode }) {
  await requireFeature(await getLocale(), "recycle");
  return children;
}
