import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { z } from "zod";
import { sql } from "./orm.ts";
import { planUpgrade, type Migration, type UpgradePlan } from "./plan-upgrade.ts";

export const migrationsFolder = path.join(import.meta.dirname, "migrations");

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

function knownMigrations(): Migration[] {
  const read = (name: string): string => readFileSync(path.join(migrationsFolder, name), "utf8");
  return journalSchema.parse(JSON.parse(read("meta/_journal.json"))).entries.map(({ tag }) => ({
    tag,
    hash: createHash("sha256")
      .update(read(`${tag}.sql`))
      .digest("hex"),
  }));
}

/** The table in which drizzle's migrator writes down what it ran, with the hash of each file. */
const applied = { table: "drizzle.__drizzle_migrations", hash: sql<string>`hash` };

/** Compares the migrations a database has had with those of this program; throws `HopelessStart` as `planUpgrade` does. */
export async function readUpgradePlan(db: Pick<PgDatabase<PgQueryResultHKT>, "select">): Promise<UpgradePlan> {
  const [found] = await db
    .select({ table: sql<string | null>`to_regclass(${applied.table})::text` })
    .from(sql`(select 1) as one`);
  if (found?.table == null) return planUpgrade(knownMigrations(), []);
  const rows = await db
    .select({ hash: applied.hash })
    .from(sql.raw(applied.table))
    .orderBy(sql`id`);
  return planUpgrade(
    knownMigrations(),
    rows.map(({ hash }) => hash),
  );
}
