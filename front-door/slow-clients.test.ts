import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
/* Time is the subject: clients that are slow. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { longestBodyMs, serveSlowClients } from "./slow-clients.ts";

let server: Server;
beforeEach(async () => {
  server = createServer((request, answer) => {
    void request.toArray().then(
      async (parts) => {
        await sleep(20);
        answer.end(`got ${Buffer.concat(parts).length}`);
      },
      () => answer.destroy(),
    );
  });
  serveSlowClients(server, { everyMs: 20, longestMs: (bytes) => 300 + bytes / 100 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** Sends parts with a pause after each, and answers all that comes back until the server closes. */
async function converse(parts: readonly string[], pauseMs = 0, isHalfClosing = false): Promise<string> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  let received = "";
  socket.on("data", (part: Buffer) => (received += part.toString()));
  /* Who goes on writing to a closed connection hears of an error: that is an end as well. */
  const over = new Promise((resolve) => socket.once("end", resolve).once("close", resolve));
  for (const part of parts) {
    if (socket.readableEnded || socket.destroyed) break;
    socket.write(part);
    await sleep(pauseMs);
  }
  if (isHalfClosing) socket.end();
  await over;
  socket.destroy();
  return received;
}

const head = (length: number) => `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;

it("gives a body half a minute, and a slow line as long as it sends in earnest", () => {
  expect(longestBodyMs(0)).toBe(30_000);
  expect(longestBodyMs(10 * 1024 * 1024)).toBe(350_000);
});

it("cuts a body that trickles, and says why", async () => {
  const trickle = await converse([head(1000), ...Array.from({ length: 60 }, () => "x")], 20);
  expect(trickle).toMatch(/^HTTP\/1\.1 408 /);
});

it("takes a body that comes slowly but in earnest", async () => {
  const part = "x".repeat(20_000);
  const slow = await converse([head(600_000), ...Array.from({ length: 30 }, () => part)], 20);
  expect(slow).toMatch(/^HTTP\/1\.1 200 [^]*got 600000/);
});

it("answers who closes its half of the connection after asking", async () => {
  expect(await converse(["GET / HTTP/1.1\r\nhost: x\r\n\r\n"], 0, true)).toMatch(/^HTTP\/1\.1 200 [^]*got 0/);
});
