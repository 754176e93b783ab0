// @vitest-environment node
import { eq } from "drizzle-orm";
import { NextRequest } from "next/server";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { subscribers } from "#backend/db/schema/client.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { contractHandlers } from "#tests/msw/handlers.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { POST } from "./route.ts";

vi.mock("server-only", () => ({}));

const server = setupServer();
let backend: TestApi;
let isAway = false;

beforeAll(async () => {
  backend = await createTestApi();
  server.use(
    ...contractHandlers("http://localhost:4000", async (request, path) => {
      if (isAway) return Response.error();
      const body = await request.arrayBuffer();
      return backend.request(path, { method: request.method, headers: request.headers, body });
    }),
  );
  server.listen({ onUnhandledFrame: "error" });
});
afterAll(async () => {
  server.close();
  await backend.close();
});

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    new NextRequest("http://shop.test/api/newsletter", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "sec-fetch-site": "same-origin", referer: "http://shop.test/de/woman?x=1", ...headers },
    }),
  );
const subscribed = (email: string) =>
  backend.dependencies.db.select().from(subscribers).where(eq(subscribers.email, email));

it("subscribes without a script, thanks in the language of the page and leads back to it", async () => {
  const answer = await send({ email: " Ada@Example.com ", locale: "de" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const html = await answer.text();
  expect(html).toContain(`<html lang="de">`);
  expect(html).toContain(de.footer.newsletterThanks);
  expect(html).toContain(`<a href="/de/woman">`);
  expect(html).not.toMatch(/ada@/i);
  expect(await subscribed("ada@example.com")).toMatchObject([
    { list: "WOMAN", language: "de", source: "Footer HP Femme" },
  ]);
});

it.each([
  ["ada@", fr.footer.newsletterWrongEmail],
  ["ada@mailinator.com", fr.footer.newsletterRefusedEmail],
])("says what is wrong with %s", async (email, text) => {
  const answer = await send({ email, locale: "fr" }, { referer: "no address" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(text);
  expect(html).toContain(`<a href="/">`);
});

it("asks to try later while the API is away", async () => {
  isAway = true;
  const answer = await send({ email: "grace@example.com" });
  isAway = false;
  expect([answer.status, (await answer.text()).includes(fr.footer.newsletterFailed)]).toEqual([503, true]);
});

it("takes nothing from another site, and nothing longer than an e-mail", async () => {
  expect((await send({ email: "eve@example.com" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await send({ email: "x".repeat(2000) })).status).toBe(413);
  expect(await subscribed("eve@example.com")).toEqual([]);
});
