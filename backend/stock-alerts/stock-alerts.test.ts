import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alertDays, confirmStockAlert, createStockAlert, endStockAlerts } from "#contract/stock-alerts.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { stockAlerts } from "../db/schema/after-sale.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { formatMoney } from "../mails/format.ts";
import { planJobs } from "../jobs/run-due-jobs.ts";
import { readAlertToken } from "./link.ts";

let api: TestApi;
const variantId = 10;
const email = "attente@example.org";
const dayMs = 24 * 60 * 60_000;

let start: Date;

beforeAll(async () => {
  api = await createTestApi();
  start = api.clock.now();
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.dependencies;
  api.clock.set(start);
  await db.delete(stockAlerts);
  await db.delete(mailOutbox);
  await db.update(products).set({ isPublished: true }).where(eq(products.id, 1));
  await setStock(0);
  api.mails.length = 0;
});

const setStock = (stock: number) =>
  api.dependencies.db.update(variants).set({ stock }).where(eq(variants.id, variantId));
const rows = () => api.dependencies.db.select().from(stockAlerts);
const ask = (change: { email?: string; token?: string; locale?: string } = {}) =>
  api.call(createStockAlert, {
    body: { variant_id: variantId, ...(change.token ? {} : { email: change.email ?? email }) },
    ...(change.token ? { token: change.token } : {}),
    ...(change.locale ? { locale: change.locale } : {}),
  });
/** What else a day brings is left out: these tests let a year pass. */
const mails = async () => {
  const jobs = planJobs(api.dependencies).filter(({ name }) => /stock-alerts|old-alerts|send-mails/.test(name));
  for (const job of jobs.toSorted((a, b) => Number(a.name === "send-mails") - Number(b.name === "send-mails")))
    await job.run();
  return api.mails;
};
const tokenOf = (step: "confirm" | "end") => {
  const text = api.mails.findLast(({ to, text: words }) => to === email && words.includes(`step=${step}`))?.text ?? "";
  const link = new RegExp(`https?://\\S*/stock-alert\\?step=${step}\\S*`).exec(text)?.[0] ?? "http://none";
  return new URL(link).searchParams.get("token") ?? "";
};
const confirmed = async () => {
  await ask();
  await mails();
  return api.call(confirmStockAlert, { body: { token: tokenOf("confirm") } });
};

describe("asking", () => {
  it("mails a link to confirm, once a day however often it is asked, and nothing else", async () => {
    expect(await ask({ email: " Attente@Example.org " })).toEqual({ status: "TO_CONFIRM" });
    expect(await ask()).toEqual({ status: "TO_CONFIRM" });
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(await rows()).toMatchObject([{ email, confirmedAt: null }]);
    await setStock(5);
    expect(await mails()).toHaveLength(1);
  });

  it("needs no link of who is signed in, and asks another address of theirs all the same", async () => {
    const client = await aClient(api);
    expect(await ask({ token: client.token })).toEqual({ status: "WAITING" });
    expect(await ask({ token: client.token })).toEqual({ status: "WAITING" });
    expect(await rows()).toHaveLength(1);
    const body = { variant_id: variantId, email };
    expect(await api.call(createStockAlert, { token: client.token, body })).toEqual({ status: "TO_CONFIRM" });
  });

  it("refuses a size in stock, one that is none, and addresses nobody reads", async () => {
    const refused = async (body: object) => (await api.fail(createStockAlert, { body })).code;
    expect(await refused({ variant_id: 999_999, email })).toBe("NOT_FOUND");
    expect(await refused({ variant_id: variantId, email: "attente" })).toBe("EMAIL_INVALID");
    expect(await refused({ variant_id: variantId })).toBe("EMAIL_INVALID");
    expect(await refused({ variant_id: variantId, email: "x@mailinator.com" })).toBe("EMAIL_INVALID");
    await setStock(1);
    expect(await refused({ variant_id: variantId, email })).toBe("CONFLICT");
    expect(await rows()).toEqual([]);
  });

  it("floods nobody's mailbox and lets nobody ask without end", async () => {
    await using limited = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 0.1 } });
    await limited.dependencies.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId));
    const body = { variant_id: variantId, email };
    await limited.call(createStockAlert, { body, from: "203.0.113.1" });
    expect((await limited.fail(createStockAlert, { body, from: "203.0.113.2" })).code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("an alert that is confirmed", () => {
  it("says what it waits for, twice the same", async () => {
    const alert = await confirmed();
    expect(alert).toMatchObject({ size: expect.any(String), product_id: 1 });
    expect(await api.call(confirmStockAlert, { body: { token: tokenOf("confirm") } })).toEqual(alert);
  });

  it("writes once when the size is back, in the language it was asked in", async () => {
    await ask({ locale: "nl" });
    await mails();
    await api.call(confirmStockAlert, { body: { token: tokenOf("confirm") } });
    await setStock(2);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.subject).toMatch(/^Weer terug:/);
    expect(sent[1]?.text).toContain("/nl/shop/");
    expect(sent[0]?.html).not.toContain("/pictures/");
    const [product] = await api.dependencies.db.select().from(products).where(eq(products.id, 1));
    const front = present(product?.images[0]);
    expect(sent[1]?.html).toContain(`src="http://localhost:3000${front.url.replace(/svg$/, "small.jpg")}"`);
    expect(sent[1]?.html).toContain(`alt="${front.alt.nl}"`);
    for (const part of [product?.names.nl, formatMoney((product?.priceCents ?? 0) / 100, "nl")])
      expect(sent[1]?.text).toContain(part);
    await setStock(0);
    await mails();
    await setStock(3);
    expect(await mails()).toHaveLength(2);
  });

  it("waits while the product is not in the shop", async () => {
    await confirmed();
    await api.dependencies.db.update(products).set({ isPublished: false }).where(eq(products.id, 1));
    await setStock(2);
    expect(await mails()).toHaveLength(1);
  });

  it("ends after a year and says so", async () => {
    await confirmed();
    api.clock.advance((alertDays + 1) * dayMs);
    const sent = (await mails()).filter(({ to }) => to === email);
    expect(sent.at(-1)?.subject).toMatch(/^Fin de votre alerte/);
    expect(sent.at(-1)?.html).toMatch(/src="[^"]+\/pictures\/products\/1\/front-/);
    expect(sent.at(-1)?.text).not.toContain("€");
    await setStock(4);
    expect((await mails()).filter(({ to }) => to === email)).toHaveLength(2);
    api.clock.advance(91 * dayMs);
    await mails();
    expect(await rows()).toEqual([]);
  });

  it("ends after a year for a piece that has left the shop, and leads to its shelf", async () => {
    await ask({ locale: "de" });
    await mails();
    await api.call(confirmStockAlert, { body: { token: tokenOf("confirm") } });
    const { db } = api.dependencies;
    await db.update(products).set({ isPublished: false }).where(eq(products.id, 1));
    api.clock.advance((alertDays + 1) * dayMs);
    const sent = present((await mails()).findLast(({ to }) => to === email));
    const [product] = await db.select().from(products).where(eq(products.id, 1));
    const { collectionSlug, names } = present(product);
    expect(sent.subject).toMatch(/^Ihre Benachrichtigung endet/);
    expect(sent.text).toContain(`„${names.de}“`);
    expect(sent.text).toContain("Dieses Teil ist nicht mehr im Shop");
    expect(sent.text).not.toContain("in einem Jahr");
    const shelf = `http://localhost:3000/de/shop/${collectionSlug}`;
    expect(sent.html).toContain(`href="${shelf}"`);
    expect(`${sent.html}${sent.text}`).not.toContain(`${shelf}/`);
  });

  it("can be asked for anew once it has ended", async () => {
    await confirmed();
    await setStock(2);
    await mails();
    await setStock(0);
    api.clock.advance(dayMs);
    expect(await ask()).toEqual({ status: "TO_CONFIRM" });
    expect(await rows()).toHaveLength(2);
  });
});

describe("the links", () => {
  it("end every alert of the address, pressed twice too", async () => {
    await confirmed();
    await setStock(1);
    await mails();
    const token = tokenOf("end");
    await setStock(0);
    await api.dependencies.db.update(variants).set({ stock: 0 }).where(eq(variants.id, 11));
    await api.call(createStockAlert, { body: { variant_id: 11, email } });
    await api.call(endStockAlerts, { body: { token } });
    await api.call(endStockAlerts, { body: { token } });
    expect((await rows()).filter(({ endedAt }) => endedAt === null)).toEqual([]);
  });

  it("serve their own step only, and none is made up", async () => {
    await ask();
    await mails();
    const token = tokenOf("confirm");
    for (const [endpoint, wrong] of [
      [endStockAlerts, token],
      [confirmStockAlert, "garbage"],
      [confirmStockAlert, `${token.split(".")[0]}.${"A".repeat(43)}`],
    ] as const)
      expect((await api.fail(endpoint, { body: { token: wrong } })).code).toBe("ALERT_LINK_INVALID");
    expect(readAlertToken("another secret of thirty-two letters", "confirm", token)).toBeNull();
  });

  it("to confirm is forgotten with its address after a week", async () => {
    await ask();
    api.clock.advance(8 * dayMs);
    await mails();
    expect(await rows()).toEqual([]);
  });
});
