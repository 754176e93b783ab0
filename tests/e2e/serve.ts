import { fillFolder } from "./filled-folder.ts";
import { shopVariables } from "./shop.ts";

Object.assign(process.env, shopVariables);
await fillFolder(shopVariables.DATA_DIR, "demo");
await import("#scripts/start.ts");
