import { apiProgram } from "./api-process.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { localEnvironment } from "./environment.ts";
import { cutFonts } from "./fonts.ts";
import { keepRunning } from "./keep-running.ts";
import { startProgram } from "./processes.ts";

const local = localEnvironment();
const variables = { GALLERY: "on", ...local.variables, NODE_ENV: "development" };
const next = ["node_modules/next/dist/bin/next", "dev", "--port", String(local.port)];
const kept = keepRunning();
try {
  await kept.add(apiProgram({ ...local, variables }, ["--watch"]));
  await cutFonts();
  await kept.add({
    name: "storefront",
    start: () => startProgram(process.execPath, next, variables),
    url: `http://localhost:${local.port}/version.txt`,
    startLimitMs: 120_000,
  });
  console.log(`Petite Malle opens at ${local.siteUrl} · ${demoAccounts}`);
} catch (error) {
  if (!kept.stopping.aborted) console.error(error);
  kept.stop(1);
}
process.exitCode = await kept.ended;
