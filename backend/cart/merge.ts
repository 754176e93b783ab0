import { maxLines } from "#contract/cart.ts";

export interface StoredLine {
  variantId: number;
  quantity: number;
  lookId: number | null;
}

export interface MergeChange {
  variantId: number;
  quantityBefore: number;
  quantityAfter: number;
  lookId: number | null;
}

/** The larger quantity of a variant wins. A full cart takes no new lines: the visitor's first ones come first. */
export function planMerge(own: readonly StoredLine[], visitor: readonly StoredLine[]): MergeChange[] {
  const quantities = new Map(own.map((line) => [line.variantId, line.quantity]));
  const changes: MergeChange[] = [];
  for (const line of visitor) {
    const before = quantities.get(line.variantId) ?? 0;
    if (line.quantity <= before || (before === 0 && quantities.size >= maxLines)) continue;
    quantities.set(line.variantId, line.quantity);
    changes.push({
      variantId: line.variantId,
      quantityBefore: before,
      quantityAfter: line.quantity,
      lookId: line.lookId,
    });
  }
  return changes;
}
