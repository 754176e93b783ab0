import { describe, expect, it } from "vitest";
import { parseProductSegment, productHref } from "./product-address.ts";

describe("parseProductSegment", () => {
  it.each([
    ["12", 12],
    ["12-robe-rayee", 12],
    ["12-", 12],
    ["0", null],
    ["012", null],
    ["robe", null],
    ["12robe", null],
    ["", null],
    ["99999999999", null],
    ["2147483648", null],
  ])("%j is %j", (segment, expected) => expect(parseProductSegment(segment)).toBe(expected));
});

it("builds the address in the language", () =>
  expect(productHref("de", { id: 12, clean_name: "ringelkleid", collection_slug: "girls" })).toBe(
    "/de/shop/girls/12-ringelkleid",
  ));
