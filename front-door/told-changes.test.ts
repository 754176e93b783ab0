import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { areTagsExpired, toldTags } from "./next-internals.ts";
import { createToldChanges } from "./told-changes.ts";

beforeEach(() => {
  toldTags.clear();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => void vi.useRealTimers());

/** Changes that are told to Next from a minute ago on, and what becomes of a page of some tags by its age in milliseconds. */
function aListener() {
  let now = performance.timeOrigin + performance.now() - 60_000;
  const began = now;
  const changed = vi.fn<() => void>();
  const changes = createToldChanges(toldTags, changed, () => now);
  const shown = (madeAfter: number, ...tags: string[]) => {
    const madeAt = began + madeAfter;
    if (areTagsExpired(tags, madeAt)) return "made before it is shown";
    return tags.some((tag) => (toldTags.get(tag)?.stale ?? 0) > madeAt) ? "shown once more" : "shown";
  };
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  return { changes, changed, shown, pass };
}

it("has what is older than a change shown for a second while it is made anew, and never after it", () => {
  const { changes, changed, shown, pass } = aListener();
  pass(100);
  changes.drop(["product:1"], false);
  expect([shown(0, "looks", "product:1"), shown(0, "product:2"), shown(200, "product:1")]).toEqual([
    "shown once more",
    "shown",
    "shown",
  ]);
  pass(1_000);
  expect([shown(0, "product:1"), shown(200, "product:1")]).toEqual(["made before it is shown", "shown"]);
  expect(changed).toHaveBeenCalledOnce();
});

it("shows nothing once more where nobody knows since when it is wrong", () => {
  const { changes, changed, shown, pass } = aListener();
  pass(100);
  changes.drop(["product:1"], true);
  expect([shown(0, "product:1"), shown(0, "product:2"), shown(200, "product:1")]).toEqual([
    "made before it is shown",
    "shown",
    "shown",
  ]);
  expect(changed).toHaveBeenCalledOnce();
});

it("shows nothing older where the same changes again and again", () => {
  const { changes, shown, pass } = aListener();
  for (let times = 0; times < 6; times++) {
    changes.drop(["product:1"], false);
    pass(400);
  }
  /* It is 2,400: the change at 1,200 is the last one that is a second ago. */
  expect([shown(1_199, "product:1"), shown(1_201, "product:1"), shown(2_001, "product:1")]).toEqual([
    "made before it is shown",
    "shown once more",
    "shown",
  ]);
});

it("shows what there is while nothing can be made, and knows what is too old once it can", () => {
  const { changes, changed, shown, pass } = aListener();
  pass(100);
  changes.drop(["product:1"], false);
  pass(1_000);
  changes.drop(["product:2"], false);
  changes.away();
  changes.away();
  pass(5_000);
  expect([shown(0, "product:1"), shown(0, "product:2")]).toEqual(["shown", "shown"]);
  expect(changed).toHaveBeenCalledTimes(2);
  changes.heard();
  expect([shown(0, "product:1"), shown(0, "product:2")]).toEqual(Array(2).fill("made before it is shown"));
  expect(changed).toHaveBeenCalledTimes(3);
});
