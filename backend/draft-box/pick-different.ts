interface Candidate {
  features: readonly string[];
  /** Part of its pieces that fit, 0 to 1. */
  fitting: number;
}

/** Shared features as a part of all features of two looks. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const [first, second] = [new Set(a), new Set(b)];
  const shared = first.intersection(second).size;
  return shared / Math.max(1, first.size + second.size - shared);
}

/**
 * The best fitting one first, then always the one least like those taken: the answers to looks that resemble each other
 * teach little. The same candidates in the same order give the same choice.
 */
export function pickDifferent<T extends Candidate>(candidates: readonly T[], count: number): T[] {
  const left = candidates.toSorted((a, b) => b.fitting - a.fitting);
  const taken: T[] = left.splice(0, 1);
  while (taken.length < count && left.length > 0) {
    const worths = left.map(
      ({ features, fitting }) => fitting - 2 * Math.max(...taken.map((other) => likeness(features, other.features))),
    );
    taken.push(...left.splice(worths.indexOf(Math.max(...worths)), 1));
  }
  return taken;
}
