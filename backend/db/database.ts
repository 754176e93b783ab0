import { fileURLToPath } from "node:url";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { PreparingClient } from "./preparing-client.ts";
import { schema } from "./schema.ts";

/** The database as the stores see it, whichever engine is underneath. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Inside `db.transaction`; takes every query a `Database` takes. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  engine: "pglite" | "postgresql";
  /** Takes the rows of the embedded engine out, to restore them elsewhere; only with PGlite. */
  dump?: () => Promise<Blob>;
  close: () => Promise<void>;
}

/**
 * Used by search, by indexes of the first migration too; both are trusted extensions, so that the owner of a database may
 * create them.
 */
const extensions = "create extension if not exists pg_trgm; create extension if not exists unaccent";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Room for the whole demo shop. The default of 128 MiB is the engine's own memory here, beside the operating system's copy
 * of the same files; a shop that outgrows it wants a server.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/** The programs of the embedded engine, for a process that opens it many times and compiles them once. */
export type EmbeddedPrograms = Pick<PGliteOptions, "pgliteWasmModule" | "initdbWasmModule" | "fsBundle">;

/** Opens the embedded engine in `dataDir` (in memory without one) and brings its tables up to date. */
export async function openPglite(options: { dataDir?: string } & EmbeddedPrograms = {}): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm, unaccent }, startParams });
  await client.exec(extensions);
  await migratePglite(drizzlePglite(client, { schema }), { migrationsFolder });
  return asOpenDatabase(client);
}

/** Opens what `dump` took out, in memory. It has to be of these very sources: its tables are taken as they are. */
export const openDump = async (dump: Blob, programs: EmbeddedPrograms): Promise<OpenDatabase> =>
  asOpenDatabase(
    await PGlite.create({ ...programs, loadDataDir: dump, extensions: { pg_trgm, unaccent }, startParams }),
  );

const asOpenDatabase = (client: PGlite): OpenDatabase => ({
  db: drizzlePglite(client, { schema }),
  engine: "pglite",
  dump: async () => {
    // What is only in the log would be read from it again at every start.
    await client.exec("checkpoint");
    return client.dumpDataDir("none");
  },
  close: async () => client.close(),
});

/** One process brings the tables up to date, those that start at the same moment wait for it. */
const migrationLock = 7_410_001;

/** Connects to a server and brings its tables up to date. `onLost` hears of idle connections that broke. */
export async function openPostgres(
  url: string,
  options: { max?: number; onLost?: (error: Error) => void } = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    // A new connection plans everything anew: the few of a process are kept through quiet minutes.
    idleTimeoutMillis: 10 * 60_000,
    Client: PreparingClient,
  });
  // A connection lost while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", (error) => options.onLost?.(error));
  try {
    await migrateServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePg(pool, { schema }) as unknown as Database,
    engine: "postgresql",
    close: async () => pool.end(),
  };
}

async function migrateServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(extensions);
    await migratePg(drizzlePg(client, { schema }), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
