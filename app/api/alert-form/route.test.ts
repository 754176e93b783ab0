// @vitest-environment node
import { JSDOM } from "jsdom";
import { expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { stockAlerts } from "#backend/db/schema/after-sale.ts";
import { variants } from "#backend/db/schema/catalog.ts";
import { deriveAlertToken, type AlertStep } from "#backend/stock-alerts/link.ts";
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import de from "#messages/de.json" with { type: "json" };
import { POST } from "./route.ts";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const stand = standPlainForms();
const { stockAlert: t } = de;
const variantId = 10;
const email = "warten@example.org";
const send = async (fields: Record<string, string>) => {
  const answer = await new PlainBrowser().post(POST, "/api/alert-form", { locale: "de", ...fields });
  return [answer.status, await answer.text()] as const;
};
const ask = (typed: string) => send({ variant_id: String(variantId), email: typed });

it("takes the wish for a sold-out size without a script, then its yes and its end by the links of the mails", async () => {
  const { db, environment } = stand.backend.dependencies;
  await db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId));
  expect(await ask(email)).toEqual([201, expect.stringContaining(t.askedTitle)]);
  const [kept] = await db.select().from(stockAlerts);
  const follow = (step: AlertStep) =>
    send({ step, token: deriveAlertToken(environment.SESSION_SECRET, step, present(kept).id) });
  expect(await follow("confirm")).toEqual([200, expect.stringContaining(t.confirmedTitle)]);
  expect(await follow("end")).toEqual([200, expect.stringContaining(t.endedTitle)]);
});

it("asks about a slip of the finger once, and takes the same address when it is sent again", async () => {
  const { db } = stand.backend.dependencies;
  await db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId));
  const keptFor = (address: string) => db.select().from(stockAlerts).where(eq(stockAlerts.email, address));
  const slip = "jo@gmal.com";
  const [status, text] = await send({ variant_id: String(variantId), from: "/de/shop", email: ` ${slip} ` });
  expect([status, await keptFor(slip)]).toEqual([422, []]);
  const page = new JSDOM(text).window.document;
  expect(page.querySelector("p")?.textContent).toBe(t.emailHint.replace("{email}", "jo@gmail.com"));
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/de/shop");
  const fields = Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>("form input")].map(({ name, value }) => [name, value]),
  );
  expect(fields).toEqual({
    locale: "de",
    from: "/de/shop",
    variant_id: String(variantId),
    asked: slip,
    email: slip,
  });
  expect(await send(fields)).toEqual([201, expect.stringContaining(t.toConfirm.replace("{email}", slip))]);
  expect(await keptFor(slip)).toHaveLength(1);
});

it("says what is wrong with an e-mail, that a link is broken, and that the shop is away", async () => {
  for (const wrong of [await ask("warten@"), await send({ step: "confirm", token: "cut" })])
    expect(wrong).toEqual([422, expect.stringContaining(t.errorTitle)]);
  stand.isAway = true;
  const away = await ask(email);
  stand.isAway = false;
  expect(away).toEqual([503, expect.stringContaining(t.errorTitle)]);
});
