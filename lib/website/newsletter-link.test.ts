// @vitest-environment node
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { subscribers } from "#backend/db/schema/client.ts";
import { deriveNewsToken } from "#backend/newsletter/link.ts";
import { subscribeToNewsletter } from "#contract/newsletter.ts";
import de from "#messages/de.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { contractHandlers } from "#tests/msw/handlers.ts";
import { expectSoundPage } from "#tests/storefront/sound-page.ts";
import { askNewsletterDeed, doNewsletterDeed } from "./newsletter-link.ts";

vi.mock("server-only", () => ({}));

const server = setupServer();
let backend: TestApi;
beforeAll(async () => {
  backend = await createTestApi();
  server.use(
    ...contractHandlers("http://localhost:4000", async (request, path) => {
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

const email = "ada@example.com";
const isOn = async () => (await backend.dependencies.db.$count(subscribers, eq(subscribers.email, email))) > 0;
const addressOf = (token: string) => `https://shop.test/api/newsletter/leave?locale=de&token=${token}`;

it("asks on GET and changes nothing, acts on the one press of a mailbox, and says the same again", async () => {
  await backend.call(subscribeToNewsletter, { body: { email } });
  const address = addressOf(deriveNewsToken(backend.dependencies.environment.SESSION_SECRET, "leave", email));
  const asked = await (await askNewsletterDeed("leave", new Request(address))).text();
  await expectSoundPage(asked);
  expect(asked).toContain(de.newsletterLink.leave.submit);
  expect(asked).toContain(`action="/api/newsletter/leave"`);
  expect(await isOn()).toBe(true);
  for (const _ of [1, 2]) {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const done = await doNewsletterDeed("leave", new Request(address, { method: "POST", body }));
    const page = await done.text();
    await expectSoundPage(page);
    expect([done.status, page.includes(de.newsletterLink.leave.doneTitle)]).toEqual([200, true]);
    expect(await isOn()).toBe(false);
  }
});

it("says that a link is broken, in the language it names", async () => {
  for (const token of ["", "cut"]) {
    const body = new URLSearchParams({ locale: "de", token });
    const answer = await doNewsletterDeed("leave", new Request("https://shop.test/x", { method: "POST", body }));
    const page = await answer.text();
    await expectSoundPage(page);
    expect([answer.status, page.includes(de.newsletterLink.brokenTitle)]).toEqual([422, true]);
  }
});

it("takes no endless body", async () => {
  const body = "x".repeat(5000);
  expect((await doNewsletterDeed("leave", new Request(addressOf("x"), { method: "POST", body }))).status).toBe(413);
});
