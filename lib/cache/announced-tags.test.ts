import { expect, it } from "vitest";
import { countKept } from "#lib/memory/kept.ts";
import { maxAnnounced, tagToTell } from "./announced-tags.ts";
import { cacheTags } from "./tags.ts";

it("tells Next of a bounded number of tags, and of the catalogue in the place of others", () => {
  const told = new Set(Array.from({ length: 2 * maxAnnounced }, (_, id) => tagToTell(cacheTags.product(id))));
  expect(told.size).toBe(maxAnnounced + 1);
  expect(tagToTell(cacheTags.product(1))).toBe("product:1");
  expect(tagToTell(cacheTags.collection("new"))).toBe("catalog");
  expect(tagToTell(cacheTags.content("faq"))).toBe("content:faq");
  expect(countKept()).toContainEqual(
    expect.objectContaining({ name: "tags announced to Next", entries: maxAnnounced, dropped: 0 }),
  );
});
