interface Change {
  cents: number;
  /** `performance.now()` when it was asked for: pages may show it from then on. */
  askedAt: number;
  /** When it was made: pages have to show it soon after. */
  madeAt: number;
}

/** What products cost over time, and how late a page is that shows what one cost before. */
export interface PriceHistory {
  note: (product: number, change: Change) => void;
  knows: (product: number) => boolean;
  /**
   * For how many milliseconds a price had been replaced when a page that shows it was asked for, which was read at `readAt`;
   * 0 where it was the price at some moment in between, and null where the product never cost that.
   */
  ageOf: (product: number, cents: number, page: { askedAt: number; readAt: number }) => number | null;
}

export function createPriceHistory(): PriceHistory {
  const changes = new Map<number, Change[]>();
  return {
    note: (product, change) => void changes.set(product, [...(changes.get(product) ?? []), change]),
    knows: (product) => changes.has(product),
    ageOf: (product, cents, { askedAt, readAt }) => {
      const all = changes.get(product) ?? [];
      const ages = all.flatMap((change, index) => {
        if (change.cents !== cents || change.askedAt > readAt) return [];
        return [Math.max(0, askedAt - (all[index + 1]?.madeAt ?? Infinity))];
      });
      return ages.length === 0 ? null : Math.min(...ages);
    },
  };
}
