import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import pg from "pg";
import { openPglite, openPostgres, type OpenDatabase } from "#backend/db/database.ts";

/** The database of an earlier program, which nobody has opened since. */
export interface RestoredDump extends AsyncDisposable {
  /** Variables of a program that is to use it. */
  environment: { DATABASE_URL: string } | { DATA_DIR: string };
  /** Opens it with this program. */
  open: () => Promise<OpenDatabase>;
}

const scriptOf = (file: string): string => brotliDecompressSync(readFileSync(file)).toString();

async function restoreInFolder(script: string): Promise<RestoredDump> {
  const folder = mkdtempSync(path.join(tmpdir(), "restored-"));
  const dataDir = path.join(folder, "db");
  const client = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } });
  await client.exec(script);
  await client.close();
  return {
    environment: { DATA_DIR: folder },
    open: () => openPglite({ dataDir }),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function restoreOnServer(script: string, serverUrl: string): Promise<RestoredDump> {
  const name = `restored_${randomUUID().slice(-12)}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const ask = async (connectionString: string, statements: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(statements);
    await client.end();
  };
  await ask(serverUrl, `create database ${name}`);
  await ask(url.href, script);
  return {
    environment: { DATABASE_URL: url.href },
    open: () => openPostgres(url.href),
    [Symbol.asyncDispose]: async () => ask(serverUrl, `drop database ${name} with (force)`),
  };
}

/** Restores what `make-dump.ts` wrote: in a folder of the embedded engine, or on the server of `TEST_DATABASE_URL`. */
export const restoreDump = (file: string): Promise<RestoredDump> =>
  process.env.TEST_DATABASE_URL
    ? restoreOnServer(scriptOf(file), process.env.TEST_DATABASE_URL)
    : restoreInFolder(scriptOf(file));
