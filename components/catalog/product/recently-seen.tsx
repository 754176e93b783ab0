"use client";

import { type ComponentType, useEffect, useState } from "react";
import { parseSeen, rememberSeen, seenBesides, seenKey, type SeenProduct } from "#lib/catalog/recently-seen.ts";
import { splitLocale } from "#lib/routing/href.ts";

interface RecentlySeenProps {
  visited: SeenProduct;
  title: string;
}

type List = ComponentType<{ title: string; products: readonly SeenProduct[] }>;

/** Remembers the product in this browser only and, when the page is idle, shows the ones seen before; nothing when there are none. */
export function RecentlySeen({ visited, title }: RecentlySeenProps) {
  const [shown, setShown] = useState<{ List: List; products: SeenProduct[] } | null>(null);

  useEffect(() => {
    let isGone = false;
    const work = async () => {
      const seen = readSeen();
      storeSeen(rememberSeen(seen, visited));
      const { locale } = splitLocale(visited.href);
      const products = seenBesides(seen, visited.id, locale === "fr" ? "" : `/${locale}`);
      if (products.length === 0) return;
      const { RecentlySeenList } = await import("./recently-seen-list.tsx");
      if (!isGone) setShown({ List: RecentlySeenList, products });
    };
    const timer = setTimeout(() => void whenIdle(() => void work()), 600);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the same product is remembered once, whatever object says so
  }, [visited.id]);

  return shown && <shown.List title={title} products={shown.products} />;
}

const whenIdle = (callback: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(callback) : callback();

/* Storage can be switched off; the page then simply remembers nothing. */
function readSeen(): SeenProduct[] {
  try {
    return parseSeen(localStorage.getItem(seenKey));
  } catch {
    return [];
  }
}

function storeSeen(seen: readonly SeenProduct[]): void {
  try {
    localStorage.setItem(seenKey, JSON.stringify(seen));
  } catch {
    /* see readSeen */
  }
}
