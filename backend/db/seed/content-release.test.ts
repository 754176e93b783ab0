import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentRelease } from "./content-release.ts";

/*
 * A text that was changed makes another release of the contents: living shops get it when they start. Add the digest below as
 * a new line of content-releases.sha256, behind the others: a shop that had one of them is known by it.
 */
it("is written down, as the last of all releases", () => {
  const { contents, words } = contentRelease.readRows();
  const digest = createHash("sha256")
    .update(JSON.stringify([contents, words]))
    .digest("hex");
  expect(contentRelease.releases.at(-1)).toBe(digest);
  expect(new Set(contentRelease.releases).size).toBe(contentRelease.releases.length);
});
