import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readTricks, tricks } from "./tricks.ts";

it("uses all of them but those that are left out", () => {
  expect([...readTricks("")]).toEqual(tricks);
  expect([...readTricks(" squeeze,line, ")]).toEqual(tricks.filter((trick) => trick !== "squeeze" && trick !== "line"));
});

it("knows no others", () => expect(() => readTricks("squeeze,lines")).toThrow("lines"));

it("has a row for each in the README, and no other", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name);
  expect(rows).toEqual(tricks);
});
