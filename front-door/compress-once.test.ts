import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { keep } from "#lib/memory/kept.ts";
import { createCompressOnce } from "./compress-once.ts";
import type { KeptBody } from "./squeeze.ts";

const open = () => {
  const bodies = keep<KeptBody>("bodies of a test", { maxBytes: 1024 * 1024 });
  return { bodies, compress: createCompressOnce(bodies) };
};
const page = "<p>déjà vu</p>".repeat(500);

it("compresses a body once for all who ask meanwhile, and keeps it", async () => {
  const { bodies, compress } = open();
  const findWhole = vi.fn(() => page);
  const all = await Promise.all(Array.from({ length: 50 }, () => compress("gzip 1", "gzip", findWhole)));
  expect(findWhole).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
  expect(bodies.get("gzip 1")).toEqual({ bytes: all[0], isShortest: true });
  expect(gunzipSync(all[0] ?? "").toString()).toBe(page);
});

it("tells bodies and encodings apart", async () => {
  const { bodies, compress } = open();
  const [gzip, brotli, other] = await Promise.all([
    compress("gzip 1", "gzip", () => page),
    compress("br 1", "br", () => page),
    compress("br 2", "br", () => "another page"),
  ]);
  expect(gunzipSync(gzip).toString()).toBe(page);
  expect(brotliDecompressSync(brotli).toString()).toBe(page);
  expect(brotliDecompressSync(other).toString()).toBe("another page");
  expect(bodies.get("br 1")?.isShortest).toBe(false);
});

it("begins anew once it is done: what was kept may have gone for others", async () => {
  const { compress } = open();
  const first = await compress("br 1", "br", () => page);
  const second = await compress("br 1", "br", () => page);
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});
