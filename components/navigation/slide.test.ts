// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arrived, slideTo } from "./slide.ts";

const start = vi.fn<(update: () => Promise<void>) => { finished: Promise<void> }>();
let isStill = false;

beforeEach(() => {
  isStill = false;
  start.mockReset().mockImplementation((update) => ({ finished: update() }));
  Object.assign(document, { startViewTransition: start });
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  history.replaceState(null, "", "/de/blog");
});
afterEach(() => vi.unstubAllGlobals());

it("slides from one page of the blog to another until that is there", async () => {
  const go = vi.fn<() => void>();
  slideTo("/de/blog/a-post", go);
  expect(go).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.slide).toBe("");
  arrived();
  await vi.waitFor(() => expect(document.documentElement.dataset.slide).toBeUndefined());
});

it("does not wait for ever", async () => {
  slideTo("/de/blog/2", () => undefined);
  await vi.waitFor(() => expect(document.documentElement.dataset.slide).toBeUndefined(), { timeout: 2_000 });
});

it.each([
  ["/de/shop", "/de/blog", false],
  ["/de/blog", "/de/shop", false],
  ["/de/blogger", "/de/blog", false],
  ["/de/blog/2", "/de/blog", true],
] as const)("goes to %s from %s at once (less motion: %s)", (to, from, still) => {
  history.replaceState(null, "", from);
  isStill = still;
  const go = vi.fn<() => void>();
  slideTo(to, go);
  expect(go).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});
