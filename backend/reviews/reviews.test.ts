import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getProduct } from "#contract/catalog.ts";
import { deleteClient } from "#contract/my-data.ts";
import { getOrder } from "#contract/orders.ts";
import { createReturn } from "#contract/returns.ts";
import { getOrderReviews, getProductReviews, getShopReviews, removeReview, writeReview } from "#contract/reviews.ts";
import { aClient, testPassword } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder, type Customer } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { catalogChanges, products } from "../db/schema/catalog.ts";
import { clients } from "../db/schema/client.ts";
import { mailOutbox, orderLines, orders } from "../db/schema/order.ts";
import { reviews } from "../db/schema/review.ts";
import { staffDecisions } from "../db/schema/staff.ts";
import { renderMail } from "../mails/render.ts";
import { addSecrets } from "../mails/secrets.ts";
import { answerReview, listReviews, publishReview, refuseReview } from "../staff/reviews.ts";
import { inviteToReview } from "./invite.ts";
import { obstacleOf } from "./service.ts";

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi();
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 60);
});
afterAll(() => api.close());

const piece = (index: number): TestPiece => present(pieces[index]);
const buyer = (...wanted: number[]): Promise<Customer> =>
  aDeliveredOrder(
    api,
    wanted.map((index) => [piece(index), 1]),
  );
const lineOf = ({ order }: Customer, index: number) =>
  present(order.lines.find(({ variant_id }) => variant_id === piece(index).id)).id;
const write = (customer: Customer, index: number, body: Record<string, unknown>, locale = "fr-FR") =>
  api.call(writeReview, {
    token: customer.token,
    params: { id: customer.order.id, line_id: lineOf(customer, index) },
    body: body as { score: number },
    locale,
  });
const readOf = (index: number, locale = "fr-FR") =>
  api.call(getProductReviews, {
    params: { id: piece(index).productId },
    query: {},
    locale,
  });
const staff = { staff: "Ada", reason: "Relu" };

describe("who may review", () => {
  const shop = { kind: "SHOP", status: "DELIVERED", deliveredAt: new Date(0) } as const;
  const one = { quantity: 1, returnedQuantity: 0, exchangedQuantity: 0 };
  it.each([
    ["a delivered piece", shop, one, 0, null],
    ["before delivery", { ...shop, status: "SHIPPED", deliveredAt: null } as const, one, 0, "NOT_DELIVERED"],
    ["a box that is tried on", { ...shop, kind: "BOX" } as const, one, 0, "NOT_DECIDED"],
    ["a box that is paid", { ...shop, kind: "BOX", status: "PAID" } as const, one, 0, null],
    ["what came back", shop, { ...one, returnedQuantity: 1 }, 0, "SENT_BACK"],
    ["what is on its way back", shop, one, 1, "SENT_BACK"],
    ["one of two that stays", shop, { ...one, quantity: 2, returnedQuantity: 1 }, 0, null],
    [
      "another size of a box",
      { ...shop, kind: "BOX", status: "PAID" } as const,
      { quantity: 1, returnedQuantity: 1, exchangedQuantity: 1 },
      0,
      null,
    ],
  ] as const)("%s", (_, order, line, onTheirWay, obstacle) =>
    expect(obstacleOf(order, line, onTheirWay)).toBe(obstacle),
  );

  it("refuses before delivery, what was sent back, and another client's order, each with its code", async () => {
    const { db } = api.dependencies;
    const customer = await buyer(0, 1);
    const { token, order } = customer;
    const params = { id: order.id, line_id: lineOf(customer, 0) };
    const body = { score: 5 };
    await api.call(createReturn, {
      token,
      idempotencyKey: randomUUID(),
      body: { order_id: order.id, items: [{ order_line_id: params.line_id, quantity: 1, reason: "TOO_SMALL" }] },
    });
    expect(await api.fail(writeReview, { token, params, body })).toMatchObject({ code: "PIECE_SENT_BACK" });
    const other = await aClient(api);
    expect((await api.fail(writeReview, { token: other.token, params, body })).code).toBe("NOT_FOUND");
    expect((await api.fail(writeReview, { token, params: { ...params, line_id: randomUUID() }, body })).code).toBe(
      "NOT_FOUND",
    );
    await db.update(orders).set({ deliveredAt: null, status: "SHIPPED" }).where(eq(orders.id, order.id));
    const second = { ...params, line_id: lineOf(customer, 1) };
    expect((await api.fail(writeReview, { token, params: second, body })).code).toBe("ORDER_NOT_DELIVERED");
    expect((await api.fail(writeReview, { token, params: second, body: { score: 6 } })).code).toBe("VALIDATION");
  });
});

describe("a review", () => {
  it("is published at once, counted, announced, and told to the stylist", async () => {
    const { db } = api.dependencies;
    const customer = await buyer(3);
    const { productId } = piece(3);
    expect((await api.call(getProduct, { params: { id: productId }, query: {} })).rating).toBeNull();
    await db.delete(catalogChanges);
    const saved = await write(customer, 3, { score: 4, fit: "TOO_LARGE", text: "  Doux et chaud.  " });
    expect(saved.review).toMatchObject({ score: 4, fit: "TOO_LARGE", text: "Doux et chaud.", status: "PUBLISHED" });
    const read = await readOf(3);
    expect(read).toMatchObject({
      total: 1,
      is_demo: true,
      own_language_count: 1,
      summary: { count: 1, average: 4, scores: [0, 0, 0, 1, 0], fits: { TOO_SMALL: 0, GOOD: 0, TOO_LARGE: 1 } },
    });
    expect(read.items[0]).toMatchObject({ text: "Doux et chaud.", language: "fr", size: "4 ans", answer: null });
    const { rating } = await api.call(getProduct, { params: { id: productId }, query: {} });
    expect(rating).toEqual({ average: 4, count: 1 });
    expect((await db.select().from(catalogChanges)).map(({ tag }) => tag)).toEqual([
      `product:${productId}`,
      "content:review",
    ]);
    const order = await api.call(getOrder, { token: customer.token, params: { id: customer.order.id } });
    expect(order.rating?.items).toMatchObject([{ order_line_id: lineOf(customer, 3), score: 4, fit: "TOO_LARGE" }]);
  });

  it("is one of a client and a product: writing again changes it", async () => {
    const customer = await buyer(3);
    await write(customer, 3, { score: 2, text: "Bof." });
    await write(customer, 3, { score: 5, text: "Finalement, je l’adore." });
    const { summary, items } = await readOf(3);
    expect(summary).toMatchObject({ count: 2, average: 4.5 });
    expect(items.filter(({ text }) => text === "Bof.")).toEqual([]);
    const { token, order } = customer;
    const params = { id: order.id, line_id: lineOf(customer, 3) };
    await api.call(removeReview, { token, params });
    await api.call(removeReview, { token, params });
    expect((await readOf(3)).total).toBe(1);
    expect((await api.call(getOrderReviews, { token, params: { id: order.id } }))[0]?.review).toBeNull();
  });

  it("stands before those in other languages for who reads its language", async () => {
    await write(await buyer(6), 6, { score: 5, text: "Très bien." });
    const german = await buyer(6);
    await write(german, 6, { score: 3, text: "Ganz gut." }, "de-DE");
    expect((await readOf(6, "fr-FR")).items.map(({ language }) => language)).toEqual(["fr", "de"]);
    expect((await readOf(6, "nl-NL")).items.map(({ language }) => language)).toEqual(["de", "fr"]);
    const shop = await api.call(getShopReviews, { query: { profile_type: "KID" }, locale: "de" });
    expect(shop.items[0]).toMatchObject({ text: "Ganz gut.", product: { id: piece(6).productId } });
    expect((await api.call(getShopReviews, { query: { profile_type: "WOMAN" } })).total).toBe(0);
  });

  it("goes with the account of who wrote it", async () => {
    const customer = await buyer(7);
    await write(customer, 7, { score: 1, text: "Rien à dire." });
    await api.call(deleteClient, { token: customer.token, body: { current_password: testPassword } });
    expect(await api.dependencies.db.$count(reviews, eq(reviews.clientId, customer.client_id))).toBe(0);
    const [row] = await api.dependencies.db
      .select()
      .from(products)
      .where(eq(products.id, piece(7).productId));
    expect([row?.reviewCount, row?.reviewStars]).toEqual([2, 8]);
  });
});

describe("words that need a look", () => {
  it("are held until staff decides; the writer hears of it, and an edit of what was refused is read again", async () => {
    const { dependencies } = api;
    const customer = await buyer(0);
    const before = (await readOf(0)).total;
    const held = await write(customer, 0, { score: 5, text: "Voyez www.ailleurs.example, et Léa Martin" });
    expect(held.review).toMatchObject({ status: "HELD", doubts: ["LINK", "NAME"] });
    expect((await readOf(0)).total).toBe(before);
    const [listed] = (await listReviews(dependencies, { command: "reviews", status: "HELD", ...staff })).reviews;
    const { number: review } = present(listed);
    const reason = "Votre avis contient un lien vers une autre boutique.";
    await refuseReview(dependencies, { command: "refuse-review", review, staff: "Ada", reason });
    const read = () =>
      api
        .call(getOrderReviews, { token: customer.token, params: { id: customer.order.id } })
        .then(([first]) => first?.review);
    expect(await read()).toMatchObject({ status: "REFUSED", refusal: reason });
    await write(customer, 0, { score: 5, text: "Très joli." });
    expect(await read()).toMatchObject({ status: "HELD", doubts: ["REFUSED_BEFORE"], refusal: null });
    await publishReview(dependencies, { command: "publish-review", review, ...staff });
    expect((await readOf(0)).items[0]?.text).toBe("Très joli.");
    await answerReview(dependencies, { command: "answer-review", review, staff: "Ada", text: "Merci à vous !" });
    expect((await readOf(0)).items[0]?.answer?.text).toBe("Merci à vous !");
    await write(customer, 0, { score: 4, text: "Très joli." });
    expect(await read()).toMatchObject({ status: "PUBLISHED", answer: "Merci à vous !" });
    const [client] = await dependencies.db.select().from(clients).where(eq(clients.id, customer.client_id));
    const mails = await dependencies.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, present(client).email));
    const told = mails.filter(({ kind }) => kind.startsWith("review-"));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(["review-answered", "review-published", "review-refused"]);
    for (const locale of ["fr", "de", "nl", "es"])
      for (const { kind, data } of told)
        expect(renderMail(kind, locale, data, "http://localhost:3000").text).toContain("/infos/rating/");
    expect(
      renderMail(
        "review-refused",
        "fr",
        present(told.find(({ kind }) => kind === "review-refused")).data,
        "http://localhost:3000",
      ).text,
    ).toContain(reason);
    expect(await dependencies.db.$count(staffDecisions, eq(staffDecisions.subjectId, String(review)))).toBe(3);
  });

  it("are refused a second decision of the same kind, and an answer nobody would read", async () => {
    const { dependencies } = api;
    const customer = await buyer(1);
    await write(customer, 1, { score: 1, text: "Quelle bande de connards" });
    const all = (await listReviews(dependencies, { command: "reviews", status: "HELD", ...staff })).reviews;
    const { number: review } = present(all.at(-1));
    const answer = answerReview(dependencies, { command: "answer-review", review, staff: "Ada", text: "Oh" });
    await expect(answer).rejects.toThrow("nobody would read");
    await refuseReview(dependencies, { command: "refuse-review", review, ...staff });
    await expect(refuseReview(dependencies, { command: "refuse-review", review, ...staff })).rejects.toThrow(
      "refused already",
    );
    await expect(publishReview(dependencies, { command: "publish-review", review: 99_999, ...staff })).rejects.toThrow(
      "no review",
    );
  });
});

describe("the invitation to review", () => {
  const asked = () => api.dependencies.db.$count(mailOutbox, eq(mailOutbox.kind, "review-invitation"));

  it("goes out once, two weeks after delivery, to who said yes to news and has something left to say", async () => {
    const { dependencies } = api;
    const { db } = dependencies;
    const [no, yes] = [await buyer(4), await buyer(4)];
    await db.update(clients).set({ isOptinKid: true }).where(eq(clients.id, yes.client_id));
    await db.update(clients).set({ isOptinKid: false }).where(eq(clients.id, no.client_id));
    const before = await asked();
    api.clock.advance(5 * 86_400_000);
    expect(await inviteToReview(dependencies)).toBe(1);
    expect(await inviteToReview(dependencies)).toBe(0);
    expect(await asked()).toBe(before + 1);
    const [mail] = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.dedupeKey, `review-invitation:${yes.order.id}`));
    const data = addSecrets(dependencies.environment.SESSION_SECRET, "review-invitation", present(mail).data);
    const words = renderMail("review-invitation", "nl-NL", data, "http://localhost:3000");
    const page = `http://localhost:3000/nl/infos/rating/${yes.order.id}`;
    const { id: lineId, snapshot } = present(
      (await db.select().from(orderLines).where(eq(orderLines.orderId, yes.order.id)))[0],
    );
    expect(words.html).toContain(`href="${page}#piece-${lineId}"`);
    expect(words.text).toContain(`- ${snapshot.name}, ${snapshot.brand_name}, `);
    expect(words.text).toContain(`${page}#piece-${lineId}\n`);
    const { url, alt } = snapshot.image;
    expect(present(mail).data).toMatchObject({ pieces: [{ order_line_id: lineId, image: { url, alt } }] });
    expect(words.unsubscribeUrl).toContain("/api/newsletter/leave?");
  });
});
