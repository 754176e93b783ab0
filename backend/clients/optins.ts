import { randomUUID } from "node:crypto";
import type { OptinChange } from "#contract/client.ts";
import type { Queryable } from "../db/database.ts";
import { desc, eq } from "../db/orm.ts";
import { optinChanges } from "../db/schema/client.ts";
import type { StoredClient } from "./store.ts";

type Optins = Pick<StoredClient, "isOptinKid" | "isOptinWoman">;
type Row = typeof optinChanges.$inferInsert;
type Said = Pick<Row, "line" | "isGiven">;

/** What was said: a line of news whose yes or no differs from before. Saying the same again is nothing new. */
export function planOptinChanges(before: Optins, after: Partial<Optins>): Said[] {
  const said: Said[] = [];
  if (after.isOptinKid !== undefined && after.isOptinKid !== before.isOptinKid)
    said.push({ line: "KID", isGiven: after.isOptinKid });
  if (after.isOptinWoman !== undefined && after.isOptinWoman !== before.isOptinWoman)
    said.push({ line: "WOMAN", isGiven: after.isOptinWoman });
  return said;
}

/** Keeps what was said, by whom, where and when. `sources`: what the caller named as the place, by line. */
export async function insertOptinChanges(
  db: Queryable,
  said: readonly Said[],
  {
    clientId,
    staffName,
    sources,
    now,
  }: { clientId: string; staffName: string | null; sources: Partial<Record<Row["line"], string | null>>; now: Date },
): Promise<void> {
  if (said.length === 0) return;
  await db.insert(optinChanges).values(
    said.map((change) => ({
      id: randomUUID(),
      clientId,
      ...change,
      source: sources[change.line] ?? null,
      staffName,
      at: now,
    })),
  );
}

/** Every yes and no of a client, newest first. */
export async function readOptinChanges(db: Queryable, clientId: string): Promise<OptinChange[]> {
  const rows = await db
    .select()
    .from(optinChanges)
    .where(eq(optinChanges.clientId, clientId))
    .orderBy(desc(optinChanges.at), optinChanges.line);
  return rows.map(({ line, isGiven, source, staffName, at }) => ({
    line,
    is_given: isGiven,
    source,
    staff_name: staffName,
    at: at.toISOString(),
  }));
}
