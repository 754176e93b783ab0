"use client";

import { useEffect, useState } from "react";

export type Found<T> = { state: "loading" } | { state: "missing" } | { state: "found"; value: T };

/** What an address names, asked for in the browser: a page that is kept for everybody knows nothing of it. What cannot be read now counts as missing. */
export function useFound<T>(find: (search: string) => Promise<T | null>): Found<T> {
  const [found, setFound] = useState<Found<T>>({ state: "loading" });
  useEffect(() => {
    let isGone = false;
    find(location.search).then(
      (value) => {
        if (!isGone) setFound(value === null ? { state: "missing" } : { state: "found", value });
      },
      () => {
        if (!isGone) setFound({ state: "missing" });
      },
    );
    return () => {
      isGone = true;
    };
  }, [find]);
  return found;
}
