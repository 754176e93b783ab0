// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const page = (picture = "") =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
  `<body><main>${picture}</main><script src="/_next/static/chunks/main.js" id="_R_" async=""></script>` +
  `<script>self.flight=1</script></body></html>`;

let painted: () => void;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
  isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(tell: (entries: object, observer: object) => void) {
        painted = () => tell({ getEntriesByName: () => [{}] }, this);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows a page and runs its loader; answers which scripts the page has fetched since. */
function open(picture?: string): () => (string | null)[] {
  const parsed = new DOMParser().parseFromString(withLateScripts(page(picture)), "text/html");
  document.head.innerHTML = "";
  document.body.innerHTML = parsed.body.innerHTML;
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser does
  new Function(document.querySelector("#_R_")?.textContent ?? "")();
  return () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));
}

const all = ["/_next/static/chunks/a.js", "/_next/static/chunks/main.js"];

it("takes Next's scripts out of the page and leaves everything else", () => {
  const html = withLateScripts(page());
  expect(html).not.toMatch(/<script src="[^"]*" async|rel="preload"/);
  expect(html).toContain(`<script src="/_next/static/chunks/old.js" noModule="">`);
  expect(html).toContain("<script>self.flight=1</script>");
});

it("leaves a page alone that has no first script", () => {
  const html = `<script src="/_next/static/chunks/a.js" async=""></script>`;
  expect(withLateScripts(html)).toBe(html);
});

it("fetches the scripts when the page has painted, once", () => {
  const fetched = open();
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual([]);
  painted();
  vi.advanceTimersByTime(1);
  expect(fetched()).toEqual(all);
  vi.advanceTimersByTime(5_000);
  expect(fetched()).toEqual(all);
});

it("waits for the first picture as well, but not longer than two seconds", () => {
  const fetched = open(`<img src="/a.svg" fetchpriority="high">`);
  const picture = document.querySelector("img");
  vi.spyOn(picture as HTMLImageElement, "complete", "get").mockReturnValue(false);
  painted();
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual([]);
  picture?.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual(all);
  const late = open(`<img src="/a.svg" fetchpriority="high">`);
  vi.advanceTimersByTime(2_001);
  expect(late()).toEqual(all);
});

it("waits for nothing where somebody presses or nobody looks", () => {
  const fetched = open();
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(1);
  expect(fetched()).toEqual(all);
  isHidden = true;
  const unseen = open();
  vi.advanceTimersByTime(1);
  expect(unseen()).toEqual(all);
});
