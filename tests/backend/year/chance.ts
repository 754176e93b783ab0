/** Luck that can be had again: the same seed draws the same numbers. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  unit: () => number;
  /** Both ends included. */
  between: (least: number, most: number) => number;
  happens: (probability: number) => boolean;
  /** Throws for an empty list. */
  pick: <T>(items: readonly T[]) => T;
  /** Some of the items, each once, as many as there are at most. */
  some: <T>(items: readonly T[], count: number) => T[];
  /** By weight. */
  choose: <T>(options: readonly (readonly [weight: number, option: T])[]) => T;
}

/** The generator Mulberry32: 32 bits of state are plenty for a household's year. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(unit() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError("nothing to choose from");
    return items[between(0, items.length - 1)] as T;
  };
  return {
    unit,
    between,
    happens: (probability) => unit() < probability,
    pick,
    some: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [item] = left.splice(between(0, left.length - 1), 1);
        return item as (typeof left)[number];
      });
    },
    choose: (options) => {
      let draw = unit() * options.reduce((sum, [weight]) => sum + weight, 0);
      const found = options.find(([weight]) => (draw -= weight) < 0) ?? options.at(-1);
      if (!found) throw new RangeError("nothing to choose from");
      return found[1];
    },
  };
}
