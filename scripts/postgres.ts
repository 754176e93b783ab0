import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export interface TemporaryPostgres {
  url: string;
  stop: () => void;
}

const debianRoot = "/usr/lib/postgresql";

/** Folder of PostgreSQL's programs; null when it is not installed. */
function findPrograms(): string | null {
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

/** Starts a server of its own in a temporary folder, for tests and measurements; null when PostgreSQL is not installed. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(path.join(tmpdir(), "petite-malle-postgres-"));
  chmodSync(folder, 0o777);
  const data = path.join(folder, "data");
  const port = await freePort();
  const control = path.join(programs, "pg_ctl");
  run(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    isRoot,
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
  run(control, ["-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start"], isRoot);
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(control, ["-D", data, "-m", "immediate", "stop"], isRoot);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
