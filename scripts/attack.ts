import type { ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { startApi } from "./api-process.ts";
import { attackAuthorization } from "./attack/authorization.ts";
import { attackWithBodies } from "./attack/bodies.ts";
import { attackOnBusyMachine } from "./attack/busy-machine.ts";
import { attackInParallel } from "./attack/buyers.ts";
import { cookiesOf, openAccount } from "./attack/calls.ts";
import { attackWithConnections } from "./attack/connections.ts";
import { attackWithInputs } from "./attack/fuzz.ts";
import { attackIdle } from "./attack/idle.ts";
import { attackKeptPage } from "./attack/kept-page.ts";
import { attackWithMadeUpAddresses } from "./attack/made-up-addresses.ts";
import { attackWithMadeUpRequests } from "./attack/made-up-requests.ts";
import { attackMemory } from "./attack/memory.ts";
import { attackWithNewBuild } from "./attack/new-build.ts";
import { ownShop } from "./attack/own-shop.ts";
import type { AttackResult } from "./attack/result.ts";
import { readStorefrontLog } from "./attack/storefront-log.ts";
import { attackWithSlowClients } from "./attack/slow-clients.ts";
import { localEnvironment } from "./environment.ts";
import { requireFreePort, stopProgram, waitForAnswer } from "./processes.ts";
import { buildWhenChanged } from "./storefront-build.ts";
import { startStorefront } from "./storefront-process.ts";

/*
 * Attacks a shop of its own on this machine: by hand before a release, a quarter of an hour, bounded in count and time.
 * `npm run attack -- NAME …` runs those whose name begins so.
 */
const shop = Object.assign(process.env, ownShop(process.env));
shop.SITE_URL ??= "http://localhost:3000";
shop.STOREFRONT_URL ??= `http://localhost:${shop.PORT}`;
/* Limits have tests of their own; here they would stop what is to be tried. */
shop.RATE_LIMIT_FACTOR ??= "10000";

/* Before anything goes: an attack that still runs has its data there. */
for (const port of [shop.PORT, shop.API_PORT]) await requireFreePort(Number(port));
rmSync(shop.DATA_DIR, { recursive: true, force: true });
const local = localEnvironment();
const inspectPorts = { api: local.apiPort + 100, storefront: local.port + 100 };
const api = await startApi(local, [`--inspect-port=${inspectPorts.api}`]);
const build = await buildWhenChanged(local);
mkdirSync("test-results", { recursive: true });
const log = "test-results/attack-storefront.log";
const output = openSync(log, "w");
const storefront = startStorefront(
  local.port,
  { ...local.variables, NODE_OPTIONS: `--inspect-port=${inspectPorts.storefront}` },
  { output },
);
/** Zero signals this whole group: what has no process must not be asked. */
function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error("a program did not start");
  return pid;
}
const storefrontUrl = `http://localhost:${local.port}`;
const { apiUrl } = local;

const attacks: Record<string, () => Promise<AttackResult>> = {
  idle: () => attackIdle({ pid: pidOf(storefront) }),
  authorization: () =>
    attackAuthorization({ apiUrl, victim: { email: "subscriber@example.com", password: "Malle-demo-2026" } }),
  inputs: () => attackWithInputs({ apiUrl }),
  parallel: () => attackInParallel({ apiUrl }),
  addresses: () =>
    attackWithMadeUpAddresses({
      storefrontUrl,
      pid: storefront.pid ?? null,
      buildDir: path.resolve(shop.NEXT_DIST_DIR),
    }),
  requests: async () => {
    const name = "Zéphyrinette";
    const cookies = cookiesOf(await openAccount(apiUrl, name));
    return attackWithMadeUpRequests({ storefrontUrl, client: { cookies, name } });
  },
  kept: () => attackKeptPage({ storefrontUrl, pid: storefront.pid ?? null }),
  connections: () => attackWithConnections({ storefrontUrl }),
  busy: () => attackOnBusyMachine({ storefrontUrl }),
  memory: () =>
    attackMemory({
      storefrontUrl,
      apiUrl,
      watched: [
        { name: "storefront", pid: pidOf(storefront), inspectPort: inspectPorts.storefront },
        { name: "API", pid: pidOf(api), inspectPort: inspectPorts.api },
      ],
    }),
  bodies: () => attackWithBodies({ storefrontUrl, pid: pidOf(storefront) }),
  slow: () => attackWithSlowClients({ storefrontUrl, apiUrl }),
  build: () =>
    attackWithNewBuild({
      storefrontUrl,
      build: () => buildWhenChanged({ ...local, variables: { ...local.variables, APP_VERSION: `after-${build}` } }),
    }),
};
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

const results: AttackResult[] = [];
try {
  await waitForAnswer(`${storefrontUrl}/shop`, storefront, 60_000);
  for (const [name, attack] of Object.entries(attacks)) {
    if (!isWanted(name)) continue;
    console.log(`${name} …`);
    results.push(await attack());
  }
} finally {
  await Promise.all([storefront, api].map(stopProgram));
  closeSync(output);
}
results.push(readStorefrontLog(readFileSync(log, "utf8")));
console.log("| attack | tries | failures | |\n| --- | --- | --- | --- |");
for (const { name, tries, failures, note } of results) console.log(`| ${name} | ${tries} | ${failures} | ${note} |`);
process.exitCode = results.some(({ failures }) => failures > 0) ? 1 : 0;
