import { NextRequest } from "next/server";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect } from "vitest";
import { and, eq } from "#backend/db/orm.ts";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import { createTestApi, type TestApi, type TestApiOptions } from "#tests/backend/create-test-api.ts";
import { legalLinks } from "#lib/navigation/footer.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { contractHandlers } from "#tests/msw/handlers.ts";
import { expectSoundPage } from "./sound-page.ts";

type Handler = (request: NextRequest) => Promise<Response>;

/** The real API behind a plain form of the storefront, for the tests of a file. */
export function standPlainForms(options?: TestApiOptions) {
  const server = setupServer();
  const stand = { isAway: false } as { isAway: boolean; backend: TestApi };
  beforeAll(async () => {
    stand.backend = await createTestApi(options);
    server.use(
      ...contractHandlers("http://localhost:4000", async (request, path) => {
        if (stand.isAway) return Response.error();
        const { method, headers } = request;
        const body = method === "GET" ? undefined : await request.arrayBuffer();
        return stand.backend.request(path, { method, headers, ...(body?.byteLength ? { body } : {}) });
      }),
    );
    server.listen({ onUnhandledFrame: "error" });
  });
  afterAll(async () => {
    server.close();
    await stand.backend.close();
  });
  return stand;
}

/** Switches the shop of `stand` on or off, in every language. */
export const switchShop = ({ backend }: { backend: TestApi }, value: "true" | "false") =>
  backend.dependencies.db
    .update(websiteContents)
    .set({ data: { key: "shop", value } })
    .where(and(eq(websiteContents.kind, "config"), eq(websiteContents.slug, "shop")));

/** A page has to lead out of a contract, both ways. */
function expectWaysOut(html: string): void {
  const { locale } = splitLocale(`/${/<html lang="(\w+)"/.exec(html)?.[1] ?? ""}`);
  const ways = legalLinks(locale).filter(({ text }) => text === "withdrawal" || text === "cancellation");
  expect(ways.filter(({ href }) => !html.includes(`<a href="${href}">`))).toEqual([]);
}

/**
 * A browser without scripts: it posts fields, asks for pages, keeps cookies. Every page it is answered has to be sound and to
 * lead out of a contract.
 */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();

  post(
    handler: Handler,
    path: string,
    fields: Record<string, string> | FormData,
    headers: Record<string, string> = {},
  ) {
    return this.#send(handler, path, {
      method: "POST",
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      headers: { "sec-fetch-site": "same-origin", ...headers },
    });
  }

  get(handler: Handler, path: string) {
    return this.#send(handler, path, {});
  }

  async #send(handler: Handler, path: string, init: ConstructorParameters<typeof NextRequest>[1]) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(init?.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const answer = await handler(new NextRequest(`http://shop.test${path}`, { ...init, headers }));
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || line.includes("Max-Age=0")) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    if (answer.headers.get("content-type")?.startsWith("text/html")) {
      const html = await answer.clone().text();
      await expectSoundPage(html);
      expectWaysOut(html);
    }
    return answer;
  }
}
