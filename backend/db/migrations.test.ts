import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, it } from "vitest";
import { schema } from "./schema.ts";

const folder = path.join(import.meta.dirname, "migrations");
const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}
const { entries } = JSON.parse(read("meta/_journal.json")) as Journal;

/* A new one is written down by: cd backend/db/migrations && sha256sum 0NNN_topic.sql >> frozen.sha256 */
it("never changes a migration that databases have: each is written down with its hash, new ones come after", () => {
  const lines = entries.map(
    ({ tag }) =>
      `${createHash("sha256")
        .update(read(`${tag}.sql`))
        .digest("hex")}  ${tag}.sql`,
  );
  expect(read("frozen.sha256").trimEnd().split("\n")).toEqual(lines);
});

it("numbers migrations in the order in which they were made: one that is older than the last applied is never run", () => {
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
  expect(entries.map(({ tag }) => Number(tag.slice(0, 4)))).toEqual(entries.map(({ idx }) => idx));
  const moments = entries.map(({ when }) => when);
  expect([...new Set(moments)].toSorted((a, b) => a - b)).toEqual(moments);
  expect(globSync("*.sql", { cwd: folder }).toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

/* When it fails: npm run db:generate -- --name <topic> */
it("has a migration for everything the tables of the code say", async () => {
  const newest = read(`meta/${String(entries.length - 1).padStart(4, "0")}_snapshot.json`);
  const last = JSON.parse(newest) as Parameters<typeof generateMigration>[0];
  const ofTheCode = generateDrizzleJson(schema, last.id, undefined, "snake_case");
  expect(await generateMigration(last, ofTheCode)).toEqual([]);
});
