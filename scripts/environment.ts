import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65_535);

/* More than two would leave the API, which has one process, behind. */
const mostByItself = 2;

const portsSchema = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  DATA_DIR: z.string().default(".data"),
  STOREFRONT_PROCESSES: z.coerce.number().int().min(1).max(64).default(Math.min(mostByItself, availableParallelism())),
});

export interface LocalEnvironment {
  port: number;
  apiPort: number;
  /** How many storefronts share the port. */
  storefronts: number;
  siteUrl: string;
  apiUrl: string;
  /** Variables for both programs; what the shell sets wins. */
  variables: Record<string, string>;
}

/** Reads `.env` when there is one; variables that are set already win. */
function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

const secretNames = ["SESSION_SECRET", "STAFF_SECRET", "HEALTH_SECRET"] as const;

/** Secrets of a start on one machine: made once, kept beside the database, never printed. A new one joins the older. */
function localSecrets(dataDir: string): Record<string, string> {
  const file = path.join(dataDir, "secrets.json");
  const kept = existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const missing = secretNames.filter((name) => kept[name] === undefined);
  if (missing.length === 0) return kept;
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString("base64url")]));
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify({ ...kept, ...made }), { mode: 0o600 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the data folder ${path.resolve(dataDir)} cannot be written (${reason}); set DATA_DIR`, {
      cause: error,
    });
  }
  return { ...kept, ...made };
}

/** What both programs need to find each other on this machine. */
export function localEnvironment(): LocalEnvironment {
  loadEnvFile();
  const { PORT, API_PORT, DATA_DIR, STOREFRONT_PROCESSES } = portsSchema.parse(definedOnly(process.env));
  const siteUrl = process.env.SITE_URL || `http://localhost:${PORT}`;
  const apiUrl = process.env.API_BASE_URL || `http://localhost:${API_PORT}`;
  const variables = {
    ...localSecrets(DATA_DIR),
    NEXT_TELEMETRY_DISABLED: "1",
    LOG_LEVEL: "warn",
    // Types are stripped and modules compiled once, not at every start.
    NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node"),
    // The GNU allocator otherwise keeps what start-up took: 150 MiB after the embedded database was filled.
    MALLOC_TRIM_THRESHOLD_: "131072",
    // Only the storefront reaches the API here, so that its word on a visitor's address counts.
    TRUST_PROXY: "true",
    ...definedOnly(process.env),
    PORT: String(PORT),
    API_PORT: String(API_PORT),
    DATA_DIR,
    SITE_URL: siteUrl,
    STOREFRONT_URL: process.env.STOREFRONT_URL || siteUrl,
    API_BASE_URL: apiUrl,
  };
  return { port: PORT, apiPort: API_PORT, storefronts: STOREFRONT_PROCESSES, siteUrl, apiUrl, variables };
}

const definedOnly = (source: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ""),
  );
