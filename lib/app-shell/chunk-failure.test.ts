// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isChunkFailure, recoverFromChunkFailure } from "./chunk-failure.ts";

const chunkError = Object.assign(new Error("Failed to load chunk /_next/static/chunks/1.js"), {
  name: "ChunkLoadError",
});
const replace = vi.fn<(url: URL) => void>();
const memory = sessionStorage;

beforeEach(() => {
  memory.clear();
  replace.mockReset();
  vi.stubGlobal("location", { href: "https://shop.test/shop?page=2", pathname: "/shop", replace });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

describe("isChunkFailure", () => {
  it.each([
    chunkError,
    new Error("Loading chunk 12 failed."),
    new Error("Loading CSS chunk 3 failed"),
    new TypeError("Failed to fetch dynamically imported module: https://shop.test/a.js"),
    new TypeError("error loading dynamically imported module: https://shop.test/a.js"),
    new TypeError("Importing a module script failed."),
  ])("%s is one", (error) => expect(isChunkFailure(error)).toBe(true));
  it.each([new TypeError("Failed to fetch"), new Error("x is not a function"), "Loading chunk 1 failed", null])(
    "%s is none",
    (error) => expect(isChunkFailure(error)).toBe(false),
  );
});

describe("recoverFromChunkFailure", () => {
  it("loads the page anew, and says so in its address", () => {
    expect(recoverFromChunkFailure(chunkError, 100_000)).toBe(true);
    expect(String(replace.mock.lastCall?.[0])).toBe("https://shop.test/shop?page=2&forcereload=true");
  });
  it("does so once in ten seconds", () => {
    recoverFromChunkFailure(chunkError, 100_000);
    expect(recoverFromChunkFailure(chunkError, 109_999)).toBe(false);
    expect(replace).toHaveBeenCalledTimes(1);
    expect(recoverFromChunkFailure(chunkError, 110_000)).toBe(true);
  });
  it("leaves other errors, and pages without a network, as they are", () => {
    expect(recoverFromChunkFailure(new Error("other"), 100_000)).toBe(false);
    vi.stubGlobal("navigator", { onLine: false });
    expect(recoverFromChunkFailure(chunkError, 100_000)).toBe(false);
  });
  it("does not go round in circles where the browser remembers nothing", () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("denied");
      },
    });
    expect(recoverFromChunkFailure(chunkError, 100_000)).toBe(false);
  });
});
