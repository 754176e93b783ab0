import { apiProgram } from "./api-process.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { type LocalEnvironment, localEnvironment } from "./environment.ts";
import { keepRunning } from "./keep-running.ts";
import { requireFreePort } from "./processes.ts";
import { hopelessCode } from "./restart.ts";
import { buildWhenChanged } from "./storefront-build.ts";
import { storefrontPrograms } from "./storefront-process.ts";

async function requireRoom(): Promise<LocalEnvironment> {
  const local = localEnvironment();
  await requireFreePort(local.port);
  await requireFreePort(local.apiPort);
  return local;
}

const local = await requireRoom().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(hopelessCode);
});
const kept = keepRunning();
try {
  await kept.add(apiProgram(local));
  await buildWhenChanged(local, kept.stopping);
  await Promise.all(storefrontPrograms(local).map(kept.add));
  console.log(`Petite Malle is open at ${local.siteUrl} · ${demoAccounts}`);
} catch (error) {
  if (!kept.stopping.aborted) console.error(error);
  kept.stop(1);
}
process.exitCode = await kept.ended;
