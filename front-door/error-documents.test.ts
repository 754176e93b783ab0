import type { ServerResponse } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { createErrorDocuments, type ErrorDocument } from "./error-documents.ts";
import { startTestServer, type TestServer } from "#tests/storefront/test-server.ts";

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const documents = () =>
  createErrorDocuments(async (path) => ({
    html: `<html><p>${path}: {path}{message}</p><footer>{path}{message}</footer></html>`,
    policy: `script-src 'sha256-of-${path}'`,
  }));

function sendHtml(answer: ServerResponse, status: number, html: string, headers: Record<string, string> = {}): void {
  answer.statusCode = status;
  answer.setHeader("Content-Type", "text/html; charset=utf-8");
  answer.setHeader("Content-Length", Buffer.byteLength(html));
  for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
  answer.end(html);
}

async function serve(status: number, headers: Record<string, string> = {}): Promise<TestServer> {
  const made = documents();
  await made.load();
  server = await startTestServer((_, answer) => sendHtml(answer, status, "<html>empty</html>", headers), made);
  return server;
}

it.each([
  ["/robe?taille=4", "/documents/missing: /robe"],
  ["/de/kleid", "/de/documents/missing: /de/kleid"],
  ["/desk", "/documents/missing: /desk"],
  ["/caf%C3%A9/%3Cscript%3E", "/documents/missing: /café/&#60;script&#62;"],
  ["/%E0%A4", "/documents/missing: /%E0%A4"],
  ["/$&", "/documents/missing: /$&#38;"],
])("answers %s with the page of its language that names the path", async (path, expected) => {
  const got = await (await serve(404)).get(path);
  expect(got.status).toBe(404);
  expect(got.text).toContain(`<p>${expected}{message}</p>`);
  expect(Number(got.headers["content-length"] ?? got.bytes.length)).toBe(got.bytes.length);
});

it("compresses it like any page", async () => {
  const got = await (await serve(404)).get("/robe", { "accept-encoding": "br" });
  expect(got.headers["content-encoding"]).toBe("br");
  expect(got.text).toContain("/documents/missing: /robe");
});

it("says of a failure which one", async () => {
  const got = await (await serve(503)).get("/nl/jurk");
  expect([got.status, got.text]).toEqual([503, expect.stringContaining("/nl/documents/failed: {path}503")]);
});

it("replaces what streams", async () => {
  const made = documents();
  await made.load();
  server = await startTestServer((_, answer) => {
    answer.writeHead(404, { "Content-Type": "text/html" });
    answer.write("<html>");
    setImmediate(() => answer.end("</html>"));
  }, made);
  expect((await server.get("/robe")).text).toMatch(/^<html><p>\/documents\/missing/);
});

it("leaves everything else alone", async () => {
  const page = await serve(200);
  expect((await page.get("/robe")).text).toBe("<html>empty</html>");
  await page.close();
  const missing = await serve(404);
  expect((await missing.get("/robe", { rsc: "1" })).text, "data of the router").toBe("<html>empty</html>");
  expect((await missing.get("/robe", {}, "POST")).text, "no page").toBe("<html>empty</html>");
  expect((await missing.get("/robe", {}, "HEAD")).bytes).toHaveLength(0);
  await missing.close();
  const data = await serve(404, { "Content-Type": "application/json" });
  expect((await data.get("/api/robe")).text).toBe("<html>empty</html>");
});

it("comes with the policy of its own scripts, whatever the answer it stands for had", async () => {
  const got = await (await serve(404, { "Content-Security-Policy": "default-src 'none'" })).get("/de/kleid");
  expect(got.headers["content-security-policy"]).toBe("script-src 'sha256-of-/de/documents/missing'");
});

it("cuts endless paths", async () => {
  const got = await (await serve(404)).get(`/${"a".repeat(5_000)}`);
  expect(got.text.length).toBeLessThan(600);
});

it("is fetched again when it is old, and keeps the old one meanwhile", async () => {
  let time = 0;
  const fetchPage = vi.fn<(path: string) => Promise<ErrorDocument>>(async () => ({ html: "{path}", policy: "" }));
  const made = createErrorDocuments(fetchPage, () => time);
  await made.load();
  expect(fetchPage).toHaveBeenCalledTimes(8);
  server = await startTestServer((_, answer) => sendHtml(answer, 404, ""), made);
  time = 10 * 60_000;
  fetchPage.mockRejectedValueOnce(new Error("away"));
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect((await server.get("/a")).text).toBe("/a");
  expect((await server.get("/b")).text).toBe("/b");
  expect(fetchPage.mock.calls.slice(8).map(([path]) => path)).toEqual(["/documents/missing", "/documents/missing"]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
