import { execFileSync } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import pg from "pg";
import { findPrograms, startTemporaryPostgres } from "#scripts/postgres.ts";
import { startProgram, stopProgram, waitForAnswer } from "#scripts/processes.ts";

/*
 * Makes the dump that later programs have to open: the demo shop as this program writes it. Run at a release, before the
 * next migration is added, and committed: node tests/backend/upgrades/make-dump.ts
 */

const apiPort = process.env.API_PORT ?? "4999";

/** What nobody ordered, wished or was sent, and contents but for the quizzes, would make the dump ten times as big: a start brings them anew. */
const trim = `
create temporary table kept as
  select product_id as id from order_lines union select product_id from request_items union select product_id from wishes;
delete from look_likes; delete from look_products; delete from looks;
delete from collection_products where product_id not in (select id from kept);
delete from price_history where product_id not in (select id from kept);
delete from variants where product_id not in (select id from kept);
delete from products where id not in (select id from kept);
delete from website_contents where kind <> 'quiz';
delete from shipped_contents where kind not in ('quiz', 'word');
truncate search_words, catalog_changes, content_releases, legal_wordings`;

/** An SQL script that both engines run: without the commands of psql, rows as statements. */
function dumpOf(url: string): string {
  const program = path.join(findPrograms() ?? "", "pg_dump");
  const options = ["--inserts", "--rows-per-insert=200", "--no-owner", "--no-privileges"];
  const script = execFileSync(program, [...options, url], { encoding: "utf8", maxBuffer: 1e9 });
  return script.replaceAll(/^\\.*\n/gm, "");
}

const server = await startTemporaryPostgres();
if (server === null) throw new Error("PostgreSQL is not installed");
try {
  const variables = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    API_PORT: apiPort,
    DATABASE_URL: server.url,
    SEED_ACCOUNTS: "true",
    SEED_PRODUCTS: "600",
    SESSION_SECRET: "only until the dump is made 0123456789",
    STOREFRONT_URL: "http://localhost:3000",
  };
  const api = startProgram(process.execPath, ["backend/main.ts"], variables);
  try {
    await waitForAnswer(`http://localhost:${apiPort}/healthz`, api, 180_000);
  } finally {
    await stopProgram(api);
  }
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(trim);
  await client.end();
  const newest = globSync("*.sql", { cwd: "backend/db/migrations" }).toSorted().at(-1) ?? "";
  const file = path.join(import.meta.dirname, `${path.basename(newest, ".sql")}.sql.br`);
  writeFileSync(file, brotliCompressSync(dumpOf(server.url)));
} finally {
  server.stop();
}
