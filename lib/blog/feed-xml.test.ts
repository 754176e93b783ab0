import { expect, it } from "vitest";
import { JSDOM } from "jsdom";
import type { BlogPostCard } from "#contract/blog.ts";
import { feedXml } from "./feed-xml.ts";

const post = {
  slug: "laine",
  title: "Laver la laine & la garder <douce>",
  excerpt: "Trois gestes.",
  category: { slug: "conseils", name: "Conseils" },
  author: { slug: "ines", firstname: "Inès" },
  date: "2026-11-03",
  reading_minutes: 4,
} as BlogPostCard;
const feed = {
  title: "Le journal",
  description: "Nos articles.",
  language: "fr",
  blogUrl: "https://shop.test/blog",
  feedUrl: "https://shop.test/feed",
};

it("is a feed that readers take: one item an article, with its address, day and author, and nothing that breaks it", () => {
  const xml = feedXml({ ...feed, items: [{ post, url: "https://shop.test/blog/laine" }] });
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  const item = document.querySelector("channel > item");
  const read = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
  expect(read("title")).toBe(post.title);
  expect(read("guid")).toBe("https://shop.test/blog/laine");
  expect(read("pubDate")).toBe("Tue, 03 Nov 2026 06:00:00 GMT");
  expect(read("dc:creator")).toBe("Inès");
  expect(document.querySelector("channel > language")?.textContent).toBe("fr");
});

it("is a feed without items while nothing was written", () => {
  const { document } = new JSDOM(feedXml({ ...feed, items: [] }), { contentType: "application/xml" }).window;
  expect(document.querySelectorAll("item")).toHaveLength(0);
  expect(document.querySelector("lastBuildDate")).toBeNull();
});
