import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BodyBudget, createBodyBudget, largestBodyBytes, withRoomForBody } from "./body-budget.ts";
import { serveSlowClients } from "./slow-clients.ts";

const kib = 1024;
/** Ten small bodies in all, six of one visitor; of both two are for small ones alone. */
const bounds = {
  maxBytes: 10 * kib,
  maxBytesOfOne: 6 * kib,
  smallBytes: kib,
  keptForSmall: { ofAll: 2 * kib, ofOne: 2 * kib },
};

describe("room for bodies", () => {
  it("is given back once, however often that is told", () => {
    const budget = createBodyBudget(bounds);
    const [first, second] = [budget.take("a", 4 * kib), budget.take("b", 2 * kib)];
    expect(budget.count()).toEqual({ underWay: 2, bytes: 6 * kib, maxBytes: 10 * kib, refused: 0 });
    first?.();
    first?.();
    expect(budget.count()).toMatchObject({ underWay: 1, bytes: 2 * kib });
    second?.();
    expect(budget.count()).toMatchObject({ underWay: 0, bytes: 0, refused: 0 });
  });

  it("is a share for one visitor, and the rest for others", () => {
    const budget = createBodyBudget(bounds);
    const mine = budget.take("a", 4 * kib);
    expect(budget.take("a", 2 * kib)).toBeNull();
    expect(budget.take("b", 4 * kib)).not.toBeNull();
    expect(budget.take("c", 2 * kib)).toBeNull();
    mine?.();
    expect(budget.take("a", 2 * kib)).not.toBeNull();
    expect(budget.count().refused).toBe(2);
  });

  it("is left for small bodies when large ones have taken theirs, up to the bound", () => {
    const budget = createBodyBudget(bounds);
    budget.take("a", 4 * kib);
    budget.take("b", 4 * kib);
    expect(budget.take("a", kib)).not.toBeNull();
    expect(budget.take("c", kib)).not.toBeNull();
    expect(budget.take("c", 1)).toBeNull();
  });

  it("holds two of the largest forms, one of a visitor's", () => {
    const budget = createBodyBudget();
    expect(budget.take("a", largestBodyBytes)).not.toBeNull();
    expect(budget.take("a", largestBodyBytes)).toBeNull();
    expect(budget.take("b", largestBodyBytes)).not.toBeNull();
  });
});

describe("at the door", () => {
  let server: Server;
  let budget: BodyBudget;
  let work: (request: IncomingMessage) => Promise<string>;
  let passed: number;
  let longestMs: number;
  let gone: Promise<unknown>;
  let hangs: Promise<unknown> | null;
  let longestWorkMs: number;
  beforeEach(async () => {
    [budget, passed, work] = [
      createBodyBudget(bounds),
      0,
      async (request) => `${(await request.toArray()).length > 0}`,
    ];
    [longestMs, longestWorkMs, hangs] = [Infinity, 60_000, null];
    server = createServer((request, answer) => {
      gone = once(answer, "close");
      const goOn = async () => {
        passed += 1;
        try {
          answer.end(await work(request));
          await hangs;
        } catch {
          answer.destroy();
        }
      };
      withRoomForBody(budget, { request, answer, visitor: "a" }, goOn, longestWorkMs);
    });
    serveSlowClients(server, { everyMs: 10, longestMs: () => longestMs });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });

  const head = (length: number | null, method = "POST") =>
    `${method} /api/carts HTTP/1.1\r\nhost: x\r\n${length === null ? "transfer-encoding: chunked" : `content-length: ${length}`}\r\n\r\n`;
  /** Sends a beginning; the connection stays. */
  const begin = (sent: string) => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
    socket.on("error", () => undefined).write(sent);
    let received = "";
    socket.on("data", (part: Buffer) => (received += part.toString()));
    const over = new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
    return { socket, over, received: () => received };
  };
  const held = () => budget.count().bytes;
  const emptied = () => expect.poll(held).toBe(0);

  it("holds room while a body comes and is worked on, and gives it back with the answer", async () => {
    const { socket, received } = begin(head(3 * kib));
    await expect.poll(held).toBe(3 * kib);
    socket.write("x".repeat(3 * kib));
    await expect.poll(received).toContain("200 OK");
    await emptied();
    socket.destroy();
  });

  it("refuses what does not fit at once with a code and a time, passes none of it on and ends the connection", async () => {
    const first = begin(head(4 * kib));
    await expect.poll(held).toBe(4 * kib);
    const answer = await begin(head(2 * kib)).over;
    expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5\r\n[^]*"code":"UNAVAILABLE"/i);
    expect(answer).toMatch(/connection: close/i);
    expect([passed, budget.count().refused]).toEqual([1, 1]);
    first.socket.destroy();
    await emptied();
  });

  it("gives room back when the visitor goes away in the middle", async () => {
    const { socket } = begin(`${head(3 * kib)}some`);
    await expect.poll(held).toBe(3 * kib);
    socket.destroy();
    await emptied();
  });

  it("gives room back when a body that trickles is cut", async () => {
    const { over } = begin(`${head(3 * kib)}s`);
    await expect.poll(held).toBe(3 * kib);
    longestMs = 0;
    expect(await over).toMatch(/^HTTP\/1\.1 408 /);
    await emptied();
  });

  it("keeps room taken while somebody works on what a visitor sent who is gone, and gives it back when that fails", async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    work = () => promise;
    const { socket } = begin(head(kib) + "x".repeat(kib));
    await expect.poll(() => passed).toBe(1);
    socket.resetAndDestroy();
    await gone;
    await new Promise(setImmediate);
    expect(held()).toBe(kib);
    reject(new Error("the API is away"));
    await emptied();
  });

  it("gives room back with an answer that was ended, though nobody says that it was", async () => {
    hangs = new Promise(() => undefined);
    const { socket } = begin(head(kib) + "x".repeat(kib));
    await expect.poll(() => passed).toBe(1);
    await gone;
    expect(held()).toBe(0);
    socket.destroy();
  });

  it("gives room back after a time when nobody says that work for a visitor who is gone has ended", async () => {
    longestWorkMs = 1;
    work = () => new Promise(() => undefined);
    const { socket } = begin(head(kib) + "x".repeat(kib));
    await expect.poll(() => passed).toBe(1);
    socket.resetAndDestroy();
    await emptied();
  });

  it("counts a body of no said length as the largest, and none for what is only read", async () => {
    expect(await begin(head(null)).over).toMatch(/^HTTP\/1\.1 503 /);
    const read = begin(head(8 * kib, "GET"));
    await expect.poll(() => passed).toBe(1);
    expect(held()).toBe(0);
    read.socket.destroy();
  });
});
