import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { attackWithMadeUpRequests } from "./made-up-requests.ts";

const client = { cookies: { cookie: "auth-token=t" }, name: "Zéphyrinette" };

/** What a page says, which of its own pages says to whom. */
function pageOf({ url = "/", headers }: IncomingMessage): string {
  const isOwn = url.includes("/infos") && headers.cookie === client.cookies.cookie;
  return `<h1>${url.split("?")[0]}</h1>${isOwn ? client.name : ""}`;
}

/** A storefront of pages that never change; `answer` may do something else than say them. */
async function aStorefront(
  answer: (page: string, request: IncomingMessage, answered: ServerResponse) => void,
): Promise<string> {
  const server = createServer((request, answered) => {
    if (request.url === "/sitemap.xml") return answered.end("<sitemap></sitemap>");
    return answer(pageOf(request), request, answered);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const attack = (storefrontUrl: string) => attackWithMadeUpRequests({ storefrontUrl, client, tries: 400 });

it("finds nothing in a shop that answers each for themselves", async () => {
  const { tries, failures, note } = await attack(await aStorefront((page, _, answered) => void answered.end(page)));
  expect([tries, failures, note]).toEqual([400, 0, expect.stringMatching(/^39 ways to ask for 13 pages compared$/)]);
});

it("finds what a shop keeps of a client for everybody", async () => {
  const kept = new Map<string, string>();
  let asked = 0;
  const { failures, note } = await attack(
    await aStorefront((page, { url = "/" }, answered) => {
      asked += 1;
      /* Once the pages were read that others are compared with. */
      if (asked > 170 && page.includes(client.name)) kept.set(url, page);
      answered.end(kept.get(url) ?? page);
    }),
  );
  expect(failures).toBeGreaterThan(0);
  expect(note).toContain("/infos br tells of somebody");
});

it("finds what a shop fails at", async () => {
  const { failures, note } = await attack(
    await aStorefront((page, { headers }, answered) =>
      headers["x-page-status"] === "503" ? answered.writeHead(500).end() : answered.end(page),
    ),
  );
  expect(failures).toBeGreaterThan(0);
  expect(note).toMatch(/: 500(?:;|$)/);
});

it("finds what a shop keeps of a header that nobody sends", async () => {
  const kept = new Map<string, string>();
  const { failures, note } = await attack(
    await aStorefront((page, { url = "/", headers }, answered) => {
      if (headers["x-forwarded-host"] === "attacker.example") kept.set(url, `${page} of attacker.example`);
      answered.end(kept.get(url) ?? page);
    }),
  );
  expect(failures).toBeGreaterThan(0);
  expect(note).toMatch(/^39 ways [^;]*; \S+ br is another one: /);
});
