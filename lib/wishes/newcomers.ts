/** How many places of a list hold something else than before: what a judgement of a look has moved. */
export const countNewcomers = (before: readonly number[], after: readonly number[]): number =>
  after.filter((id, place) => before[place] !== id).length;
