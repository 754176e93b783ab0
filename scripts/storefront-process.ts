import type { ChildProcess } from "node:child_process";
import type { LocalEnvironment } from "./environment.ts";
import type { Program } from "./keep-running.ts";
import { startProgram } from "./processes.ts";

/**
 * A young generation of twice 16 MiB: with half of it pages cost a thirteenth more time to render, with twice as much a
 * sixteenth less and 50 MiB more (decision 24). Collections are exposed for `give-back.ts`.
 */
const nodeFlags = ["--max-semi-space-size=16", "--max-old-space-size=768", "--expose-gc"];

/** Starts the storefront on the build that is there; what it says is shown, or written to the open file `output`. */
export function startStorefront(
  port: number,
  variables: Record<string, string | undefined>,
  output?: number,
): ChildProcess {
  const all = {
    ...variables,
    NODE_ENV: "production",
    // Compressors work in threads, each of which would get memory of its own from the GNU allocator and give none back.
    MALLOC_ARENA_MAX: "2",
    // It gives back what is free at the end of an arena only beyond a size that grows with what was freed once; this keeps it.
    MALLOC_TRIM_THRESHOLD_: "131072",
    /* As `next start --experimental-next-config-strip-types` does: Node reads next.config.ts, no compiler stays in memory. */
    __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: "true",
    PORT: String(port),
  };
  const args = [...nodeFlags, "front-door/main.ts"];
  return startProgram(process.execPath, args, all, output === undefined ? {} : { output });
}

/** The storefront on the build of this folder. */
export const storefrontProgram = ({ port, variables }: LocalEnvironment): Program => ({
  name: "storefront",
  start: () => startStorefront(port, variables),
  url: `http://localhost:${port}/shop`,
  startLimitMs: 60_000,
});
