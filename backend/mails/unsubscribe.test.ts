// @vitest-environment node
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { locales } from "#contract/locale.ts";
import { subscribeToNewsletter } from "#contract/newsletter.ts";
import { doNewsletterDeed } from "#lib/website/newsletter-link.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { contractHandlers } from "#tests/msw/handlers.ts";
import { eq } from "../db/orm.ts";
import { subscribers } from "../db/schema/client.ts";
import { renderMail, type MailKind } from "./render.ts";
import { sampleMails } from "./samples.ts";
import { addSecrets } from "./secrets.ts";
import { toMessage } from "./smtp-mailer.ts";

vi.mock("server-only", () => ({}));

/**
 * Whether one press in the mailbox has to end a kind (RFC 8058): what advertises, and what is written to an address because
 * it is on a list. What a contract, an account or a question of one's own brings has no such press: it would promise to keep
 * back what the law or the reader asks for. A kind of which nobody has said it does not compile.
 */
const isOfList: Record<MailKind, boolean> = {
  newsletter: true,
  "newsletter-confirm": true,
  "newsletter-welcome": true,
  "review-invitation": true,

  "account-deleted": false,
  "account-made": false,
  "box-agreed": false,
  "box-answer": false,
  "box-blocked": false,
  "box-cancelled": false,
  "box-closed": false,
  "box-deadline": false,
  "box-delivered": false,
  "box-opened": false,
  "box-paid": false,
  "box-payment-failed": false,
  "box-payment-reminder": false,
  "box-prepared": false,
  "box-preview": false,
  "box-preview-reminder": false,
  "box-shipped": false,
  "card-expiring": false,
  declaration: false,
  "email-agree": false,
  "email-changed": false,
  "email-confirm": false,
  "email-taken-back": false,
  "gift-card": false,
  "gift-card-receipt": false,
  "gift-card-refunded": false,
  "order-cancelled": false,
  "order-confirmation": false,
  "order-delivered": false,
  "order-shipped": false,
  "password-changed": false,
  "password-reset": false,
  "points-reward": false,
  "recycling-label": false,
  "recycling-reward": false,
  "referral-reward": false,
  "return-deadline": false,
  "return-received": false,
  "return-settled": false,
  "review-answered": false,
  "review-published": false,
  "review-refused": false,
  "staff-consent": false,
  /* Asked for one piece, once; each has the link that ends it in its text. */
  "stock-alert-confirm": false,
  "stock-alert-ended": false,
  "stock-back": false,
  "subscription-created": false,
  "subscription-paused": false,
  "subscription-resumed": false,
  "subscription-terminated": false,
  "ticket-answered": false,
  "ticket-for-support": false,
  "ticket-received": false,
  welcome: false,
};

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

const samples = sampleMails();
const email = "ada@example.com";

/** The headers of a mail as it goes out, its link signed for the reader. */
function headersOf(kind: string, locale: string): Record<string, unknown> {
  const secret = backend.dependencies.environment.SESSION_SECRET;
  const data = isOfList[kind as MailKind] ? addSecrets(secret, kind, { ...samples[kind], email }) : samples[kind];
  const words = renderMail(kind, locale, data, "https://shop.example");
  return toMessage({ ...words, id: "1", to: email }, "shop@example.com").headers;
}

const kindsThat = (are: boolean) =>
  Object.entries(isOfList).flatMap(([kind, isLeft]) => (isLeft === are ? [kind] : []));

it.each(kindsThat(true))("one press in the mailbox takes who got a %s off the list", async (kind) => {
  for (const locale of locales) {
    await backend.call(subscribeToNewsletter, { body: { email } });
    const headers = headersOf(kind, locale);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const { value } = headers["List-Unsubscribe"] as { value: string };
    const [, address = ""] = /^<(https:\/\/[^<>\s]+)>$/.exec(value) ?? [];
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const left = await doNewsletterDeed("leave", new Request(address, { method: "POST", body }));
    expect([new URL(address).pathname, left.status]).toEqual(["/api/newsletter/leave", 200]);
    expect(await backend.dependencies.db.$count(subscribers, eq(subscribers.email, email))).toBe(0);
  }
});

it("no other mail promises to come no more", () => {
  const promising = kindsThat(false).filter((kind) =>
    Object.keys(headersOf(kind, "fr")).some((name) => name.startsWith("List-")),
  );
  expect(promising).toEqual([]);
});
