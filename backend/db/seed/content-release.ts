import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentRelease } from "../../website/bring-contents.ts";
import { vocabularyRows } from "./vocabulary-rows.ts";
import { websiteRows } from "./website-rows.ts";

const linesOf = (name: string): string[] =>
  readFileSync(path.join(import.meta.dirname, name), "utf8")
    .trim()
    .split("\n");

/** The first digits of the digest of every text that was in the repository before databases kept what they were given. */
let earlier: ReadonlySet<string> | null = null;
const earlierLength = 12;

/** What the shop says as this program ships it. */
export const contentRelease: ContentRelease = {
  releases: linesOf("content-releases.sha256"),
  readRows: () => ({ contents: websiteRows(), words: vocabularyRows() }),
  isEarlier: (digest) => {
    earlier ??= new Set(linesOf("earlier-contents.txt"));
    return earlier.has(digest.slice(0, earlierLength));
  },
  madeUp: new Set(["blog-category", "blog-post", "instagram", "stylist"]),
};
