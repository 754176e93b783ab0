import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { webManifest } from "./web-manifest.ts";

describe.each(locales)("in %s", (locale) => {
  const manifest = webManifest(locale, { description: "d", shop: "s", infos: "i" });
  it("opens in its language and is one app in all of them", () =>
    expect(manifest).toMatchObject({
      id: "/",
      scope: "/",
      lang: locale,
      start_url: locale === "fr" ? "/" : `/${locale}`,
      display: "standalone",
    }));
  it("names icons that are there in the size it says, one to be masked", async () => {
    for (const { src, sizes, type } of manifest.icons ?? []) {
      const { width, height, format } = await sharp(readFileSync(`public${src}`)).metadata();
      expect(type).toBe(format === "svg" ? "image/svg+xml" : `image/${format}`);
      expect(["any", `${width}x${height}`]).toContain(sizes);
    }
    expect(manifest.icons?.map(({ purpose }) => purpose)).toContain("maskable");
    expect(manifest.icons?.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  });
});

it("leads from its icon into the shop only where there is one", () => {
  const ways = (shop: string | null) =>
    webManifest("de", { description: "d", shop, infos: "i" }).shortcuts?.map(({ url }) => url);
  expect([ways("s"), ways(null)]).toEqual([["/de/shop", "/de/infos"], ["/de/infos"]]);
});

it("has a touch icon of 180 pixels without transparency", async () =>
  expect(await sharp("public/apple-touch-icon.png").metadata()).toMatchObject({
    width: 180,
    height: 180,
    hasAlpha: false,
  }));
