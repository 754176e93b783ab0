import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export interface TemporaryPostgres {
  url: string;
  stop: () => void;
}

const debianRoot = "/usr/lib/postgresql";

/** Folder of PostgreSQL's programs; null when it is not installed. */
export function findPrograms(): string | null {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debianRoot, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

/** PostgreSQL refuses to run as root, so that its programs run as its own user there. */
function run(program: string, args: string[], asPostgres: boolean): void {
  const [command, all] = asPostgres ? ["runuser", ["-u", "postgres", "--", program, ...args]] : [program, args];
  const result = spawnSync(command, all, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
  if (result.status !== 0)
    throw new Error(`${path.basename(program)} failed: ${result.stderr || String(result.error)}`);
}

/** The server refuses to run as root. */
const isRoot = process.getuid?.() === 0;

interface ServerFolder {
  /** Beside the data lie the log and nothing else. */
  folder: string;
  settings: Readonly<Record<string, string>>;
}

/** Starts a server on the files of `folder`, which are made when they are not there. */
async function startIn(
  programs: string,
  { folder, settings }: ServerFolder,
): Promise<{ url: string; stop: (mode: string) => void }> {
  const data = path.join(folder, "data");
  const port = await freePort();
  const control = path.join(programs, "pg_ctl");
  if (!existsSync(data)) {
    run(
      path.join(programs, "initdb"),
      ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
      isRoot,
    );
  }
  const all = { listen_addresses: "127.0.0.1", unix_socket_directories: "''", max_connections: "200", ...settings };
  const options = [`-p ${port}`, ...Object.entries(all).map(([name, value]) => `-c ${name}=${value}`)].join(" ");
  run(control, ["-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start"], isRoot);
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    stop: (mode) => run(control, ["-D", data, "-m", mode, "stop"], isRoot),
  };
}

/**
 * Nothing waits for the disk, so that nothing would outlive a crash of the machine; nor is what a new database copies
 * written into the log as well, which is two thirds of the time it takes to make one.
 */
const forgetful = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  /* Its log lies in memory as well where there is room: it is not to grow to its usual gigabyte. */
  min_wal_size: "64MB",
  max_wal_size: "256MB",
};

const memoryFolder = "/dev/shm";
/** A few databases of 20 MiB at a time, and the log. In a container there is often next to nothing. */
const roomNeeded = 1024 ** 3;

/** Where files may lie that nobody misses: to copy a database in memory takes a fifth of the time it takes on a disk. */
function folderForAWhile(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= roomNeeded ? memoryFolder : tmpdir();
}

/** Starts a server of its own in a temporary folder, for tests; null when PostgreSQL is not installed. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const folder = mkdtempSync(path.join(folderForAWhile(), "petite-malle-postgres-"));
  chmodSync(folder, 0o777);
  /* What is left in memory stays there until the machine is started anew. */
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startIn(programs, { folder, settings: forgetful });
    return {
      url: server.url,
      stop: () => {
        try {
          server.stop("immediate");
        } finally {
          remove();
        }
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts a server whose files stay in `folder` when it is stopped; null when PostgreSQL is not installed. */
export async function startKeptPostgres(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<TemporaryPostgres | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  const server = await startIn(programs, { folder: path.resolve(folder), settings });
  return { url: server.url, stop: () => server.stop("fast") };
}
