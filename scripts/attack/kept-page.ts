import autocannon from "autocannon";
import { peakMemoryWhile } from "#scripts/bench/measure-load.ts";
import type { AttackResult } from "./result.ts";

export interface KeptPageInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  /** Its process, to read its memory; null where it runs elsewhere. */
  pid: number | null;
  connections?: number;
  seconds?: number;
}

const maxP99Ms = 3_000;
const maxMemoryMib = 450;

/** A thousand connections ask for a page that is kept, for a minute: each gets it, in time, and little memory is taken for it. */
export async function attackKeptPage(input: KeptPageInput): Promise<AttackResult> {
  const { storefrontUrl, pid, connections = 1_000, seconds = 60 } = input;
  const url = `${storefrontUrl}/shop`;
  /* What the build made is rendered anew once. */
  await autocannon({ url, connections: 1, amount: 20 });
  let load: autocannon.Result | undefined;
  const headers = { "accept-encoding": "gzip" };
  const peakMib = await peakMemoryWhile(pid ?? undefined, async () => {
    load = await autocannon({ url, connections, duration: seconds, timeout: 60, workers: 1, headers });
  });
  if (!load) throw new Error("nothing was asked for");
  const { latency, requests, non2xx, errors } = load;
  return {
    name: `${connections} connections for a kept page`,
    tries: requests.total,
    failures: non2xx + errors + Number(latency.p99 > maxP99Ms) + Number(peakMib > maxMemoryMib),
    note: [
      `${Math.round(requests.average)} a second, median ${latency.p50} ms, p99 ${latency.p99} ms`,
      `${non2xx} others than 200, ${errors} errors`,
      `at most ${peakMib} MiB`,
    ].join("; "),
  };
}
