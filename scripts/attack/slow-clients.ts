import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { askAs, tellTimes, type Timed, watchAs } from "./bystander.ts";
import type { AttackResult } from "./result.ts";

export interface SlowClientsInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  /** Slow connections to each of the two, half of them slow in their headers; at most 2,000. */
  connections?: number;
}

/** A slow request has to be cut by then: half a minute, and what it takes to accept thousands of them and to look. */
const mostMs = 40_000;
/** Slower than anything a visitor of a shop has to wait for. */
const slowMs = 5_000;

type Slowness = "headers" | "body";

/** The beginning of a request that would be answered, if it ever came to its end. */
function beginning({ host, origin }: URL, path: string, slowness: Slowness): string {
  const lines = [`POST ${path} HTTP/1.1`, `host: ${host}`, `origin: ${origin}`, "content-type: application/json"];
  return [...lines, ...(slowness === "body" ? ["content-length: 900", "", "["] : ["x-slow: "])].join("\r\n");
}

/** Sends a byte a second until it is cut; answers after how long that was. */
async function trickle(url: URL, path: string, slowness: Slowness): Promise<number> {
  const beganAt = performance.now();
  const socket: Socket = connect({ port: Number(url.port || 80), host: url.hostname });
  socket.on("error", () => undefined).resume();
  socket.write(beginning(url, path, slowness));
  const dripping = setInterval(() => socket.write("x"), 1_000);
  await Promise.race([new Promise((closed) => socket.once("close", closed)), sleep(mostMs)]);
  clearInterval(dripping);
  socket.destroy();
  return performance.now() - beganAt;
}

/** Thousands of clients send their headers or bodies byte by byte: all of them are cut, and nobody else waits for them. */
export async function attackWithSlowClients(input: SlowClientsInput): Promise<AttackResult> {
  const { storefrontUrl, apiUrl } = input;
  const connections = Math.min(input.connections ?? 1_000, 2_000);
  const over = new AbortController();
  const atStorefront = [`${storefrontUrl}/shop`, `${storefrontUrl}/api/products/5`];
  const atApi = [`${apiUrl}/products/5`];
  /* What a program does for the first time takes longer, whoever else is there. */
  for (const url of [...atStorefront, ...atApi]) await askAs("127.0.0.2", url);
  const others = [watchAs("127.0.0.2", atStorefront, over.signal), watchAs("127.0.0.3", atApi, over.signal)];
  const kinds: { name: string; url: string; path: string; slowness: Slowness }[] = [
    { name: "headers at the storefront", url: storefrontUrl, path: "/api/carts", slowness: "headers" },
    { name: "bodies at the storefront", url: storefrontUrl, path: "/api/carts", slowness: "body" },
    { name: "headers at the API", url: apiUrl, path: "/carts", slowness: "headers" },
    { name: "bodies at the API", url: apiUrl, path: "/carts", slowness: "body" },
  ];
  const ofKinds = await Promise.all(
    kinds.map(async ({ name, url, path, slowness }) => {
      const slow = Array.from({ length: connections / 2 }, () => trickle(new URL(url), path, slowness));
      return { name, lasted: await Promise.all(slow) };
    }),
  );
  over.abort();
  const answers: Timed[][] = await Promise.all(others);
  const lasted = ofKinds.flatMap((kind) => kind.lasted);
  const uncut = lasted.filter((ms) => ms >= mostMs).length;
  const harmed = answers.flat().filter(({ status, ms }) => status !== 200 || ms > slowMs).length;
  return {
    name: "slow clients",
    tries: lasted.length + answers.flat().length,
    failures: uncut + harmed,
    note: [
      ...ofKinds.map((kind) => `${kind.lasted.length} ${kind.name} cut after ${tellSpan(kind.lasted)}`),
      `others at the storefront: ${tellTimes(answers[0] ?? [])}`,
      `others at the API: ${tellTimes(answers[1] ?? [])}`,
    ].join("; "),
  };
}

const tellSpan = (times: readonly number[]): string =>
  `${Math.round(Math.min(...times) / 1000)} to ${Math.round(Math.max(...times) / 1000)} s`;
