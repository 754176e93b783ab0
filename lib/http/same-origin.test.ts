import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const headers = (values: Record<string, string>) => new Headers(values);

describe("isSameOrigin", () => {
  it("lets every read pass", () => expect(isSameOrigin("GET", headers({ "sec-fetch-site": "cross-site" }))).toBe(true));
  it.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site", origin: "http://shop.test", host: "shop.test" }, false],
    [{ origin: "http://shop.test", host: "shop.test" }, true],
    [{ origin: "http://evil.test", host: "shop.test" }, false],
    [{ origin: "null", host: "shop.test" }, false],
    [{ host: "shop.test" }, false],
    [{}, false],
  ])("a write with %j: %s", (values, expected) =>
    expect(isSameOrigin("POST", headers(values as Record<string, string>))).toBe(expected),
  );
});
