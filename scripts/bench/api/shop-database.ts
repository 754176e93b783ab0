import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { openPostgres } from "#backend/db/database.ts";
import { seedDatabase } from "#backend/db/seed/seed.ts";
import { startKeptPostgres, type TemporaryPostgres } from "../../postgres.ts";
import { liveInShop } from "./live-in-shop.ts";

export interface ShopSize {
  products: number;
  clients: number;
}

export interface ShopDatabase {
  url: string;
  /** Does at once what the server would do by and by after many writes. */
  settle: () => Promise<void>;
  stop: () => void;
}

/** What is prepared is kept in folders beside each other, by what it is made from. */
const keptIn = ".data-bench-postgres";
const sources = ["backend/db/migrations/*.sql", "backend/db/seed/**/*.ts", "scripts/bench/api/life/*.sql"];
/** Rows are made without waiting for the disk, measured with it. */
const whilePreparing = { fsync: "off", max_wal_size: "4GB", shared_buffers: "512MB", maintenance_work_mem: "256MB" };
const whileMeasuring = { shared_buffers: "512MB", max_wal_size: "2GB", random_page_cost: "1.1" };

function nameOf(size: ShopSize): string {
  const hash = createHash("sha256").update(JSON.stringify(size));
  for (const file of sources.flatMap((pattern) => globSync(pattern)).toSorted()) {
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

const readyFile = (folder: string): string => path.join(folder, "prepared-at");
const databaseUrl = (url: string, name: string): string => url.replace(/\/postgres$/, `/${name}`);

async function execute(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function prepare(folder: string, { products, clients }: ShopSize): Promise<void> {
  if (existsSync(keptIn)) for (const old of readdirSync(keptIn)) rmSync(path.join(keptIn, old), { recursive: true });
  const server = await startKeptPostgres(folder, whilePreparing);
  if (server === null) return;
  const now = new Date();
  try {
    await execute(server.url, ["create database prepared"]);
    const url = databaseUrl(server.url, "prepared");
    const database = await openPostgres(url);
    try {
      await database.db.transaction((tx) => seedDatabase(tx, { products, now }));
    } finally {
      await database.close();
    }
    await liveInShop(url, clients, now);
    // Or the server would do it while it is measured.
    await execute(url, ["vacuum (analyze)"]);
  } finally {
    server.stop();
  }
  // Some gigabytes that nobody waited for: the disk is to be idle when something is measured with it.
  spawnSync("sync");
  writeFileSync(readyFile(folder), now.toISOString());
}

/**
 * A server with a fresh copy of a shop of that size, whose clock stands at the moment the shop was made. Made first when
 * that was not done yet, or from something that has changed since: that takes some minutes. Null when PostgreSQL is not
 * installed.
 */
export async function openShopDatabase(size: ShopSize): Promise<ShopDatabase | null> {
  const folder = path.join(keptIn, nameOf(size));
  if (!existsSync(readyFile(folder))) await prepare(folder, size);
  const server: TemporaryPostgres | null = await startKeptPostgres(folder, whileMeasuring);
  if (server === null) return null;
  const preparedAt = new Date(readFileSync(readyFile(folder), "utf8"));
  await execute(server.url, [
    "drop database if exists shop",
    "create database shop template prepared strategy file_copy",
  ]);
  const url = databaseUrl(server.url, "shop");
  const aheadMs = preparedAt.getTime() - Date.now();
  await execute(url, [`insert into clock_offset (id, offset_ms) values (1, ${aheadMs})`]);
  const settle = () => execute(url, ["vacuum (analyze)", "checkpoint"]);
  return { url, settle, stop: server.stop };
}

/** Whether a shop of that size can be opened at once. */
export const isPrepared = (size: ShopSize): boolean => existsSync(readyFile(path.join(keptIn, nameOf(size))));
