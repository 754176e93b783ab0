import { request as send, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import { problemSchema } from "#contract/errors.ts";
import { createFairLine } from "#lib/http/fair-line.ts";
import { startTestServer, type TestServer } from "#tests/storefront/test-server.ts";
import { createAnswerLines, needsTurn, takeTurn } from "./admission.ts";

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** A server with one place, in which each request is held until the test lets it go on. */
async function open(maxWaiting = 10) {
  const line = createFairLine({ places: 1, maxWaiting, maxWaitMs: 5_000 });
  const held: ServerResponse[] = [];
  server = await startTestServer((request: IncomingMessage, answer: ServerResponse) => {
    if (request.url === "/kept" || !needsTurn(request)) answer.end("kept");
    else takeTurn(line, { request, answer, visitor: request.url ?? "" }, () => held.push(answer));
  });
  return { get: server.get, port: server.port, held, line };
}

const read = (url: string, method = "GET") => ({ url, method }) as IncomingMessage;

it("has those wait that something is made for, and nobody else", () => {
  expect(needsTurn(read("/shop/girls?size=S"))).toBe(true);
  expect(needsTurn(read("/api/products/4"))).toBe(true);
  expect(needsTurn(read("/shop", "HEAD"))).toBe(true);
  expect(needsTurn(read("/_next/static/chunks/a.js"))).toBe(false);
  expect(needsTurn(read("/api/carts", "POST"))).toBe(false);
});

it("has pages wait for pages, and what the API answers for its like", () => {
  const lineFor = createAnswerLines();
  expect(lineFor("/shop/girls?size=S")).toBe(lineFor("/infos/orders"));
  expect(lineFor("/api/products/4")).toBe(lineFor("/pictures/4"));
  expect(lineFor("/api/products/4")).not.toBe(lineFor("/apiary"));
});

it("answers with kept pages and writes while others wait", async () => {
  const { get, held, line } = await open();
  const [first, second] = [get("/first"), get("/second")];
  await expect.poll(() => [held.length, line.waiting]).toEqual([1, 1]);
  expect((await get("/kept")).text).toBe("kept");
  expect((await get("/first", {}, "POST")).text).toBe("kept");
  held[0]?.end("made");
  expect((await first).text).toBe("made");
  await expect.poll(() => held.length).toBe(2);
  held[1]?.end("made");
  expect((await second).text).toBe("made");
});

it("lets the next one in once an answer has begun, however slowly it is read", async () => {
  const { get, held } = await open();
  const slow = get("/slow");
  await expect.poll(() => held.length).toBe(1);
  held[0]?.write("the beginning, ");
  const next = get("/next");
  await expect.poll(() => held.length).toBe(2);
  held[1]?.end("made");
  expect((await next).text).toBe("made");
  held[0]?.end("the end");
  expect((await slow).text).toBe("the beginning, the end");
});

it("sends away at once whom it has no room for, and says when to come back", async () => {
  const { get, held, line } = await open(1);
  const waiting = [get("/first"), get("/second")];
  await expect.poll(() => [held.length, line.waiting]).toEqual([1, 1]);
  const page = await get("/third", { accept: "text/html,*/*" });
  expect([page.status, page.headers["retry-after"], page.headers["cache-control"]]).toEqual([503, "5", "no-store"]);
  expect(page.headers["content-type"]).toContain("text/html");
  const call = await get("/third", { accept: "application/json" });
  expect([call.status, call.headers["retry-after"]]).toEqual([503, "5"]);
  expect(problemSchema.parse(JSON.parse(call.text)).code).toBe("UNAVAILABLE");
  held[0]?.end();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.end();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
});

it("keeps no place for who has gone, in the line or out of it", async () => {
  const { port, held, line, get } = await open();
  const goes = ["/one", "/two"].map((path) => send({ port, path }).on("error", () => undefined));
  goes[0]?.end();
  await expect.poll(() => held.length).toBe(1);
  goes[1]?.end();
  await expect.poll(() => line.waiting).toBe(1);
  goes[1]?.destroy();
  await expect.poll(() => line.waiting).toBe(0);
  goes[0]?.destroy();
  const next = get("/next");
  await expect.poll(() => held.length).toBe(2);
  held[1]?.end("made");
  expect((await next).text).toBe("made");
});
