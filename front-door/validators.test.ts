import { expect, it } from "vitest";
import { hasCopy } from "./validators.ts";

it.each([
  [{ "if-none-match": 'W/"a"' }, true],
  [{ "if-none-match": '"a"' }, true],
  [{ "if-none-match": '"b", W/"a"' }, true],
  [{ "if-none-match": "*" }, true],
  [{ "if-none-match": '"b"' }, false],
  [{}, false],
  [{ "if-none-match": 'W/"a"', "cache-control": "no-cache" }, false],
])("reads %j as %s", (headers, expected) => {
  expect(hasCopy({ headers }, 'W/"a"')).toBe(expected);
});
