import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The clock itself, and changes of the catalogue, which the database dates because they concern no customer. */
const exempt = ["backend/clock/clock.ts", "backend/jobs/clean-up.ts"];
const otherClocks = /Date\.now\(|new Date\(\)|(?<![.\w])now\(\)|current_(timestamp|date)/i;

it("takes every moment from Dependencies.clock, so that a moved clock moves all of the business", () => {
  const files = globSync("backend/**/*.ts").filter((file) => !file.endsWith(".test.ts") && !exempt.includes(file));
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (otherClocks.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
