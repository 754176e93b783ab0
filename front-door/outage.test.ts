import type { ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import type { ErrorDocuments } from "./error-documents.ts";
import { pageStatusHeader } from "#lib/routing/page-status.ts";
import { isAskedList, isOwnPage, sendAway, tellAway, tellOwnPage } from "./outage.ts";
import { startTestServer, type TestServer } from "#tests/storefront/test-server.ts";

let server: TestServer | null = null;
afterEach(() => server?.close());

it.each([
  ["/shop/all-products?name=robe", true],
  ["/nl/shop/girls?size=4&page=2", true],
  ["/shop/girls", false],
  ["/shop/girls?page=2", false],
  ["/shop/girls/12-robe?size=4", false],
  ["/faq?name=robe", false],
  ["//", false],
])("knows a list whose products were asked for: %s", (url, isOne) => expect(isAskedList(url)).toBe(isOne));

const signedIn = { cookie: "locale=de; auth-refresh-token=abc" };
it.each([
  ["of the account", "/infos", signedIn, true],
  ["of one order", "/de/infos/orders?page=2", signedIn, true],
  ["that thanks for a payment", "/nl/shop/payment-successful?order=1", signedIn, true],
  ["of the account, for who is signed out", "/infos", { cookie: "auth-refresh-token=; locale=de" }, false],
  ["of the account, without cookies", "/infos", {}, false],
  ["of the account, as the router asks for it", "/infos", { ...signedIn, rsc: "1" }, false],
  ["for everybody", "/shop/girls", signedIn, false],
  ["that is none", "/infos/none/at/all", signedIn, false],
])("knows a page %s", (_, url, headers, isOne) => expect(isOwnPage({ url, headers })).toBe(isOne));

it("lets a page that says so itself be a failure for a while, and keeps it from every cache", async () => {
  server = await startTestServer((_, answer) => {
    tellAway(answer);
    answer.setHeader("content-type", "text/html");
    answer.end("<h1>Own words</h1>");
  });
  const { status, headers, text } = await server.get("/infos");
  expect([status, headers["retry-after"], headers["cache-control"], headers[pageStatusHeader]]).toEqual([
    503,
    "5",
    "no-store",
    undefined,
  ]);
  expect(text).toContain("Own words");
});

it("asks whether the API is there before a page of the account is begun, and for no other page", async () => {
  let asked = 0;
  const guardOf = (isThere: boolean) => ({
    findOut: async () => {
      asked += 1;
      return isThere;
    },
  });
  server = await startTestServer((request, answer) => {
    const render = () => {
      answer.setHeader("content-type", "text/html");
      answer.end("<h1>Own words</h1>");
    };
    const told = tellOwnPage(request, answer, request.headers["x-away"] ? guardOf(false) : guardOf(true));
    if (told === null) render();
    else void told.then(render);
  });
  const ask = async (path: string, headers: Record<string, string>) => {
    const { status, headers: told } = await server!.get(path, headers);
    return [status, told["retry-after"], asked];
  };
  expect(await ask("/infos", { ...signedIn, "x-away": "1" })).toEqual([503, "5", 1]);
  expect(await ask("/infos", signedIn)).toEqual([200, undefined, 2]);
  expect(await ask("/shop/girls", { ...signedIn, "x-away": "1" })).toEqual([200, undefined, 2]);
  expect(await ask("/infos?connect-as-access-token=x", { ...signedIn, "x-away": "1" })).toEqual([200, undefined, 2]);
  expect(tellOwnPage({ url: "/infos", headers: signedIn }, {} as ServerResponse, null)).toBeNull();
});

it("answers with the document for failures and says when to come back", async () => {
  const documents: ErrorDocuments = {
    find: (_, answer) => ({ html: `document of ${answer.statusCode}`, policy: "", isSame: true }),
    load: async () => undefined,
  };
  server = await startTestServer((_, answer) => sendAway(answer), documents);
  const { status, headers, text } = await server.get("/shop/all-products?name=robe");
  expect([status, headers["retry-after"], headers["cache-control"], text]).toEqual([
    503,
    "5",
    "no-store",
    "document of 503",
  ]);
});
