import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** What a process holds after everything that nobody needs any more has been collected, in MiB. */
export interface Held {
  heapMib: number;
  /** Outside of the heap: buffers, most of all. */
  outsideMib: number;
}

export interface Heap {
  measure: () => Promise<Held>;
  close: () => void;
}

const mebibyte = 1024 * 1024;
const patienceMs = 30_000;
/** What finalizers let go of is collected by the next round only. */
const rounds = 4;
const betweenRoundsMs = 300;

const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.url() })).min(1);
const usageSchema = z.object({ heapUsed: z.number(), external: z.number() });
const replySchema = z.object({ id: z.number().optional(), result: z.unknown().optional() });
const evaluatedSchema = z.object({ result: z.object({ value: z.string() }) });

/** Address of the inspector of a process that was started with `--inspect-port`; it listens once the process is asked to. */
async function findInspector(pid: number, port: number): Promise<string> {
  process.kill(pid, "SIGUSR1");
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = targetsSchema.parse(await answer.json());
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await sleep(100);
  }
}

/** Opens the heap of a Node process on this machine that was started with `--inspect-port=port`. */
export async function openHeap(pid: number, port: number): Promise<Heap> {
  const socket = new WebSocket(await findInspector(pid, port));
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = replySchema.parse(JSON.parse(String(data)));
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`the inspector of ${pid} does not answer`)));
  });
  let last = 0;
  const ask = (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return {
    async measure() {
      for (let round = 0; round < rounds; round += 1) {
        await ask("HeapProfiler.collectGarbage");
        await sleep(betweenRoundsMs);
      }
      const expression = "JSON.stringify(process.memoryUsage())";
      const { result } = evaluatedSchema.parse(await ask("Runtime.evaluate", { expression }));
      const { heapUsed, external } = usageSchema.parse(JSON.parse(result.value));
      return { heapMib: heapUsed / mebibyte, outsideMib: external / mebibyte };
    },
    close: () => socket.close(),
  };
}
