import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { routes } from "./routes.ts";

/** Pages of the tree that only rewrites lead to. */
const internalPages = new Set(["/filtered/{collection}", "/filtered/{collection}/{page}", "/page-not-found"]);

const pagePaths = globSync("app/[[]locale[]]/**/page.tsx")
  .map(
    (file) =>
      file
        .replace(/^app\/\[locale\]/, "")
        .replace(/\/page\.tsx$/, "")
        .replace(/\/\([\w-]+\)/g, "")
        .replace(/\[(\w+)\]/g, "{$1}") || "/",
  )
  .filter((path) => !internalPages.has(path));

it("has a row for every page and a page for every row", () =>
  expect(pagePaths.toSorted()).toEqual(
    Object.values(routes)
      .map(({ path }) => path)
      .toSorted(),
  ));
