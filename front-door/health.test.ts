import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keep } from "#lib/memory/kept.ts";
import { mayAskHealth, tellHealth } from "./health.ts";
import { count, readTally } from "./tally.ts";

const secret = "a secret of those who run the shop";
const bodies = { underWay: 2, bytes: 300, maxBytes: 1000, refused: 4 };
const server = createServer((request, answer) => {
  if (mayAskHealth(request, secret)) return void tellHealth(answer, { connections: 3, bodies, photographs });
  answer.writeHead(404).end();
});
let origin: string;
let photographs: string;
beforeAll(async () => {
  photographs = await mkdtemp(path.join(tmpdir(), "photographs-"));
});
afterAll(() => rm(photographs, { recursive: true }));
beforeAll(async () => {
  await once(server.listen(0), "listening");
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it("tells who runs the shop what is kept, with its bounds, what comes in, and the memory of the process", async () => {
  const kept = keep<string>("something of this test", { maxBytes: 100, maxEntries: 1 });
  for (const key of ["a", "b"]) kept.set(key, key, 9);
  const busy = readTally()["refused_busy"] ?? 0;
  count("refused_busy");
  const answer = await fetch(`${origin}/healthz`, { headers: { authorization: `Bearer ${secret}` } });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toMatchObject({
    status: "ok",
    process: process.pid,
    connections: 3,
    done: { whole_pages: expect.any(Number), refused_busy: busy + 1, cut_slow: expect.any(Number) },
    bodies: { under_way: 2, bytes: 300, max_bytes: 1000, refused: 4 },
    memory: { rss: expect.any(Number), heap_used: expect.any(Number) },
    kept_apart: [{ name: "renewed sessions, of the middleware", max_bytes: 16_777_216, max_entries: 10_000 }],
    kept: expect.arrayContaining([
      { name: "something of this test", entries: 1, bytes: 10, max_bytes: 100, max_entries: 1, dropped: 1 },
    ]),
  });
});

it("counts the files of photographs that were prepared, and none before there are any", async () => {
  const ask = async () => {
    const answer = await fetch(`${origin}/healthz`, { headers: { authorization: `Bearer ${secret}` } });
    return ((await answer.json()) as { kept_on_disk: unknown }).kept_on_disk;
  };
  const told = (entries: number, bytes: number) => [
    { name: "photographs that were prepared", entries, bytes, max_bytes: 268_435_456 },
  ];
  expect(await ask()).toEqual(told(0, 0));
  for (const [folder, bytes] of [
    ["a", 300],
    ["b", 20],
  ] as const) {
    await mkdir(path.join(photographs, folder));
    await writeFile(path.join(photographs, folder, "60.1.x.y.webp"), "x".repeat(bytes));
  }
  expect(await ask()).toEqual(told(2, 320));
});

it.each([null, secret, "Bearer another", `Bearer ${secret}x`])("is no page for who shows %s", async (authorization) => {
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  expect((await fetch(`${origin}/healthz`, { headers })).status).toBe(404);
  expect((await fetch(`${origin}/healthz?a=b`, { headers })).status).toBe(404);
});

it("is closed to everybody where no secret is set", () => {
  const request = (authorization: string) =>
    ({ url: "/healthz", headers: { authorization } }) as Parameters<typeof mayAskHealth>[0];
  for (const none of [undefined, ""]) expect(mayAskHealth(request("Bearer "), none)).toBe(false);
  expect(mayAskHealth(request(`Bearer ${secret}`), secret)).toBe(true);
});
