import { createHash, randomUUID } from "node:crypto";
import { globSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import pg from "pg";
import { openDump, openPglite, openPostgres, type EmbeddedPrograms, type OpenDatabase } from "#backend/db/database.ts";
import { seedDatabase } from "#backend/db/seed/seed.ts";

/** Products of the catalogue every test starts with. */
export const testProducts = 80;

/** Moment at which the test catalogue was seeded and every test begins. */
export const testNow = new Date("2026-11-21T10:00:00.000Z");

const cacheDir = "node_modules/.cache/petite-malle";

/** What a worker prepares for the first of its test files and keeps for the others. */
const once = <T, K = void>(make: (of: K) => T): ((of: K) => T) => {
  const made = new Map<K, { value: T }>();
  return (of) => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
};

/** Changes whenever what a fresh database holds may change. */
const seedKey = once((products: number): string => {
  const digest = createHash("sha256").update(`${products} ${testNow.toISOString()}`);
  for (const file of globSync(
    "{contract,backend/db,backend/catalog,backend/search,backend/pictures,backend/website}/**/*.{ts,sql,json}",
  ).toSorted()) {
    if (!file.endsWith(".test.ts")) digest.update(file).update(readFileSync(file));
  }
  return digest.digest("hex").slice(0, 16);
});

const seed = ({ db }: OpenDatabase, products: number): Promise<void> => seedDatabase(db, { products, now: testNow });

const embeddedPrograms = once(async (): Promise<Required<EmbeddedPrograms>> => {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const read = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ["pglite.wasm", "initdb.wasm"].map((name) => WebAssembly.compile(read(name))),
  );
  if (!pgliteWasmModule || !initdbWasmModule) throw new Error("the embedded engine has two programs");
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([read("pglite.data")]) };
});

/** Migrates and seeds once for all test files and runs; writes beside and renames, so that workers may race. */
const cachedDump = once(async (products: number): Promise<Blob> => {
  const file = path.join(cacheDir, `seed-${seedKey(products)}.tar`);
  if (!existsSync(file)) {
    const database = await openPglite(await embeddedPrograms());
    await seed(database, products);
    const dump = await database.dump?.();
    await database.close();
    if (dump === undefined) throw new Error("the embedded engine made no dump");
    mkdirSync(cacheDir, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
});

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A database of its own on a server, copied from a template that is migrated and seeded once. */
async function openOnServer(serverUrl: string, products: number): Promise<OpenDatabase> {
  const template = `petite_malle_${seedKey(products)}`;
  const name = `petite_malle_test_${randomUUID().slice(0, 8)}`;
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
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? openOnServer(serverUrl, products) : openDump(await cachedDump(products), await embeddedPrograms());
}
