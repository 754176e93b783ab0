import { hopelessCode } from "#scripts/restart.ts";
import { giveMemoryBack, keepCodeOnceStarted } from "./give-back.ts";
import { startStorefront } from "./serve.ts";
import { readTricks } from "./tricks.ts";

/*
 * Buffers of less than half a pool share its memory, and one of them that is kept keeps all of it. Compressed pages of ten
 * kilobytes and answers of the API are kept by the thousand: with Node's pools of 64 KiB they took four times their size.
 */
Buffer.poolSize = 8 * 1024;

if (readTricks().has("give-back")) giveMemoryBack();
keepCodeOnceStarted();

const port = Number(process.env.PORT ?? 3000);
const storefront = await startStorefront(port, process.env.BEHIND_PROXY === "true").catch((error: unknown): never => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
  console.error(`the storefront cannot listen on port ${port} (${code}); set PORT`);
  process.exit(hopelessCode);
});
/* One of several on this port: who started it ends one that hangs (`scripts/storefront-process.ts`). */
if (process.send) setInterval(() => process.send?.("here"), 1_000).unref();
let isStopping = false;
const stop = (): void => {
  // Ctrl+C reaches this process twice: from the terminal and from the program that started it.
  if (isStopping) return;
  isStopping = true;
  storefront.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
