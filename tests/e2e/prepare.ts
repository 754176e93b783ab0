import { constants, getPriority, setPriority } from "node:os";
import { runProgram } from "#scripts/processes.ts";
import { fillFolder } from "./filled-folder.ts";
import { shopVariables } from "./shop.ts";

/* Makes what a run of the browser tests begins with: the shops it fills, and the build it serves. */

/* Other tests run beside: this takes what they leave. */
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
await fillFolder(shopVariables.DATA_DIR, "catalogue");
await fillFolder(shopVariables.DATA_DIR, "demo");
process.exitCode = await runProgram(process.execPath, ["scripts/build.ts"], { ...process.env, ...shopVariables });
