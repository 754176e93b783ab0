import { afterAll, vi } from "vitest";

/*
 * A worker runs hundreds of files. One that leaves another class in the place of these, or a clock that stands, makes those
 * behind it fail, and which ones these are hangs on the order of that run.
 */
const found = { fetch, Request, Response, Headers };

afterAll(() => {
  const left = Object.entries(found).flatMap(([name, value]) => (Reflect.get(globalThis, name) === value ? [] : name));
  if (vi.isFakeTimers()) left.push("timers");
  if (left.length > 0) throw new Error(`other globals are left behind: ${left.join(", ")}`);
});
