import autocannon from "autocannon";
import { tellTimes, watchAs } from "./bystander.ts";
import type { AttackResult } from "./result.ts";

export interface ConnectionsInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  connections?: number;
  /** Calls over all connections; at most 20,000. */
  tries?: number;
}

/**
 * A thousand connections of one visitor ask the API through the door, as fast as they are answered. None of them is sent
 * away while the machine can answer, and another visitor is served as if they were not there: pages at once, and calls
 * in their turn.
 */
export async function attackWithConnections(input: ConnectionsInput): Promise<AttackResult> {
  const { storefrontUrl, connections = 1_000 } = input;
  const tries = Math.min(input.tries ?? 6_000, 20_000);
  const over = new AbortController();
  const pages = watchAs("127.0.0.2", [`${storefrontUrl}/shop`, `${storefrontUrl}/`], over.signal);
  const calls = watchAs("127.0.0.3", [`${storefrontUrl}/api/products/5`], over.signal);
  const load = await autocannon({
    url: `${storefrontUrl}/api/products/4`,
    connections,
    amount: tries,
    timeout: 60,
    workers: 1,
  });
  over.abort();
  const [ofPages, ofCalls] = await Promise.all([pages, calls]);
  const statuses = Object.entries(load.statusCodeStats ?? {}).map(([status, { count }]) => `${count} × ${status}`);
  const answered = load.statusCodeStats?.["200"]?.count ?? 0;
  const bystanders = [...ofPages, ...ofCalls].filter(({ status }) => status !== 200).length;
  return {
    name: `${connections} connections through the door`,
    tries: tries + ofPages.length + ofCalls.length,
    failures: tries - answered + bystanders,
    note: [
      `${statuses.join(", ")}, median ${load.latency.p50} ms, p99 ${load.latency.p99} ms, ${Math.round(load.requests.average)} a second`,
      `${load.errors} errors`,
      `another visitor's pages: ${tellTimes(ofPages)}`,
      `another visitor's calls: ${tellTimes(ofCalls)}`,
    ].join("; "),
  };
}
