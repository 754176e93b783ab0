import { readFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

const folder = path.join(import.meta.dirname, "../../backend/db/migrations");

/**
 * An empty database as it was before a migration, and what runs that one. Throws where there is no migration of that topic. Whoever
 * opens the database closes it.
 */
export async function beforeMigration(topic: string): Promise<{ database: PGlite; migrate: () => Promise<void> }> {
  const { entries } = JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  const at = entries.findIndex(({ tag }) => tag.endsWith(topic));
  const earlier = entries.slice(0, at + 1).map(({ tag }) => readFileSync(path.join(folder, `${tag}.sql`), "utf8"));
  const own = earlier.pop();
  if (own === undefined) throw new Error(`there is no migration ${topic}`);
  const database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  await database.exec("create extension pg_trgm; create extension unaccent");
  for (const statements of earlier) await database.exec(statements);
  return { database, migrate: async () => void (await database.exec(own)) };
}
