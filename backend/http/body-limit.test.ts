import { once } from "node:events";
import { Agent, type IncomingMessage, request as send, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { limitBodies } from "./body-limit.ts";
import { ApiError } from "./problem.ts";

const app = new Hono();
app.use(limitBodies(1_000_000, []));
app.onError((error, c) => c.text(String(error), error instanceof ApiError ? 413 : 500));
app.post("/refused", (c) => c.text("who are you?", 401));
app.post("/read", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
app.get("/", (c) => c.text("here"));

let server: Server;
/** Keeps one connection, as the storefront does with a few. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, overrideGlobalObjects: false }) as Server;
  await once(server, "listening");
});
afterAll(async () => {
  agent.destroy();
  server.close();
  await once(server, "close");
});

async function ask(path: string, bytes?: number): Promise<string> {
  const method = bytes === undefined ? "GET" : "POST";
  const headers = bytes === undefined ? {} : { "content-length": bytes };
  const sent = send({ port: (server.address() as AddressInfo).port, path, method, headers, agent });
  sent.end(bytes === undefined ? undefined : Buffer.alloc(bytes));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  /* Who closes does not wait for the rest of what is sent. */
  sent.on("error", () => undefined);
  await answer.toArray();
  return `${answer.statusCode} ${answer.headers.connection}`;
}

it("keeps a connection on which every body was read", async () => {
  expect(await ask("/read", 900_000)).toBe("200 keep-alive");
  expect(await ask("/read", 0)).toBe("200 keep-alive");
  expect(await ask("/")).toBe("200 keep-alive");
});

it.each([
  ["refused unread", "/refused", 900_000, "401 keep-alive"],
  ["too large", "/read", 1_000_001, "413 keep-alive"],
  ["too large to be dropped", "/read", 20_000_000, "413 close"],
])("answers the next call after a body that was %s", async (_, path, bytes, answer) => {
  for (let round = 0; round < 5; round += 1) {
    expect(await ask(path, bytes)).toBe(answer);
    expect(await ask("/")).toBe("200 keep-alive");
  }
});

/** Sends a form piece by piece, as whoever reads it from a disk does; answers the status, or what broke. */
function stream(pieces: number): Promise<number | string> {
  const url = `http://localhost:${(server.address() as AddressInfo).port}/refused`;
  async function* readPieces() {
    for (let piece = 0; piece < pieces; piece += 1) {
      await nextTurn();
      yield Buffer.alloc(65_536);
    }
  }
  const body = Readable.toWeb(Readable.from(readPieces()));
  const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": String(pieces * 65_536) };
  return fetch(url, { method: "POST", body, duplex: "half", headers } as RequestInit).then(
    (answer) => answer.status,
    (error: Error) => String(error.cause),
  );
}

it("answers who streams a form that it refuses, instead of breaking the connection", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => stream(12)));
  expect(new Set(answers)).toEqual(new Set([401]));
});
