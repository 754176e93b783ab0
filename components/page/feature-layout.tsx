import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { requireFeature } from "#lib/guards/feature.ts";
import type { FeatureName } from "#lib/routing/route.ts";

/** The layout of pages that are not there where their feature is switched off. */
export const featureLayout = (feature: FeatureName) =>
  async function FeatureLayout({ children }: { children: ReactNode }) {
    await requireFeature(await getLocale(), feature);
    return children;
  };
