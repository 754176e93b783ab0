import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { chooseEncoding, createPictureCache, encode } from "./picture-cache.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0", "identity"],
  ["zstd", "identity"],
])("answers %j with %s", (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

it("compresses both ways", async () => {
  const picture = await createPictureCache(encode, 600).get("a", async () => "<svg/>");
  expect(brotliDecompressSync(picture?.br ?? "").toString()).toBe("<svg/>");
  expect(gunzipSync(picture?.gzip ?? "").toString()).toBe("<svg/>");
});

it("draws a picture once, however many ask", async () => {
  const cache = createPictureCache(encode, 600);
  const draw = vi.fn<() => Promise<string>>(async () => "<svg/>");
  await Promise.all([cache.get("a", draw), cache.get("a", draw)]);
  await cache.get("a", draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

it("forgets what was not asked for longest", async () => {
  const cache = createPictureCache(encode, 2);
  const draw = vi.fn<() => Promise<string>>(async () => "<svg/>");
  for (const key of ["a", "b", "a", "c", "a", "b"]) await cache.get(key, draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

it("keeps neither a missing picture nor a failure", async () => {
  const cache = createPictureCache(encode, 600);
  expect(await cache.get("a", async () => null)).toBeNull();
  await expect(cache.get("a", () => Promise.reject(new Error("database away")))).rejects.toThrow("database away");
  expect(await cache.get("a", async () => "<svg/>")).not.toBeNull();
});
