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

/** Connections that ask one after the other, with which the machine has as much to do as it can. */
const fewConnections = 32;
const fewForS = 10;
/** Of what few connections are answered, the share that many are answered at least: the others are sent away at once. */
const keptPace = 0.8;

/** Answers 200 a second over so many connections; every other answer is counted by its status. */
async function ask(url: string, connections: number, until: { amount: number } | { duration: number }) {
  const load = await autocannon({ url, connections, ...until, timeout: 60, workers: 1 });
  const answered = load.statusCodeStats?.["200"]?.count ?? 0;
  return { load, answered, pace: answered / load.duration };
}

/**
 * A thousand connections of one visitor ask the API through the door, as fast as they are answered. None of them is sent
 * away while the machine can answer: it answers as many a second as it does to few connections. Another visitor is served
 * as if they were not there: pages at once, and calls in their turn.
 */
export async function attackWithConnections(input: ConnectionsInput): Promise<AttackResult> {
  const { storefrontUrl, connections = 1_000 } = input;
  const tries = Math.min(input.tries ?? 6_000, 20_000);
  const url = `${storefrontUrl}/api/products/4`;
  const few = await ask(url, fewConnections, { duration: fewForS });
  const over = new AbortController();
  const pages = watchAs("127.0.0.2", [`${storefrontUrl}/shop`, `${storefrontUrl}/`], over.signal);
  const calls = watchAs("127.0.0.3", [`${storefrontUrl}/api/products/5`], over.signal);
  const { load, answered, pace } = await ask(url, connections, { amount: tries });
  over.abort();
  const [ofPages, ofCalls] = await Promise.all([pages, calls]);
  const statuses = Object.entries(load.statusCodeStats ?? {}).map(([status, { count }]) => `${count} × ${status}`);
  const refused = load.statusCodeStats?.["503"]?.count ?? 0;
  const bystanders = [...ofPages, ...ofCalls].filter(({ status }) => status !== 200).length;
  const isSlowed = refused > 0 && pace < few.pace * keptPace;
  return {
    name: `${connections} connections through the door`,
    tries: tries + ofPages.length + ofCalls.length,
    failures: tries - answered - refused + bystanders + Number(isSlowed),
    note: [
      `${Math.round(few.pace)} a second answered to ${fewConnections} connections, ${Math.round(pace)} to ${connections}`,
      `${statuses.join(", ")}, median ${load.latency.p50} ms, p99 ${load.latency.p99} ms`,
      `${load.errors} errors`,
      `another visitor's pages: ${tellTimes(ofPages)}`,
      `another visitor's calls: ${tellTimes(ofCalls)}`,
    ].join("; "),
  };
}
