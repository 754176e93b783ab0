import { createHash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request as send, type RequestListener, type ServerResponse } from "node:http";
import { createBrotliDecompress } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { earlyScript } from "#lib/browser/early-presses.ts";
import { markScript } from "#lib/theme/mark-script.ts";
import { type Received, startTestServer, type TestServer } from "#tests/storefront/test-server.ts";
import { compressWhole } from "./encoders.ts";
import type { ErrorDocuments } from "./error-documents.ts";

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** A body that is worth compressing. */
const page = (what: string): string => `<html>${`<p>${what} – déjà vu</p>`.repeat(200)}</html>`;

/** Answers as Next does with a page it keeps. */
function sendPage(answer: ServerResponse, body: string, headers: Record<string, string> = {}): void {
  answer.setHeader("Cache-Control", "s-maxage=86400, stale-while-revalidate=518400");
  answer.setHeader("Content-Type", "text/html; charset=utf-8");
  answer.setHeader("Vary", "rsc, next-router-prefetch");
  for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
  answer.setHeader("Content-Length", Buffer.byteLength(body));
  answer.end(answer.req.method === "HEAD" ? null : body);
}

const accepting = (encoding: string, more: Record<string, string> = {}) => ({ "accept-encoding": encoding, ...more });

it("sends the same content in the encoding each visitor accepts, first and later", async () => {
  server = await startTestServer((_, answer) => sendPage(answer, page("robe")));
  for (const round of [1, 2, 3]) {
    for (const [accepted, sent] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["", undefined],
    ] as const) {
      const got = await server.get("/robe", accepting(accepted));
      expect([round, got.status, got.headers["content-encoding"]]).toEqual([round, 200, sent]);
      expect(got.text).toBe(page("robe"));
      expect(got.headers.vary).toBe("rsc, next-router-prefetch, Accept-Encoding");
      expect(Number(got.headers["content-length"] ?? got.bytes.length)).toBe(got.bytes.length);
    }
  }
});

it("names the target of a redirect once, also where it was said twice", async () => {
  server = await startTestServer((_, answer) => {
    answer.setHeader("location", "/shop");
    answer.appendHeader("location", "/shop");
    answer.writeHead(308).end();
  });
  const sent = send({ port: server.port, path: "/old" }).end();
  const [got] = (await once(sent, "response")) as [IncomingMessage];
  got.resume();
  expect(got.rawHeaders.filter((name) => name.toLowerCase() === "location")).toHaveLength(1);
  expect(got.headers.location).toBe("/shop");
});

it.each([
  ["", undefined],
  ['</>; rel=preconnect; crossorigin=""', undefined],
  ['</>; rel=preconnect; crossorigin="", </logo.svg>; rel=preload; as="image"', '</logo.svg>; rel=preload; as="image"'],
  ['</logo.svg>; rel=preload; as="image", </>; rel=preconnect; crossorigin=""', '</logo.svg>; rel=preload; as="image"'],
  ['</logo.svg>; rel=preload; as="image"', '</logo.svg>; rel=preload; as="image"'],
])("says of a document nothing that no browser asks of it: %s", async (link, said) => {
  const hints = { "x-nextjs-prerender": "1", "x-nextjs-stale-time": "300", ...(link && { link }) };
  server = await startTestServer(({ url }, answer) => {
    if (url === "/robe") return sendPage(answer, page("robe"), hints);
    for (const [name, value] of Object.entries(hints)) answer.setHeader(name, value);
    return answer.setHeader("Content-Type", "text/x-component").end("0:1");
  });
  const { headers } = await server.get("/robe");
  expect([headers.link, headers["x-nextjs-prerender"], headers["x-nextjs-stale-time"]]).toEqual([
    said,
    undefined,
    undefined,
  ]);
  /* The router reads them in answers of its own. */
  expect((await server.get("/data")).headers).toMatchObject(hints);
});

const askFirst = "public, max-age=0, must-revalidate";

it("has caches ask before they show what may have changed, found or missing, and leaves alone what is for one visitor", async () => {
  server = await startTestServer((request, answer) => {
    answer.statusCode = request.url === "/gone" ? 404 : 200;
    if (request.url === "/mine") sendPage(answer, page("mine"), { "Cache-Control": "private, no-store" });
    else sendPage(answer, page("robe"), request.url === "/renewed" ? { "Set-Cookie": "auth-token=t" } : {});
  });
  const kept = async (path: string) => (await server?.get(path))?.headers["cache-control"];
  for (const round of [1, 2]) {
    expect([round, await kept("/gone"), await kept("/robe")]).toEqual([round, askFirst, askFirst]);
    expect(await kept("/mine")).toBe("private, no-store");
    /* A session that was renewed on the way to a page that is the same for everybody. */
    expect(await kept("/renewed")).toBe("private, max-age=0, must-revalidate");
  }
});

/** A document in the place of every answer, the same for everybody. */
const allWith = (html: string): ErrorDocuments => ({
  find: () => ({ html, policy: "", isSame: true }),
  load: async () => undefined,
});

it("compresses what it says to a crowd that is sent away once for all of them", async () => {
  server = await startTestServer(
    (_, answer) => {
      answer.writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end();
    },
    allWith(page("busy")),
  );
  const { get, kept } = server;
  for (const encoding of ["br", "gzip", ""]) {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => get("/robe", accepting(encoding))));
    for (const got of crowd) {
      expect([got.status, got.headers["content-encoding"] ?? ""]).toEqual([503, encoding]);
      expect(got.text).toBe(page("busy"));
    }
  }
  expect(kept.bodies.count().entries).toBe(2);
  const head = await get("/robe", accepting("br"), "HEAD");
  expect([head.status, head.bytes.length]).toEqual([503, 0]);
});

it.each(["br", "gzip", ""])(
  "ends once what is ended twice, in %j: a page that failed, and one that is being compressed",
  async (encoding) => {
    server = await startTestServer(
      (request, answer) => {
        if (request.url === "/failed") answer.writeHead(500, { "content-type": "text/html; charset=utf-8" }).end();
        else sendPage(answer, page("robe"));
        answer.end("once more");
        setImmediate(() => answer.end("and once more"));
      },
      {
        find: (_, { statusCode }) => (statusCode === 500 ? { html: page("failed"), policy: "", isSame: true } : null),
        load: async () => undefined,
      },
    );
    for (const path of ["/failed", "/robe", "/failed", "/robe"])
      expect((await server.get(path, accepting(encoding))).text).toBe(page(path.slice(1)));
  },
);

it("answers the page of a rewrite with the status the middleware names, for this visitor only", async () => {
  const documents = allWith("<p>something broke</p>");
  server = await startTestServer((request, answer) => {
    const status = request.url?.slice(1) ?? "";
    sendPage(answer, page("link"), status === "" ? {} : { "X-Page-Status": status });
  }, documents);
  for (const status of [403, 503, 403]) {
    const got = await server.get(`/${status}`, accepting("br"));
    expect([got.status, got.text]).toEqual([status, page("link")]);
    expect([got.headers["x-page-status"], got.headers["cache-control"]]).toEqual([undefined, "no-store"]);
  }
  expect(server.kept.bodies.count().bytes).toBe(0);
});

it("sends a kept page as the good page it is while rendering it anew fails, and a page that failed as a failure", async () => {
  server = await startTestServer((request, answer) => {
    answer.statusCode = 500;
    sendPage(answer, page("robe"), { "x-nextjs-cache": request.url === "/stale" ? "STALE" : "MISS" });
  });
  for (const round of [1, 2]) {
    const got = await server.get("/stale", accepting("br"));
    expect([round, got.status, got.text]).toEqual([round, 200, page("robe")]);
    expect(got.headers["cache-control"]).toBe(askFirst);
  }
  expect((await server.get("/broken", accepting("br"))).status).toBe(500);
});

it("never mixes up languages, or the HTML and the data of one address", async () => {
  server = await startTestServer((request, answer) => {
    const kind = request.headers.rsc ? "text/x-component" : "text/html; charset=utf-8";
    sendPage(answer, page(`${request.url} ${kind}`), { "Content-Type": kind });
  });
  for (let round = 0; round < 3; round += 1) {
    for (const path of ["/", "/de", "/nl", "/es"]) {
      const [html, data] = [
        await server.get(path, accepting("br")),
        await server.get(path, accepting("br", { rsc: "1" })),
      ];
      expect(html.text).toBe(page(`${path} text/html; charset=utf-8`));
      expect(data.text).toBe(page(`${path} text/x-component`));
      expect([html, data].map(({ headers }) => headers["content-type"])).toEqual([
        "text/html; charset=utf-8",
        "text/x-component",
      ]);
    }
  }
});

it("sends new content at once when Next has rendered a page anew", async () => {
  let price = 39;
  server = await startTestServer((_, answer) => sendPage(answer, page(`${price} €`)));
  const before = await server.get("/robe", accepting("gzip"));
  await server.get("/robe", accepting("gzip"));
  price = 29;
  const after = await server.get("/robe", accepting("gzip", { "if-none-match": String(before.headers.etag) }));
  expect([after.status, after.text]).toEqual([200, page("29 €")]);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it("answers 304 to those who have the page, in whatever encoding", async () => {
  server = await startTestServer((_, answer) => sendPage(answer, page("robe")));
  const { headers } = await server.get("/robe", accepting("br"));
  for (const encoding of ["br", "gzip", ""]) {
    const again = await server.get("/robe", accepting(encoding, { "if-none-match": String(headers.etag) }));
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers["content-encoding"]).toBeUndefined();
    expect(again.headers["cache-control"]).toBe(askFirst);
  }
});

it("moves the scripts of a page in every encoding, and of nothing else", async () => {
  const scripts = `<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>`;
  const body = page("robe") + scripts;
  server = await startTestServer((request, answer) =>
    sendPage(answer, body, request.headers.rsc ? { "Content-Type": "text/x-component" } : {}),
  );
  for (const encoding of ["br", "br", "gzip", ""]) {
    const [html, data] = [
      await server.get("/robe", accepting(encoding)),
      await server.get("/robe", accepting(encoding, { rsc: "1" })),
    ];
    expect(html.text).toContain(`${page("robe")}<script id="_R_" data-late="/_next/static/chunks/a.js">`);
    expect(Number(html.headers["content-length"] ?? html.bytes.length)).toBe(html.bytes.length);
    expect(data.text).toBe(body);
  }
  const head = await server.get("/robe", accepting(""), "HEAD");
  expect(head.headers["content-length"]).toBeUndefined();
});

it("answers HEAD without a body and without a length that is not the one of GET", async () => {
  server = await startTestServer((_, answer) => sendPage(answer, page("robe")));
  const head = await server.get("/robe", accepting("br"), "HEAD");
  expect([head.status, head.bytes.length, head.headers["content-length"]]).toEqual([200, 0, undefined]);
  expect(head.headers.vary).toContain("Accept-Encoding");
});

it.each([
  ["sets a cookie", { "Set-Cookie": "a=1" }, 200],
  ["is private", { "Cache-Control": "private, no-store" }, 200],
  ["is an error", {}, 500],
])("keeps nothing that %s", async (_, headers, status) => {
  server = await startTestServer((_request, answer) => {
    answer.statusCode = status;
    sendPage(answer, page("mine"), headers);
  });
  for (let round = 0; round < 2; round += 1) {
    const got = await server.get("/infos", accepting("br"));
    expect([got.status, got.text, got.headers.etag]).toEqual([status, page("mine"), undefined]);
  }
  expect(server.kept.bodies.count().bytes).toBe(0);
});

it("sends each part of a page that streams when it is written", async () => {
  let finish = (): void => {};
  server = await startTestServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.flushHeaders();
    answer.write("<p>shell</p>");
    (answer as ServerResponse & { flush: () => void }).flush();
    finish = () => answer.end("<p>rest</p>");
  });
  const sent = send({ port: server.port, path: "/infos", headers: accepting("br") }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const text = answer.pipe(createBrotliDecompress()).setEncoding("utf8");
  expect((await once(text, "data"))[0]).toBe("<p>shell</p>");
  finish();
  expect((await once(text, "data"))[0]).toBe("<p>rest</p>");
});

it("compresses a file that never changes as a whole, however it is written", async () => {
  const parts = Array.from({ length: 20 }, (_, i) => `<path d="M${i * 37} 12c9 0 ${i} 5 23 ${i}"/>`.repeat(9));
  server = await startTestServer((_, answer) => {
    answer.setHeader("Content-Type", "image/svg+xml");
    answer.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    for (const part of parts) {
      answer.write(part);
      (answer as ServerResponse & { flush: () => void }).flush();
    }
    answer.end();
  });
  const got = await server.get("/pictures/1.svg", accepting("br"));
  expect(got.text).toBe(parts.join(""));
  expect(got.bytes.length).toBe((await compressWhole(parts.join(""), "br", "forever")).length);
});

it("waits for a slow reader instead of holding everything", async () => {
  let written = 0;
  const line = Buffer.alloc(64 * 1024, "a slow reader ");
  server = await startTestServer((_, answer) => {
    answer.setHeader("Content-Type", "text/plain");
    const more = (): void => {
      while (written < 400) {
        written += 1;
        if (!answer.write(line)) return void answer.once("drain", more);
      }
      answer.end();
    };
    more();
  });
  const got = await server.get("/export", accepting("gzip"));
  expect(got.text.length).toBe(400 * line.length);
});

it("ends its work when the visitor leaves", async () => {
  const closed = Promise.withResolvers<boolean>();
  server = await startTestServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.write("<p>shell</p>");
    answer.once("close", () => {
      answer.write("<p>late</p>");
      answer.end("<p>later</p>");
      closed.resolve(answer.writableFinished);
    });
  });
  const sent = send({ port: server.port, path: "/infos", headers: accepting("gzip") }).end();
  await once(sent, "response");
  sent.on("error", () => {});
  sent.destroy();
  expect(await closed.promise).toBe(false);
  /* An error of what was written late would come in the next turn, and end the program. */
  await new Promise((resolve) => setImmediate(resolve));
});

it("gives a page many wait for to all of them, though the first leaves", async () => {
  const held: ServerResponse[] = [];
  server = await startTestServer((_, answer) => held.push(answer));
  const leaves = send({ port: server.port, path: "/robe", headers: accepting("gzip") }).on("error", () => {});
  leaves.end();
  await expect.poll(() => held.length).toBe(1);
  const { get } = server;
  const others = Array.from({ length: 5 }, () => get("/robe", accepting("gzip")));
  await expect.poll(() => held.length).toBe(6);
  for (const answer of held) sendPage(answer, page("robe"));
  leaves.destroy();
  for (const { status, headers, text, bytes } of await Promise.all(others)) {
    expect([status, headers["content-encoding"], text]).toEqual([200, "gzip", page("robe")]);
    expect(Number(headers["content-length"])).toBe(bytes.length);
  }
});

it("leaves parts, small bodies and what is encoded already alone", async () => {
  server = await startTestServer((request, answer) => {
    answer.setHeader("Content-Type", "text/plain");
    if (request.url === "/part") answer.writeHead(206, { "Content-Range": "bytes 0-1999/4000" });
    if (request.url === "/encoded") answer.setHeader("Content-Encoding", "zstd");
    const body = request.url === "/small" ? "small" : "x".repeat(2000);
    if (request.url === "/small") answer.setHeader("Content-Length", body.length);
    answer.end(body);
  });
  const encodings = await Promise.all(
    ["/part", "/encoded", "/small", "/large"].map(
      async (path) => (await server?.get(path, accepting("gzip")).catch(() => null))?.headers["content-encoding"],
    ),
  );
  expect(encodings).toEqual([undefined, undefined, undefined, "gzip"]);
});

it("tells apart what failed for want of the API, and says when to come back", async () => {
  let failedAt = -Infinity;
  const outage = { hasFailedSince: (moment: number) => failedAt >= moment, isAway: () => false, retryAfterS: 5 };
  server = await startTestServer(
    ({ url }, answer) => {
      if (url === "/away") failedAt = performance.now();
      answer.writeHead(500, { "content-type": "text/html" });
      answer.end("Internal Server Error");
    },
    undefined,
    outage,
  );
  const away = await server.get("/away");
  expect([away.status, away.headers["retry-after"]]).toEqual([503, "5"]);
  const broken = await server.get("/broken");
  expect([broken.status, broken.headers["retry-after"]]).toEqual([500, undefined]);
});

it("has a page of the account say by its status that the API went while it was made, until a byte of it was sent", async () => {
  let isAway = false;
  const outage = { hasFailedSince: () => isAway, isAway: () => isAway, retryAfterS: 5 };
  const rendering: RequestListener = ({ url }, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.setHeader("cache-control", "private, no-cache, no-store, max-age=0, must-revalidate");
    if (url === "/infos/orders") answer.write("<h1>Commandes</h1>");
    isAway = true;
    answer.end("<p>Revenez dans un instant.</p>");
  };
  server = await startTestServer(rendering, undefined, outage);
  const ask = async (path: string, headers: Record<string, string>) => {
    isAway = false;
    const { status, headers: told, text } = await server!.get(path, headers);
    return [status, told["retry-after"], text.includes("Revenez")];
  };
  const signedIn = { cookie: "auth-refresh-token=abc" };
  expect(await ask("/infos", signedIn)).toEqual([503, "5", true]);
  expect(await ask("/infos/orders", signedIn)).toEqual([200, undefined, true]);
  expect(await ask("/infos", {})).toEqual([200, undefined, true]);
  expect(await ask("/faq", signedIn)).toEqual([200, undefined, true]);
});

const start = `<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>`;
const flight = (text: string): string => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const hashOf = (script: string | undefined): string =>
  `'sha256-${createHash("sha256")
    .update(script ?? "")
    .digest("base64")}'`;
/** What the policy of an answer lets run besides files of the shop. */
const allowed = ({ headers }: Received): string[] =>
  /script-src 'self' ?([^;]*);/.exec(String(headers["content-security-policy"]))?.[1]?.split(" ").filter(Boolean) ?? [];

it("names the script of a kept page in its policy, in every encoding, when it is kept and when it is known", async () => {
  server = await startTestServer((_, answer) => sendPage(answer, page("robe") + start + flight("robe")));
  for (const encoding of ["br", "br", "gzip", ""]) {
    const got = await server.get("/robe", accepting(encoding));
    const [, script] = /<script id="_R_"[^>]*>([^]*?)<\/script>/.exec(got.text) ?? [];
    expect(script).toContain("robe");
    expect(allowed(got)).toEqual([hashOf(script)]);
    const known = await server.get("/robe", accepting(encoding, { "if-none-match": String(got.headers.etag) }));
    expect([known.status, allowed(known)]).toEqual([304, [hashOf(script)]]);
  }
});

it("never lets one page's scripts run on another", async () => {
  server = await startTestServer(({ url = "" }, answer) => sendPage(answer, page("robe") + start + flight(url)));
  const [first, second] = [await server.get("/a"), await server.get("/b")];
  expect(allowed(first)).toHaveLength(1);
  expect(allowed(first)).not.toEqual(allowed(second));
});

it("allows the nonce of a visit where a page streams, and what is known of its first part", async () => {
  const known = "requestAnimationFrame(function(){$RT=performance.now()});";
  server = await startTestServer((request, answer) => {
    request.headers["content-security-policy"] = "script-src 'nonce-bm9uY2U='";
    answer.setHeader("Content-Type", "text/html");
    /* As Next does before the first part. */
    answer.flushHeaders();
    answer.write(`<p>shell</p><script>${known}</script><script>alert(1)</script>`);
    answer.end(`<script nonce="bm9uY2U=">$RC("B:0","S:0")</script>`);
  });
  /* What stands in every page is named even where the first part ends before it. */
  const fixed = [earlyScript, markScript].map(hashOf);
  expect(allowed(await server.get("/infos", accepting("br")))).toEqual([...fixed, hashOf(known), "'nonce-bm9uY2U='"]);
});

it("gives a page that is kept no nonce, whoever asks for it", async () => {
  server = await startTestServer((request, answer) => {
    request.headers["content-security-policy"] = "script-src 'nonce-bm9uY2U='";
    sendPage(answer, page("robe") + start);
  });
  expect(allowed(await server.get("/robe")).join()).not.toContain("nonce");
});

it("lets nothing load in what is no page, and leaves a policy alone that an answer brings along", async () => {
  const started = await startTestServer(({ url = "" }, answer) => {
    answer.setHeader("Content-Type", url.endsWith(".svg") ? "image/svg+xml" : "application/json");
    if (url === "/own.svg") answer.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
    if (url === "/own.svg") answer.setHeader("Cross-Origin-Resource-Policy", "same-site");
    answer.end("{}");
  });
  server = started;
  const read = async (path: string) => {
    const { headers } = await started.get(path);
    return ["content-security-policy", "cross-origin-resource-policy", "cross-origin-opener-policy"].map(
      (name) => headers[name],
    );
  };
  expect(await read("/api/robe")).toEqual(["default-src 'none'; frame-ancestors 'none'", "same-origin", undefined]);
  expect(await read("/a.svg")).toEqual(["default-src 'none'; frame-ancestors 'none'", "cross-origin", undefined]);
  expect(await read("/own.svg")).toEqual(["default-src 'none'; sandbox", "same-site", undefined]);
});

it("keeps a page apart from windows of others, and says where to report", async () => {
  server = await startTestServer((_, answer) => sendPage(answer, page("robe")));
  const { headers } = await server.get("/robe");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["reporting-endpoints"]).toBe('csp="/api/policy-reports"');
  expect(headers["content-security-policy"]).toContain("report-to csp");
});
