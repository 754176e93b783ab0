import { expect, it } from "vitest";
import { freshForS } from "./token-lifetime.ts";

const jwt = (claims: unknown) => `h.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.s`;

it.each([
  ["a quarter of an hour", { iat: 1_000, exp: 1_900 }, 840],
  ["the same, seven years from now", { iat: 2_000_000_000, exp: 2_000_000_900 }, 840],
  ["a minute", { iat: 0, exp: 60 }, 30],
  ["none", { iat: 10, exp: 10 }, 0],
  ["less than none", { iat: 10, exp: 5 }, 0],
])("is fresh until a minute before its end: %s", (_, claims, seconds) => expect(freshForS(jwt(claims))).toBe(seconds));
it.each(["", "no-token", "a.b.c", jwt(null), jwt({ exp: 5 }), jwt({ iat: "1", exp: 2 })])(
  "takes a token nobody can read for one of five minutes: %s",
  (token) => expect(freshForS(token)).toBe(240),
);
