import { createHash, randomUUID } from "node:crypto";
import { globSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import pg from "pg";
import { openPglite, openPostgres, type EmbeddedParts, type OpenDatabase } from "#backend/db/database.ts";
import { seedDatabase } from "#backend/db/seed/seed.ts";
import { MemoryFiles, type DatabaseFiles } from "./memory-files.ts";
import { holdToOneConnection } from "./one-connection.ts";

/** Products of the catalogue every test starts with. */
export const testProducts = 80;

/** Moment at which the test catalogue was seeded and every test begins. */
export const testNow = new Date("2026-11-21T10:00:00.000Z");

const cacheDir = "node_modules/.cache/petite-malle";

/** What a worker prepares for the first of its test files and keeps for the others, of which some load their modules anew. */
const prepared = ((globalThis as { prepared?: Map<string, unknown> }).prepared ??= new Map<string, unknown>());
const once =
  <T, K = void>(name: string, make: (of: K) => T): ((of: K) => T) =>
  (of) => {
    const key = `${name} ${String(of)}`;
    if (!prepared.has(key)) prepared.set(key, make(of));
    return prepared.get(key) as T;
  };

/** Changes whenever what a fresh database holds may change. */
const seedKey = once("key", (products: number): string => {
  const digest = createHash("sha256").update(`${products} ${testNow.toISOString()}`);
  for (const file of globSync(
    "{contract,backend/db,backend/catalog,backend/search,backend/pictures,backend/website}/**/*.{ts,sql,json,txt,sha256}",
  ).toSorted()) {
    if (!file.endsWith(".test.ts")) digest.update(file).update(readFileSync(file));
  }
  return digest.digest("hex").slice(0, 16);
});

const seed = ({ db }: OpenDatabase, products: number): Promise<void> => seedDatabase(db, { products, now: testNow });

const embeddedPrograms = once("programs", async (): Promise<EmbeddedParts> => {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const read = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ["pglite.wasm", "initdb.wasm"].map((name) => WebAssembly.compile(read(name))),
  );
  if (!pgliteWasmModule || !initdbWasmModule) throw new Error("the embedded engine has two programs");
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([read("pglite.data")]) };
});

/** Migrates and seeds once for all test files and runs; writes beside and renames, so that workers may race. */
const seededFiles = once("files", async (products: number): Promise<DatabaseFiles> => {
  const file = path.join(cacheDir, `seed-${seedKey(products)}`);
  if (!existsSync(file)) {
    const fs = new MemoryFiles();
    const database = await openPglite({ ...(await embeddedPrograms()), fs });
    await seed(database, products);
    // What is only in the log would be read from it again at every start.
    await database.db.execute("checkpoint");
    const files = fs.read();
    await database.close();
    mkdirSync(cacheDir, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, serialize(files));
    renameSync(draft, file);
  }
  return deserialize(readFileSync(file)) as DatabaseFiles;
});

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A database of its own on a server, copied from a template that is migrated and seeded once. */
async function openOnServer(serverUrl: string, products: number): Promise<OpenDatabase> {
  const template = `petite_malle_${seedKey(products)}`;
  const name = `petite_malle_test_${randomUUID().slice(-12)}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    // One worker makes the template, the others wait for it.
    await admin.query("select pg_advisory_lock(7410)");
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await admin.query(`drop database if exists ${quoted(draft)}`);
      await admin.query(`create database ${quoted(draft)}`);
      const database = await openPostgres(withDatabase(serverUrl, draft));
      await seed(database, products);
      await database.close();
      await admin.query(`alter database ${quoted(draft)} rename to ${quoted(template)}`);
    }
    await admin.query(`create database ${quoted(name)} template ${quoted(template)}`);
    await admin.query("select pg_advisory_unlock(7410)");
  } finally {
    await admin.end();
  }
  const database = await openPostgres(withDatabase(serverUrl, name));
  holdToOneConnection(database.db);
  return {
    ...database,
    close: async () => {
      await database.close();
      const last = new pg.Client({ connectionString: serverUrl });
      await last.connect();
      await last.query(`drop database if exists ${quoted(name)} with (force)`);
      await last.end();
    },
  };
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A migrated and seeded database of its own: in memory, or on the server of `TEST_DATABASE_URL`. */
export async function openTestDatabase(products: number = testProducts): Promise<OpenDatabase> {
  if (process.env.OPENS_NO_DATABASE) throw new Error("`databaseTests` did not find that this file opens a database");
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return openOnServer(serverUrl, products);
  return openPglite({ ...(await embeddedPrograms()), fs: new MemoryFiles(await seededFiles(products)) });
}
