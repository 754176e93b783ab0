// @vitest-environment node
import { unstable_doesMiddlewareMatch as doesMatch } from "next/experimental/testing/server.js";
import { expect, it } from "vitest";
import { localizePath } from "#lib/routing/href.ts";
import { routes, type RouteName } from "#lib/routing/routes.ts";
import { config } from "./middleware.ts";

const runs = (url: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  doesMatch({ config, nextConfig: {}, url, headers, cookies });

it.each([
  [{}, {}, false],
  [{ "accept-language": "fr" }, {}, false],
  [{ "accept-language": "fr-FR,fr;q=0.9,de;q=0.8" }, {}, false],
  [{ "accept-language": "fr;q=0.1,de" }, {}, true],
  [{ "accept-language": "frr,de" }, {}, true],
  [{ "accept-language": "de-AT,de;q=0.9,fr;q=0.8" }, {}, true],
  [{ "accept-language": "de" }, { locale: "fr" }, false],
  [{ "accept-language": "fr" }, { locale: "nl" }, true],
  [{}, { locale: "es" }, true],
] as const)("runs at the root only for those it may lead elsewhere: %j %j", (headers, cookies, expected) => {
  expect(runs("/", { ...headers }, { ...cookies })).toBe(expected);
});

it.each([
  ["/shop/girls", false],
  ["/de/shop/girls/1-kleid", false],
  ["/pictures/scenes/home-hero-tall-000000000000.svg", false],
  ["/fr/shop", true],
  ["/infos/orders", true],
  ["/de/login", true],
  ["/shop/girls%3Fpage=2", true],
])("leaves cached pages alone: %s", (path, expected) => {
  expect(runs(path)).toBe(expected);
});

const names = Object.keys(routes) as RouteName[];
const hasDoor = (name: RouteName) => routes[name].guards.some((guard) => guard === "lc-auth" || guard === "guest");
/** An address of a page, in a language. */
const anAddress = (name: RouteName, locale: "fr" | "nl") =>
  localizePath(locale, routes[name].path.replace(/\{\w+\}/g, "0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a01"));

it.each(["fr", "nl"] as const)("stands at every door and at no other page, in %s", (locale) =>
  expect(names.filter((name) => runs(anAddress(name, locale)))).toEqual(names.filter(hasDoor)),
);

it("follows staff to any page", () => {
  expect(runs("/shop/girls?connect-as-access-token=abc")).toBe(true);
  expect(runs("/de?connect-as-access-token=abc")).toBe(true);
});
