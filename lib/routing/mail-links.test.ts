import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { matchRoute } from "./match.ts";

const sources = globSync("backend/mails/*.ts").filter((file) => !/\.test\.ts$|outbox/.test(file));

/** Paths as the mails write them, with an id in the place of what is filled in. */
const paths = sources.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/["`](\/[a-z$][^"`]*)["`]/g)].map(([, path = ""]) => ({
    file,
    path: path.replace(/[?#].*/, "").replaceAll(/\$\{[^}]*\}/g, "3f0c1d2e-0000-4000-8000-000000000001"),
  })),
);

it("finds what the mails link to", () => expect(paths.length).toBeGreaterThan(30));

it("links from mails to nothing but pages, and files of the API and the shop", () => {
  const ownLanguage = /^\/3f0c1d2e[\w-]*$/;
  const unknown = paths.filter(
    ({ path }) =>
      !path.startsWith("/api/") &&
      !ownLanguage.test(path) &&
      !path.endsWith(".svg") &&
      !existsSync(`public${path}`) &&
      matchRoute(path) === null,
  );
  expect(unknown).toEqual([]);
});
