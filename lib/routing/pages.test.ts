import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { pathWords } from "#contract/own-page.ts";
import { quizCodes } from "#contract/quiz-codes.ts";
import { routes } from "./routes.ts";

/** Pages of the tree that only rewrites lead to, documents the server answers with, and what developers look at. */
const internalPages = new Set([
  "/documents/failed",
  "/documents/missing",
  "/filtered/{}",
  "/filtered/{}/{}",
  "/gallery",
  "/giftcard/woman",
  "/page-not-found",
  "/staff-link-refused",
  "/staff-link-waits",
]);

/** Two rows may share a folder, whose parameter has one name only: names are left out. */
const nameless = (path: string): string => path.replace(/\{\w+\}/g, "{}");

const pagePaths = globSync("app/[[]locale[]]/**/page.tsx")
  .map((file) =>
    nameless(
      file
        .replace(/^app\/\[locale\]/, "")
        .replace(/\/page\.tsx$/, "")
        .replace(/\/\([\w-]+\)/g, "")
        .replace(/\[(\w+)\]/g, "{$1}") || "/",
    ),
  )
  .filter((path) => !internalPages.has(path));

it("has a row for every page and a page for every row", () =>
  expect(pagePaths.toSorted()).toEqual(
    Object.values(routes)
      .filter(({ layout }) => layout !== "none")
      .map(({ path }) => nameless(path))
      .toSorted(),
  ));
it("answers the one address that is no page", () => expect(globSync("app/sitemap.xml/route.ts")).toHaveLength(1));

it("knows as words of a path those that pages and quizzes have, so that no others stand in a mail", () => {
  const ofPages = Object.values(routes)
    .filter(({ layout }) => layout !== "none")
    .flatMap(({ path }) => path.split("/").filter((segment) => segment !== "" && !segment.startsWith("{")));
  expect(pathWords).toEqual([...new Set([...ofPages, ...quizCodes])].toSorted());
});
