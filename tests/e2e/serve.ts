import { rmSync } from "node:fs";

/* Every run starts with a database of its own. */
rmSync(process.env.DATA_DIR ?? ".data-e2e", { recursive: true, force: true });
await import("#scripts/start.ts");
