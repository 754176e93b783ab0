import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "#tests/storefront/test-server.ts";
import { pressFiles, readPressed } from "./pressed-files.ts";

const script = "const robe = 'déjà vu';\n".repeat(200);
let build: string;
beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), "pressed-"));
  mkdirSync(path.join(build, "static", "chunks"), { recursive: true });
  writeFileSync(path.join(build, "static", "chunks", "0a~1_b-2.js"), script);
  writeFileSync(path.join(build, "static", "chunks", "small.js"), "1;");
  writeFileSync(path.join(build, "static", "font.woff2"), script);
  writeFileSync(path.join(build, "secret.js"), script);
  await pressFiles(build);
});
afterAll(() => rmSync(build, { recursive: true, force: true }));

describe("the files of a build", () => {
  it("are compressed once, where that makes them shorter", () => {
    const pressed = readPressed(build)("/_next/static/chunks/0a~1_b-2.js?dpl=1");
    expect(pressed && brotliDecompressSync(pressed).toString()).toBe(script);
    expect(pressed?.length).toBeLessThan(script.length / 10);
    const others = ["static/chunks/small.js", "static/font.woff2", "secret.js"];
    expect(others.filter((name) => existsSync(path.join(build, "pressed", `${name}.br`)))).toEqual([]);
  });

  it.each([
    "/_next/static/chunks/none.js",
    "/_next/static/chunks/small.js",
    "/_next/static/../pressed/static/chunks/0a~1_b-2.js",
    "/_next/static/chunks/0a%7E1_b-2.js",
    "/shop",
    "",
  ])("%o is none of them", (target) => expect(readPressed(build)(target)).toBe(null));

  it("have none in a build that nobody pressed", () =>
    expect(readPressed(path.join(build, "static"))("/_next/static/chunks/0a~1_b-2.js")).toBe(null));

  it("leave as they were compressed to who reads that, first and later, and as they are to others", async () => {
    const pressed = readPressed(build)("/_next/static/chunks/0a~1_b-2.js");
    await using server = await served(script, "public, max-age=31536000, immutable");
    for (const round of [1, 2]) {
      const got = await server.get("/_next/static/chunks/0a~1_b-2.js", { "accept-encoding": "gzip, br" });
      expect(got.text, `round ${round}`).toBe(script);
      expect(pressed?.equals(got.bytes)).toBe(true);
      expect(got.headers).toMatchObject({
        "content-encoding": "br",
        "content-length": String(pressed?.length),
        "content-type": "application/javascript; charset=UTF-8",
        vary: "Accept-Encoding",
      });
      const zipped = await server.get("/_next/static/chunks/0a~1_b-2.js", { "accept-encoding": "gzip" });
      expect([zipped.headers["content-encoding"], zipped.text]).toEqual(["gzip", script]);
      const plain = await server.get("/_next/static/chunks/0a~1_b-2.js");
      expect([plain.headers["content-encoding"], plain.text]).toEqual([undefined, script]);
    }
  });

  it("give nothing to the body of a HEAD, and stand for nothing that may change", async () => {
    await using server = await served(script, "public, max-age=31536000, immutable");
    const head = await server.get("/_next/static/chunks/0a~1_b-2.js", { "accept-encoding": "br" }, "HEAD");
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    await using other = await served("other words ".repeat(200), "private, no-store");
    const got = await other.get("/_next/static/chunks/0a~1_b-2.js", { "accept-encoding": "br" });
    expect(got.text).toBe("other words ".repeat(200));
  });
});

/** Answers in two parts, as Next streams a file. */
async function served(text: string, cacheControl: string) {
  const server = await startTestServer(
    (_, answer) => {
      answer.setHeader("Cache-Control", cacheControl);
      answer.setHeader("Content-Type", "application/javascript; charset=UTF-8");
      answer.setHeader("Content-Length", Buffer.byteLength(text));
      if (answer.req.method === "HEAD") return answer.end();
      answer.write(text.slice(0, 100));
      answer.end(text.slice(100));
    },
    undefined,
    undefined,
    undefined,
    readPressed(build),
  );
  return { get: server.get, [Symbol.asyncDispose]: server.close };
}
