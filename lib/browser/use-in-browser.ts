"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;
const isThere = () => true;

/**
 * What only the browser knows and nothing changes while the page stands: `before` on the server and until React has taken
 * the page over. `read` answers the same value each time, by `Object.is`.
 */
export const useInBrowser = <Value, Before = Value>(read: () => Value, before: Before): Value | Before =>
  useSyncExternalStore<Value | Before>(neverChanges, read, () => before);

/** False in the HTML of the server, and in the first pass over it in the browser. */
export const useIsHydrated = (): boolean => useInBrowser(isThere, false);
