import { startApi } from "./api-process.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { localEnvironment } from "./environment.ts";
import { cutFonts } from "./fonts.ts";
import { startProgram, superviseUntilStopped } from "./processes.ts";

const local = localEnvironment();
const variables = { ...local.variables, NODE_ENV: "development" };
const api = await startApi({ ...local, variables }, ["--watch"]);
await cutFonts();
const storefront = startProgram(
  process.execPath,
  ["node_modules/next/dist/bin/next", "dev", "--port", String(local.port)],
  variables,
);
console.log(`Petite Malle opens at ${local.siteUrl} · ${demoAccounts}`);
process.exitCode = await superviseUntilStopped([api, storefront]);
