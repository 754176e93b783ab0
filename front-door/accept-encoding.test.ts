import { expect, it } from "vitest";
import { acceptedEncoding } from "./accept-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br ; q=0.0", "identity"],
  ["zstd", "identity"],
] as const)("answers %j with %s", (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
