import type { ChildProcess } from "node:child_process";
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import path from "node:path";
import type { LocalEnvironment } from "./environment.ts";
import type { Program } from "./keep-running.ts";
import { buildRoot, currentBuild, noteUseOf } from "./builds.ts";
import { startProgram } from "./processes.ts";

/**
 * A young generation of twice 16 MiB: with half of it pages cost a thirteenth more time to render, with twice as much a
 * sixteenth less and 50 MiB more (decision 24). Collections are exposed for `give-back.ts`, which
 * takes the two back that have code dropped as soon as it rests.
 */
const nodeFlags = [
  "--max-semi-space-size=16",
  "--max-old-space-size=768",
  "--bytecode-old-age=1",
  "--flush-baseline-code",
  "--expose-gc",
];

const frontDoor = "front-door/main.ts";

type Variables = Record<string, string | undefined>;

/** The build that is to be served; it stays for as long as this process lives. */
function takeBuild(variables: Variables): string {
  const root = buildRoot(variables);
  const build = currentBuild(root);
  if (build !== root) noteUseOf(build);
  return build;
}

const withOwn = (port: number, variables: Variables, build: string): Variables => ({
  ...variables,
  NEXT_DIST_DIR: build,
  NODE_ENV: "production",
  // Compressors work in threads, each of which would get memory of its own from the GNU allocator and give none back.
  MALLOC_ARENA_MAX: "2",
  // It gives back what is free at the end of an arena only beyond a size that grows with what was freed once; this keeps it.
  MALLOC_TRIM_THRESHOLD_: "131072",
  /* As `next start --experimental-next-config-strip-types` does: Node reads next.config.ts, no compiler stays in memory. */
  __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: "true",
  PORT: String(port),
});

/** Starts the storefront on the newest build; what it says is shown, or written to the open file `output`. */
export function startStorefront(
  port: number,
  variables: Variables,
  { output, build = takeBuild(variables) }: { output?: number; build?: string } = {},
): ChildProcess {
  const args = [...nodeFlags, frontDoor];
  return startProgram(process.execPath, args, withOwn(port, variables, build), output === undefined ? {} : { output });
}

const startLimitMs = 60_000;

/** A storefront that says nothing for so long answers nobody any more: it is ended, and started again. */
const silentMs = 15_000;

/** Ends a process that shares its port once it hangs: each says every second that it is there (`front-door/main.ts`). */
function watchOver(worker: Worker, limitMs: number): void {
  let heardAt = performance.now();
  worker.on("message", () => {
    heardAt = performance.now();
  });
  /* What was said while this process was busy is heard before it is missed. */
  const look = () => {
    if (performance.now() - heardAt > limitMs) worker.process.kill("SIGKILL");
  };
  worker.once("listening", () => {
    const watch = setInterval(() => void setImmediate(look), 1_000);
    worker.once("exit", () => clearInterval(watch));
  });
}

/**
 * The storefronts of this machine on the newest build, each a process that is kept for itself. Where there is more than one, this
 * process opens their port, and each takes connections from it when it has time: one that is busy or hangs takes none. One that
 * is started again serves the build it served before, whatever was built since: what it asks for and what the API answers, and
 * what the other one serves, go together.
 */
export function storefrontPrograms(
  { port, storefronts, variables }: Pick<LocalEnvironment, "port" | "storefronts" | "variables">,
  { program = frontDoor, silentMs: limitMs = silentMs } = {},
): Program[] {
  const url = `http://localhost:${port}/shop`;
  const build = takeBuild(variables);
  if (storefronts === 1)
    return [{ name: "storefront", start: () => startStorefront(port, variables, { build }), url, startLimitMs }];
  /* Dealt out in turn, a connection on its way to a process that dies would be lost, and its visitor wait for ever. */
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: path.resolve(program), args: [], execArgv: nodeFlags });
  const listens = new WeakMap<ChildProcess, Promise<unknown>>();
  return Array.from({ length: storefronts }, (_, index) => ({
    name: `storefront ${index + 1}`,
    start: () => {
      const worker = cluster.fork(withOwn(port, variables, build));
      const listening = once(worker, "listening", { signal: AbortSignal.timeout(startLimitMs) });
      /* One that ends before is told of by its end. */
      listening.catch(() => undefined);
      listens.set(worker.process, listening);
      watchOver(worker, limitMs);
      return worker.process;
    },
    takesRequests: async (child) => listens.get(child),
    url,
    startLimitMs,
  }));
}
