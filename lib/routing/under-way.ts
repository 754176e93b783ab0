/** Nobody waits longer for a page: its navigation was given up or led nowhere. */
const longestWayMs = 15_000;

let last: { from: string; at: number } | null = null;

/** Notes that the router is asked for another page now. */
export const noteWay = (): void => {
  last = { from: location.href, at: performance.now() };
};

/** Whether the router is on its way to another page, which a change of the address by hand would make it give up. */
export const isUnderWay = (): boolean =>
  last !== null && location.href === last.from && performance.now() - last.at < longestWayMs;
