import { globSync, readFileSync } from "node:fs";
import pg from "pg";

/* References and books are right by construction; checking each row would take ten times as long. */
const settings = ["set session_replication_role = replica", "set synchronous_commit = off", "set work_mem = '128MB'"];

/**
 * Fills a shop that has a catalogue with clients and what they did until `now`: profiles, boxes, orders, returns and books.
 * The database makes the rows itself, so that nothing grows here with their number.
 */
export async function liveInShop(url: string, clients: number, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of settings) await client.query(setting);
    await client.query("select set_config('bench.clients', $1, false), set_config('bench.now', $2, false)", [
      String(clients),
      now.toISOString(),
    ]);
    for (const file of globSync("scripts/bench/api/life/*.sql").toSorted()) {
      await client.query(readFileSync(file, "utf8"));
    }
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
