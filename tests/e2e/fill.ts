import { openBackend } from "#backend/open.ts";
import { parseEnvironment } from "#backend/config/environment.ts";
import { createLogger } from "#backend/config/logger.ts";
import { localEnvironment } from "#scripts/environment.ts";
import { livesOfTests } from "./lived.ts";

/* Fills a folder: with the demo and those who have a past for one test each, or with a catalogue alone, as told. */
const environment = parseEnvironment(localEnvironment().variables);
const { close } = await openBackend(
  environment,
  createLogger(environment),
  livesOfTests(Number(process.env.E2E_TIMES ?? 1)),
);
await close();
