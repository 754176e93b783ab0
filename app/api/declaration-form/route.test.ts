// @vitest-environment node
import { expect, it, vi } from "vitest";
import { declarations } from "#backend/db/schema/after-sale.ts";
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import de from "#messages/de.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { POST } from "./route.ts";

vi.mock("server-only", () => ({}));

const stand = standPlainForms();
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new PlainBrowser().post(POST, "/api/declaration-form", fields, headers);
const stored = () => stand.backend.dependencies.db.select().from(declarations);
const withdrawal = {
  locale: "de",
  kind: "WITHDRAWAL",
  contract: 'PM-2026-1 "<b>"',
  sender_name: "Ada",
  sender_email: "ada@example.com",
};
/** What the form of an answer would post. */
const carriedOn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/name="(?<name>[^"]*)" value="(?<value>[^"]*)"/g)].map(({ groups }) => [
      groups?.name ?? "",
      (groups?.value ?? "").replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
    ]),
  );

it("asks once more before it declares, then shows the receipt, all without a script", async () => {
  const first = await send(withdrawal);
  expect(first.status).toBe(200);
  const review = await first.text();
  expect(review).toContain(de.declaration.confirm.WITHDRAWAL);
  expect(review).not.toMatch(/<script|<b>"/);
  expect(await stored()).toEqual([]);
  const second = await send(carriedOn(review));
  expect([second.status, second.headers.get("cache-control")]).toEqual([201, "no-store"]);
  const receipt = await second.text();
  const [declared] = await stored();
  expect(declared).toMatchObject({ kind: "WITHDRAWAL", contract: withdrawal.contract, senderEmail: "ada@example.com" });
  for (const part of [de.declaration.receivedTitle, "ada@example.com", "PM-2026-1"]) expect(receipt).toContain(part);
  expect(receipt).toMatch(/\d\d:\d\d:\d\d/);
  expect(await stored()).toHaveLength(1);
});

it("ends a subscription on the day and for the reason that were written", async () => {
  const body = { ...withdrawal, locale: "nl", kind: "CANCELLATION", contract: "Léonie", cause: "EXTRAORDINARY" };
  expect((await send(body)).status).toBe(422);
  const review = await (await send({ ...body, reason: "verhuisd", ends_on: "2030-01-31" })).text();
  expect(review).toContain(nl.declaration.causes.EXTRAORDINARY);
  expect((await send(carriedOn(review))).status).toBe(201);
  expect((await stored()).find(({ kind }) => kind === "CANCELLATION")).toMatchObject({
    content: { cause: "EXTRAORDINARY", reason: "verhuisd", ends_on: "2030-01-31" },
  });
});

it("says what is wrong, and that nothing was received while the API is away", async () => {
  const before = (await stored()).length;
  const wrong = await send({ ...withdrawal, sender_email: "ada@" });
  expect([wrong.status, (await wrong.text()).includes('href="/de/withdrawal"')]).toEqual([422, true]);
  stand.isAway = true;
  const away = await send({ ...withdrawal, step: "confirm" });
  stand.isAway = false;
  expect(away.status).toBe(503);
  expect(await stored()).toHaveLength(before);
});

it("takes nothing from another site, and nothing endless", async () => {
  expect((await send(withdrawal, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await send({ ...withdrawal, contract: "x".repeat(40_000) })).status).toBe(413);
});
