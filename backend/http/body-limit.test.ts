import { once } from "node:events";
import { Agent, type IncomingMessage, request as send, type Server } from "node:http";
import type { AddressInfo } from "node:net";
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
  server = serve({ fetch: app.fetch, port: 0 }) as Server;
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
  await answer.toArray();
  return `${answer.statusCode} ${answer.headers.connection}`;
}

it("keeps a connection on which every body was read", async () => {
  expect(await ask("/read", 900_000)).toBe("200 keep-alive");
  expect(await ask("/read", 0)).toBe("200 keep-alive");
  expect(await ask("/")).toBe("200 keep-alive");
});

it.each([
  ["refused unread", "/refused", 900_000, "401 close"],
  ["too large", "/read", 1_000_001, "413 close"],
])("answers the next call after a body that was %s", async (_, path, bytes, answer) => {
  for (let round = 0; round < 5; round += 1) {
    expect(await ask(path, bytes)).toBe(answer);
    expect(await ask("/")).toBe("200 keep-alive");
  }
});
