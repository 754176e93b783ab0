"use client";

import { createContext, use, type ReactNode } from "react";
import type { FeatureName } from "#lib/routing/route.ts";

/** What is switched off in the language of the page: the shell says it, once, to everything that stands in it. */
export const SwitchedOff = createContext<readonly FeatureName[]>([]);

interface WhereOnProps {
  feature: FeatureName;
  children: ReactNode;
  /** In its place where it is switched off. */
  otherwise?: ReactNode;
}

/**
 * A way to rooms that are not there everywhere. What a server decides by itself (a list of ways, a feed) asks `isFeatureOn`;
 * this is for what browsers render, and for parts that know nothing else of the website's switches.
 */
export function WhereOn({ feature, children, otherwise = null }: WhereOnProps) {
  return use(SwitchedOff).includes(feature) ? otherwise : children;
}
