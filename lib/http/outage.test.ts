import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getProduct } from "#contract/catalog.ts";
import { createApiClient } from "./api-client.ts";
import { findApiGuard, startApiGuard } from "./api-guard.ts";
import { AppError } from "./app-error.ts";

/* Over real sockets: what a hung program does to those who wait for it cannot be seen any other way. */

let server: Server;
let stopGuard: () => void;
let listener: RequestListener;
let baseUrl: string;

beforeEach(async () => {
  server = createServer((request, answer) => listener(request, answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stopGuard = startApiGuard(baseUrl);
});
afterEach(async () => {
  stopGuard();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const missing: RequestListener = (_, answer) => void answer.writeHead(404).end();
const silent: RequestListener = () => undefined;

/** What a call came to, and after how long; a 404 is an answer. */
async function call(visitor = "") {
  const client = createApiClient({ baseUrl, locale: "fr", guard: findApiGuard(), visitor });
  const beganAt = performance.now();
  const error = await client.call(getProduct, { params: { id: 4 } }).catch((reason: unknown) => reason);
  return { code: error instanceof AppError ? error.code : "answered", ms: performance.now() - beganAt };
}

it("gives up a hung API after about four seconds, then at once, and takes it back soon after it answers", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  listener = missing;
  expect((await call()).code).toBe("HTTP_404");
  listener = silent;
  const first = await call();
  expect(first.code).toBe("NETWORK");
  expect(first.ms).toBeGreaterThan(1_000);
  expect(first.ms).toBeLessThan(8_000);
  const later = await Promise.all(Array.from({ length: 50 }, () => call()));
  expect(new Set(later.map(({ code }) => code))).toEqual(new Set(["NETWORK"]));
  expect(Math.max(...later.map(({ ms }) => ms))).toBeLessThan(1_000);
  listener = missing;
  await expect.poll(async () => (await call()).code).toBe("HTTP_404");
  expect(log.mock.calls).toEqual([
    ["The API does not answer: calls are refused until it does"],
    ["The API answers again"],
  ]);
});

it("asks an API for no more than it can do at once, and answers all who come at once", async () => {
  let [running, most] = [0, 0];
  const turns: (() => void)[] = [];
  listener = ({ url }, answer) => {
    if (url === "/livez") return void answer.end();
    running += 1;
    most = Math.max(most, running);
    /* Last come, first served: those before would wait until all others are done. */
    turns.push(() => {
      running -= 1;
      answer.writeHead(404).end();
    });
    setImmediate(() => turns.pop()?.());
  };
  const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => call(`visitor ${index % 40}`)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["HTTP_404"]));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(64);
});
