// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchVisibleLinks } from "./watch-visible-links.ts";

let see: (target: Element, isIntersecting: boolean) => void;
let stop = (): void => undefined;
const prefetch = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockReset();
  document.body.innerHTML = [1, 2, 3, 4, 5, 6]
    .map((id) => `<a data-nav="visible" href="/shop/girls/${id}">${id}</a>`)
    .join("");
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      watched = new Set<Element>();
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        see = (target, isIntersecting) => {
          if (this.watched.has(target)) tell([{ target, isIntersecting }]);
        };
      }
      observe = (target: Element) => this.watched.add(target);
      unobserve = (target: Element) => this.watched.delete(target);
      disconnect = () => this.watched.clear();
    },
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const links = () => [...document.querySelectorAll("a")];
const asked = () => prefetch.mock.calls.map(([path]) => path);
const watch = () => {
  stop = watchVisibleLinks(prefetch);
  vi.runAllTimers();
};

it("fetches what rests in view, each once", () => {
  watch();
  for (const link of links()) see(link, true);
  expect(asked()).toEqual([]);
  vi.runAllTimers();
  expect(asked()).toEqual(links().map((link) => link.pathname));
  for (const link of links()) see(link, true);
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledTimes(6);
});

it("fetches nothing that was scrolled past", () => {
  watch();
  const [first, second] = links();
  see(first!, true);
  see(second!, true);
  vi.advanceTimersByTime(100);
  see(first!, false);
  vi.runAllTimers();
  expect(asked()).toEqual(["/shop/girls/2"]);
});

it("fetches nothing ahead for who saves data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  stop = watchVisibleLinks(prefetch);
  vi.runAllTimers();
  see?.(links()[0]!, true);
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
});
