import { describe, expect, it } from "vitest";
import { needsRefresh, tokenExpiry } from "./token-expiry.ts";

const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.s`;

describe("tokenExpiry", () => {
  it("reads the end of a token in milliseconds", () =>
    expect(tokenExpiry(jwt({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000));
  it.each(["", "no-token", "a.b.c", jwt({}), jwt({ exp: "soon" })])("answers null for %s", (token) =>
    expect(tokenExpiry(token)).toBeNull(),
  );
});

describe("needsRefresh", () => {
  const token = jwt({ exp: 1_000_000 });
  it.each([
    ["long before the end", 1_000_000_000 - 120_000, false],
    ["within the last minute", 1_000_000_000 - 60_000, true],
    ["after the end", 1_000_000_001, true],
  ])("%s", (_, now, expected) => expect(needsRefresh(token, now)).toBe(expected));
  it("refreshes a token nobody can read", () => expect(needsRefresh("garbage", 0)).toBe(true));
});
