import { globSync, readFileSync } from "node:fs";
import pg from "pg";

/* References and books are right by construction; checking each row would take ten times as long. */
const settings = ["set session_replication_role = replica", "set synchronous_commit = off", "set work_mem = '128MB'"];

/**
 * Has clients live in a shop that has a catalogue until `now`: profiles, boxes, orders, returns and books. The database makes
 * the rows itself, so that nothing grows here with their number. `run` runs statements, all of them in one session.
 */
export async function live(run: (sql: string) => Promise<unknown>, clients: number, now: Date): Promise<void> {
  for (const setting of settings) await run(setting);
  await run(`select set_config('bench.clients', '${clients}', false)`);
  await run(`select set_config('bench.now', '${now.toISOString()}', false)`);
  for (const file of globSync("scripts/bench/api/life/*.sql").toSorted()) await run(readFileSync(file, "utf8"));
}

/** The same in the shop at an address of PostgreSQL. */
export async function liveInShop(url: string, clients: number, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await live((sql) => client.query(sql), clients, now);
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
