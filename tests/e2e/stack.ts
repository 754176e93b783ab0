import { rmSync } from "node:fs";
import path from "node:path";
import { startProgram, stopProgram, waitForAnswer } from "#scripts/processes.ts";
import { startStorefront } from "#scripts/storefront-process.ts";
import { fillFolder } from "./filled-folder.ts";
import { openGate } from "./gate.ts";

/** A shop of its own whose API can be taken away and given back. It serves the build the other tests use. */
export interface Stack {
  url: string;
  apiUrl: string;
  /** Folder of its database and of the mails it sends. */
  dataDir: string;
  staffSecret: string;
  storefrontPid: number;
  /** The storefront finds nobody where the API was; only who knows its own address still does. */
  takeApiAway: () => Promise<void>;
  /** Gives it back and waits until the storefront has noticed. */
  giveApiBack: () => Promise<void>;
  /** Takes connections from then on, and answers none. */
  hangApi: () => void;
  resumeApi: () => void;
  stop: () => Promise<void>;
}

const secrets = {
  SESSION_SECRET: "a-secret-of-the-browser-tests-only",
  STAFF_SECRET: "a-secret-of-the-staff-of-these-shops",
};

interface StackOptions {
  port: number;
  apiPort: number;
  /** Goes with it. */
  dataDir: string;
  /** What differs from the shop of the other tests. */
  variables?: Record<string, string>;
}

export async function startStack({ port, apiPort, dataDir, variables = {} }: StackOptions): Promise<Stack> {
  const url = `http://localhost:${port}`;
  const apiUrl = `http://localhost:${apiPort}`;
  const gate = await openGate(apiPort);
  await fillFolder(dataDir, "catalogue");
  const env = {
    ...process.env,
    ...secrets,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    LOG_LEVEL: "fatal",
    /* The programs are those of the shared shop, compiled already. */
    NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node"),
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    SEED_ACCOUNTS: "false",
    STOREFRONT_URL: url,
    SITE_URL: "http://localhost:3000",
    API_BASE_URL: gate.url,
    COMMUNES_URL: "http://127.0.0.1:9/communes",
    ...variables,
  };
  const api = startProgram(process.execPath, ["backend/main.ts"], env);
  await waitForAnswer(`${apiUrl}/healthz`, api, 180_000);
  const storefront = startStorefront(port, env);
  await waitForAnswer(`${url}/shop`, storefront, 60_000);
  if (storefront.pid === undefined) throw new Error("the storefront did not start");
  return {
    url,
    apiUrl,
    dataDir,
    staffSecret: secrets.STAFF_SECRET,
    storefrontPid: storefront.pid,
    takeApiAway: gate.shut,
    giveApiBack: async () => {
      await gate.open();
      await waitForAnswer(`${url}/api/shop/product-collections`, storefront, 20_000);
    },
    hangApi: () => void api.kill("SIGSTOP"),
    resumeApi: () => void api.kill("SIGCONT"),
    stop: async () => {
      await stopProgram(storefront);
      await gate.shut();
      await stopProgram(api);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
