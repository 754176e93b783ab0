import type { ServerResponse } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "#tests/storefront/test-server.ts";

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const script = "export const answer = 42;\n".repeat(200);
const forEver = "public, max-age=31536000, immutable";

/** Answers as Next does with a file whose name holds a hash: in parts. */
function sendFile(answer: ServerResponse, type: string, body: string | Buffer, cacheControl = forEver): void {
  answer.setHeader("Cache-Control", cacheControl);
  answer.setHeader("Content-Type", type);
  answer.setHeader("Accept-Ranges", "bytes");
  answer.setHeader("Content-Length", Buffer.byteLength(body));
  const bytes = Buffer.from(body);
  answer.write(bytes.subarray(0, 1000));
  answer.end(bytes.subarray(1000));
}

it("answers for Next with what never changes", async () => {
  const asked = vi.fn<(url: string | undefined) => void>();
  server = await startTestServer((request, answer) => {
    asked(request.url);
    sendFile(answer, "application/javascript; charset=utf-8", script);
  });
  for (const encoding of ["br", "gzip", "br", "gzip"]) {
    const got = await server.get("/_next/static/a.js", { "accept-encoding": encoding });
    expect([got.status, got.headers["content-encoding"], got.text]).toEqual([200, encoding, script]);
    expect(got.headers).toMatchObject({ "cache-control": forEver, vary: "Accept-Encoding" });
    expect(got.headers["accept-ranges"]).toBeUndefined();
  }
  expect(asked).toHaveBeenCalledTimes(2);
  await server.get("/_next/static/a.js", { "accept-encoding": "br", range: "bytes=0-9" });
  await server.get("/_next/static/a.js", { "accept-encoding": "br" }, "HEAD");
  await server.get("/_next/static/a.js?other", { "accept-encoding": "br" });
  expect(asked).toHaveBeenCalledTimes(5);
});

it("keeps a font as it is", async () => {
  const font = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 31) % 256));
  server = await startTestServer((_, answer) => sendFile(answer, "font/woff2", font));
  for (let round = 0; round < 2; round += 1) {
    const got = await server.get("/_next/static/media/a.woff2", { "accept-encoding": "br" });
    expect(got.headers["content-encoding"]).toBeUndefined();
    expect(got.bytes.equals(font)).toBe(true);
  }
  expect(server.kept.immutable.count().bytes).toBe(4000 + "br /_next/static/media/a.woff2".length);
});

it("keeps a picture that comes from a route: Next says of all of them that they vary by its router's headers", async () => {
  const asked = vi.fn<() => void>();
  server = await startTestServer((_, answer) => {
    asked();
    answer.setHeader("Vary", "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch");
    sendFile(answer, "image/svg+xml", script);
  });
  for (let round = 0; round < 2; round += 1) {
    const got = await server.get("/pictures/a.svg", { "accept-encoding": "br" });
    expect([got.text, got.headers.vary]).toEqual([script, "Accept-Encoding"]);
  }
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  ["may change", { "Cache-Control": "public, max-age=60" }, 200],
  ["is for one visitor", { "Cache-Control": "private, immutable" }, 200],
  ["sets a cookie", { "Set-Cookie": "a=1" }, 200],
  ["varies", { Vary: "Accept" }, 200],
  ["is missing", {}, 404],
])("asks Next each time for what %s", async (_, headers, status) => {
  const asked = vi.fn<() => void>();
  server = await startTestServer((_request, answer) => {
    asked();
    answer.statusCode = status;
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    sendFile(answer, "text/css", script, "Cache-Control" in headers ? headers["Cache-Control"] : forEver);
  });
  for (let round = 0; round < 3; round += 1) {
    expect((await server.get("/a.css", { "accept-encoding": "br" })).text).toBe(script);
  }
  expect(asked).toHaveBeenCalledTimes(3);
});

it("does not keep what broke off", async () => {
  let isWhole = false;
  server = await startTestServer((_, answer) => {
    if (isWhole) return sendFile(answer, "image/svg+xml", script);
    answer.setHeader("Cache-Control", forEver);
    answer.setHeader("Content-Type", "image/svg+xml");
    answer.write(script.slice(0, 2000), () => answer.destroy());
  });
  await expect(server.get("/a.svg", { "accept-encoding": "br" })).rejects.toThrow(/aborted|hang up/);
  isWhole = true;
  expect((await server.get("/a.svg", { "accept-encoding": "br" })).text).toBe(script);
});
