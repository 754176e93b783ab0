import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteProfile, type Profile } from "#contract/profiles.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { aBox, aKid, aProfile, aSubscription } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { orderRatings, returnLines, returns } from "../db/schema/after-sale.ts";
import { variants } from "../db/schema/catalog.ts";
import { mailOutbox, orderLines } from "../db/schema/order.ts";
import { requests, subscriptionEvents } from "../db/schema/request.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** A past box of a profile, with the client's words wherever they can be left. */
async function wordsAbout(kid: Profile) {
  const { db, clock } = api.dependencies;
  const client_id = kid.client_id;
  const subscriptionId = await aSubscription(api, kid, { status: "TERMINATED", terminationReason: "STYLE" });
  const orderId = await anOrderRow(api, client_id, { kind: "BOX" });
  await aBox(api, kid, { status: "CLOSED", subscriptionId, orderId, comment: "Lou adore" });
  const [variant] = await db.select().from(variants).limit(1);
  const lineId = randomUUID();
  const snapshot = { name: "Haut", clean_name: "h", brand_name: "O", size: "4 ans", collection_slug: "n" };
  await db.insert(orderLines).values({
    id: lineId,
    orderId,
    position: 0,
    productId: present(variant).productId,
    variantId: present(variant).id,
    snapshot: { ...snapshot, image: { url: "/p.svg", width: 1, height: 1, placeholder: "#fff", alt: "" } },
    quantity: 1,
    unitPriceCents: 1000,
  });
  const returnId = randomUUID();
  await db.insert(returns).values({
    id: returnId,
    clientId: client_id,
    orderId,
    status: "SETTLED",
    mode: "POST_OFFICE",
    carrier: "-",
    trackingNumber: returnId,
    createdAt: clock.now(),
    handInBy: "2026-12-21",
  });
  const line = { returnId, orderLineId: lineId, quantity: 1, reason: "TOO_SMALL", comment: "Lou a grandi" };
  await db.insert(returnLines).values(line);
  const item = { order_line_id: lineId, score: 4, fit: "TOO_SMALL", comment: "court pour Lou" };
  await db
    .insert(orderRatings)
    .values({ orderId, score: 5, comment: "Lou est ravie", items: [item], updatedAt: clock.now() });
  const data = { reason: "STYLE", comment: "Lou préfère le bleu" };
  await db
    .insert(subscriptionEvents)
    .values({ subscriptionId, sequence: 1, type: "TERMINATED", at: clock.now(), data });
  const mailId = randomUUID();
  await db.insert(mailOutbox).values({
    id: mailId,
    kind: "box-closed",
    recipient: "jeanne@example.com",
    locale: "fr-FR",
    data: { kid: "Lou", profile_id: kid.id },
    dedupeKey: mailId,
    createdAt: clock.now(),
    sentAt: clock.now(),
    nextAttemptAt: clock.now(),
  });
  return { orderId, subscriptionId, returnId, mailId };
}

async function stored(ids: Awaited<ReturnType<typeof wordsAbout>>): Promise<string> {
  const { db } = api.dependencies;
  return JSON.stringify([
    await db.select().from(requests).where(eq(requests.orderId, ids.orderId)),
    await db.select().from(orderRatings).where(eq(orderRatings.orderId, ids.orderId)),
    await db.select().from(subscriptionEvents).where(eq(subscriptionEvents.subscriptionId, ids.subscriptionId)),
    await db.select().from(returnLines).where(eq(returnLines.returnId, ids.returnId)),
    await db.select().from(mailOutbox).where(eq(mailOutbox.id, ids.mailId)),
  ]);
}

it("erasing a profile takes the words about its past boxes with it, and leaves what the books need", async () => {
  const { token } = await aClient(api);
  const [profile, sister] = [await aProfile(api, token), await aProfile(api, token, aKid({ firstname: "Zoé" }))];
  const [own, other] = [await wordsAbout(profile), await wordsAbout(sister)];
  await api.call(deleteProfile, { token, params: { id: profile.id } });
  const left = await stored(own);
  expect(left).not.toContain("Lou");
  expect(left).toContain('"score":4');
  expect(left).toContain('"reason":"STYLE"');
  expect((await stored(other)).match(/Lou/g)).toHaveLength(6);
});
