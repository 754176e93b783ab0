import { afterEach, expect, it } from "vitest";
import type { ErrorDocuments } from "./error-documents.ts";
import { isAskedList, sendAway } from "./outage.ts";
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

it("answers with the document for failures and says when to come back", async () => {
  const documents: ErrorDocuments = {
    find: (_, answer) => ({ html: `document of ${answer.statusCode}`, policy: "" }),
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
