import { expect, it, vi } from "vitest";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));
vi.mock("#lib/guards/feature.ts", () => ({
  languagesWith: async (feature: string | null) => (feature === "blog" ? ["fr"] : ["fr", "de", "nl", "es"]),
}));
vi.mock("./api.ts", () => ({
  findSeoMetadata: async (locale: string, slug: string) =>
    ["index", "faq", "blog"].includes(slug)
      ? { title: `${slug} ${locale} | Petite Malle`, description: `About ${slug}.` }
      : null,
}));

const { writeLlmsText } = await import("./llms-text.ts");

it("names the shop, its described pages by language, those that are switched on, and the sitemap", async () => {
  const lines = (await writeLlmsText()).split("\n");
  expect(lines.slice(0, 3)).toEqual(["# Petite Malle", "", "> About index."]);
  expect(lines.filter((line) => line.startsWith("## "))).toEqual([
    "## français",
    "## Deutsch",
    "## Nederlands",
    "## español",
    "## Optional",
  ]);
  expect(lines).toContain("- [faq de](https://shop.test/de/faq): About faq.");
  expect(lines.filter((line) => line.includes("/blog"))).toEqual(["- [blog fr](https://shop.test/blog): About blog."]);
  expect(lines.at(-2)).toContain("https://shop.test/sitemap.xml");
});
