import { rmSync } from "node:fs";
import { openBackend } from "#backend/open.ts";
import { parseEnvironment } from "#backend/config/environment.ts";
import { createLogger } from "#backend/config/logger.ts";
import { localEnvironment } from "#scripts/environment.ts";
import { livesOfTests } from "./lived.ts";

/* Every run starts with a database of its own, with the demo and those who have a past for one test each. */
rmSync(process.env.DATA_DIR ?? ".data-e2e", { recursive: true, force: true });
const environment = parseEnvironment(localEnvironment().variables);
const { close } = await openBackend(
  environment,
  createLogger(environment),
  livesOfTests(Number(process.env.E2E_TIMES ?? 1)),
);
await close();
await import("#scripts/start.ts");
