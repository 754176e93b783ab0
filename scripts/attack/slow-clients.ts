import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { tellTimes, type Timed, watchAs } from "./bystander.ts";
import type { AttackResult } from "./result.ts";

export interface SlowClientsInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  /** Slow connections to each of the two, half of them slow in their headers; at most 2,000. */
  connections?: number;
}

/** A slow request has to be cut by then: half a minute, and as long as the servers take to look. */
const mostMs = 35_000;
/** Slower than anything a visitor of a shop has to wait for. */
const slowMs = 2_000;

const starts = {
  headers: "POST /api/carts HTTP/1.1\r\nhost: shop.test\r\n",
  body: "POST /api/carts HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n",
};

/** Sends a byte a second until it is cut; answers after how long that was. */
async function trickle(url: URL, kind: keyof typeof starts): Promise<number> {
  const beganAt = performance.now();
  const socket: Socket = connect({ port: Number(url.port || 80), host: url.hostname });
  socket.on("error", () => undefined).resume();
  socket.write(starts[kind]);
  const dripping = setInterval(() => socket.write("x"), 1_000);
  await Promise.race([once(socket, "close"), sleep(mostMs)]);
  clearInterval(dripping);
  socket.destroy();
  return performance.now() - beganAt;
}

/** Thousands of clients send their headers or bodies byte by byte: all of them are cut, and nobody else waits for them. */
export async function attackWithSlowClients(input: SlowClientsInput): Promise<AttackResult> {
  const { storefrontUrl, apiUrl } = input;
  const connections = Math.min(input.connections ?? 1_000, 2_000);
  const over = new AbortController();
  const others = [
    watchAs("127.0.0.2", [`${storefrontUrl}/shop`, `${storefrontUrl}/api/products/5`], over.signal),
    watchAs("127.0.0.3", [`${apiUrl}/products/5`], over.signal),
  ];
  const lasted = await Promise.all(
    [storefrontUrl, apiUrl].flatMap((url) =>
      Array.from({ length: connections }, (_, index) => trickle(new URL(url), index % 2 === 0 ? "headers" : "body")),
    ),
  );
  over.abort();
  const answers: Timed[][] = await Promise.all(others);
  const uncut = lasted.filter((ms) => ms >= mostMs).length;
  const harmed = answers.flat().filter(({ status, ms }) => status !== 200 || ms > slowMs).length;
  return {
    name: "slow clients",
    tries: lasted.length + answers.flat().length,
    failures: uncut + harmed,
    note: [
      `${lasted.length} connections lasted ${Math.round(Math.min(...lasted) / 1000)} to ${Math.round(Math.max(...lasted) / 1000)} s, ${uncut} not cut`,
      `others at the storefront: ${tellTimes(answers[0] ?? [])}`,
      `others at the API: ${tellTimes(answers[1] ?? [])}`,
    ].join("; "),
  };
}
