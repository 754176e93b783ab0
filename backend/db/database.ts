import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { keepCopy } from "./keep-copy.ts";
import { keepParsers } from "./keep-parsers.ts";
import { letOthersIn } from "./let-others-in.ts";
import type { Upgrade } from "./plan-upgrade.ts";
import { prepareStatements } from "./prepare-statements.ts";
import { PreparingClient } from "./preparing-client.ts";
import { migrationsFolder, readUpgradePlan } from "./read-upgrade-plan.ts";
import { schema } from "./schema.ts";

/** The database as the stores see it, whichever engine is underneath. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Inside `db.transaction`; takes every query a `Database` takes. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  engine: "pglite" | "postgresql";
  /** What opening it changed: null for a new one and for one that was of this program already. */
  upgraded: UpgradeDone | null;
  close: () => Promise<void>;
}

/** `copy` is the folder in which the database before is kept; a server's is for its operator to back up. */
type UpgradeDone = Upgrade & { copy?: string };

/**
 * Used by search, by indexes of the first migration too; both are trusted extensions, so that the owner of a database may
 * create them.
 */
const extensions = "create extension if not exists pg_trgm; create extension if not exists unaccent";

/**
 * Room for the whole demo shop. The default of 128 MiB is the engine's own memory here, beside the operating system's copy
 * of the same files; a shop that outgrows it wants a server.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/** What a process that opens the embedded engine many times prepares once: its programs, compiled, and files to begin with. */
export type EmbeddedParts = Pick<PGliteOptions, "pgliteWasmModule" | "initdbWasmModule" | "fsBundle" | "fs">;

/**
 * Opens the embedded engine in `dataDir` (in memory without one). An empty database gets its tables, an older one is
 * upgraded after a copy of it was made; one of this program is left as it is. Throws `HopelessStart` for any other.
 */
export async function openPglite(options: { dataDir?: string } & EmbeddedParts = {}): Promise<OpenDatabase> {
  const open = () => PGlite.create({ ...options, extensions: { pg_trgm, unaccent }, startParams });
  let client = await open();
  try {
    const plan = await readUpgradePlan(drizzlePglite(client, { schema }));
    if (plan === "none") return asOpenDatabase(client, null);
    const upgraded: UpgradeDone | null = plan === "create" ? null : plan;
    if (upgraded && options.dataDir !== undefined) {
      await client.close();
      upgraded.copy = keepCopy(options.dataDir, upgraded.from);
      client = await open();
    }
    await client.exec(extensions);
    await migratePglite(drizzlePglite(client, { schema }), { migrationsFolder });
    return asOpenDatabase(client, upgraded);
  } catch (error) {
    if (!client.closed) await client.close();
    throw error;
  }
}

const asOpenDatabase = (client: PGlite, upgraded: UpgradeDone | null): OpenDatabase => ({
  db: drizzlePglite(keepParsers(letOthersIn(prepareStatements(client))), { schema }),
  engine: "pglite",
  upgraded,
  close: async () => client.close(),
});

/** One process brings the tables up to date, those that start at the same moment wait for it. */
const migrationLock = 7_410_001;

/**
 * Connects to a server. An empty database gets its tables, an older one is upgraded, one of this program is left as it is;
 * throws `HopelessStart` for any other. `onLost` hears of idle connections that broke.
 */
export async function openPostgres(
  url: string,
  options: { max?: number; onLost?: (error: Error) => void } = {},
): Promise<OpenDatabase> {
  const upgraded = await migrateServer(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis,
    // A new connection plans everything anew: the few of a process are kept through quiet minutes.
    idleTimeoutMillis: 10 * 60_000,
    Client: PreparingClient,
  });
  // A connection lost while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", (error) => options.onLost?.(error));
  return {
    db: drizzlePg(pool, { schema }) as unknown as Database,
    engine: "postgresql",
    upgraded,
    close: async () => pool.end(),
  };
}

const connectionTimeoutMillis = 5_000;

/** On a connection of its own: what a migration runs once must not take the room of statements that are kept. */
async function migrateServer(url: string): Promise<UpgradeDone | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const db = drizzlePg(client, { schema });
    const plan = await readUpgradePlan(db);
    if (plan === "none") return null;
    await client.query(extensions);
    await migratePg(db, { migrationsFolder });
    return plan === "create" ? null : plan;
  } finally {
    // Ends the lock as well.
    await client.end();
  }
}
