/** A number in [0, 1) that depends on the two arguments only, so that product n is the same in every seed. */
export function unit(n: number, salt: string): number {
  let hash = 2_166_136_261 ^ n;
  for (let index = 0; index < salt.length; index += 1) hash = Math.imul(hash ^ salt.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** A whole number from `min` to `max`, both included. */
export const between = (min: number, max: number, n: number, salt: string): number =>
  min + Math.floor(unit(n, salt) * (max - min + 1));

/** Steps whose multiples fill a unit cube evenly: what is counted with them never clusters the way dice do. */
const steps = [0.819_172_513_396_164_4, 0.671_043_606_703_789_4, 0.549_700_477_901_970_2] as const;

/** The k-th point of an even sequence in [0, 1), shifted by `offset`. */
export const evenly = (k: number, axis: 0 | 1 | 2, offset = 0): number => (k * steps[axis] + offset) % 1;

/** The item at `position` (0 to 1) of a list. */
export function at<T>(items: readonly T[], position: number): T {
  const item = items[Math.min(items.length - 1, Math.floor(position * items.length))];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** Like `at`, each item as wide as its weight. */
export function atWeighted<T>(items: readonly (readonly [T, number])[], position: number): T {
  let rest = position * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) if ((rest -= weight) < 0) return item;
  return at(
    items.map(([item]) => item),
    0.999,
  );
}

/**
 * One period in which every item stands as often as its weight says, spread as evenly as it goes (smooth weighted
 * round robin): neighbours differ.
 */
export function interleave<T>(items: readonly (readonly [T, number])[]): T[] {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  const credit = items.map(() => 0);
  return Array.from({ length: total }, () => {
    let best = 0;
    items.forEach(([, weight], index) => {
      credit[index] = (credit[index] ?? 0) + weight;
      if ((credit[index] ?? 0) > (credit[best] ?? 0)) best = index;
    });
    credit[best] = (credit[best] ?? 0) - total;
    return at(items, (best + 0.5) / items.length)[0];
  });
}
