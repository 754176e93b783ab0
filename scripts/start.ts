import { startApi } from "./api-process.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { localEnvironment } from "./environment.ts";
import { requireFreePort, stopProgram, superviseUntilStopped, waitForAnswer } from "./processes.ts";
import { buildWhenChanged } from "./storefront-build.ts";
import { startStorefront } from "./storefront-process.ts";

const local = localEnvironment();
await requireFreePort(local.port);
await requireFreePort(local.apiPort);
const api = await startApi(local);
try {
  await buildWhenChanged(local);
} catch (error) {
  await stopProgram(api);
  throw error;
}
const storefront = startStorefront(local.port, local.variables);
const stopped = superviseUntilStopped([api, storefront]);
await waitForAnswer(`http://localhost:${local.port}/shop`, storefront, 60_000);
console.log(`Petite Malle is open at ${local.siteUrl} · ${demoAccounts}`);
process.exitCode = await stopped;
