import { randomUUID } from "node:crypto";
import { eq, sql } from "#backend/db/orm.ts";
import { variants } from "#backend/db/schema/catalog.ts";
import { mailOutbox } from "#backend/db/schema/order.ts";
import { stockAlerts } from "#backend/db/schema/after-sale.ts";
import { reviews } from "#backend/db/schema/review.ts";
import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import { grantPoints } from "#backend/loyalty/points.ts";
import { runStaffCommand } from "#backend/staff/run-command.ts";
import { getProduct, searchProducts } from "#contract/catalog.ts";
import { updateClient } from "#contract/client.ts";
import { createTicket } from "#contract/customer-service.ts";
import { declare } from "#contract/declarations.ts";
import { agreeToEmailChange, confirmEmailChange, requestEmailChange, takeBackEmail } from "#contract/email-change.ts";
import { createGiftCard, withdrawGiftCard } from "#contract/gift-cards.ts";
import { deleteClient } from "#contract/my-data.ts";
import { confirmNewsletter, subscribeToNewsletter } from "#contract/newsletter.ts";
import { cancelOrder, createOrder, getOrder, quoteOrder, type Order } from "#contract/orders.ts";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  updatePaymentMethod,
} from "#contract/payment-methods.ts";
import { commentPreview } from "#contract/preview.ts";
import { createRecyclingLabel } from "#contract/recycling.ts";
import { cancelRequest, getKidRequests } from "#contract/requests.ts";
import { createReturn } from "#contract/returns.ts";
import { writeReview } from "#contract/reviews.ts";
import { createGuest, resetPassword, sendResetPasswordEmail } from "#contract/session.ts";
import { askStaffConsent } from "#contract/staff.ts";
import { confirmStockAlert, createStockAlert } from "#contract/stock-alerts.ts";
import { pauseSubscription, resumeSubscription, terminateSubscription } from "#contract/subscriptions.ts";
import { getLooks } from "#contract/website.ts";
import { aHousehold, comeBack, subscribe } from "./box-builders.ts";
import { aCard, aCardForm, aClient, anAddress, cards, testPassword } from "./builders.ts";
import type { TestApi } from "./create-test-api.ts";
import { aProfile } from "./profile-builders.ts";
import { openStaffSession } from "./staff-session.ts";
import { present, type TestPiece } from "./test-catalogue.ts";

const dayMs = 86_400_000;
const staff = { staff: "Zoé", reason: "asked on the phone" };
const key = () => ({ idempotencyKey: randomUUID() });

export type SentMail = typeof mailOutbox.$inferSelect;

/**
 * What people do in a few weeks, until the shop has had a reason for each of its mails. Answers what the outbox kept of all
 * that were sent.
 */
export async function sendEveryMail(api: TestApi): Promise<SentMail[]> {
  const { dependencies } = api;
  const { db } = dependencies;
  const sent = new Map<string, SentMail>();
  const settle = async () => {
    await runDueJobs(dependencies);
    // Later some are forgotten.
    for (const row of await db.select().from(mailOutbox)) if (row.sentAt !== null) sent.set(row.id, row);
  };
  const live = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      api.clock.advance(dayMs);
      await settle();
    }
  };
  /** The newest of a kind to somebody, as it was sent. */
  async function read(kind: string, recipient: string): Promise<URL> {
    await settle();
    const row = [...sent.values()].find((one) => one.kind === kind && one.recipient === recipient);
    const mail = api.mails.find(({ id }) => id === present(row).id);
    return new URL(present(/https?:\/\/\S+[?&]token=\S+/.exec(present(mail).text)?.[0]));
  }
  const tokenOf = async (kind: string, recipient: string) => ({
    token: present((await read(kind, recipient)).searchParams.get("token")),
  });

  const { products } = await api.call(searchProducts, { query: { page: 1 } });
  const pieces: TestPiece[] = products.flatMap(({ id: productId, variants: sizes }) => {
    const free = sizes.find(({ is_available, is_low_stock }) => is_available && !is_low_stock);
    return free ? [{ productId, id: free.variant_id }] : [];
  });
  async function order(token: string, piece: TestPiece, street?: string): Promise<Order> {
    const card = await aCard(api, token, street === undefined ? cards.succeeds : "5555 5555 5555 4444");
    const lines = [{ product_id: piece.productId, variant_id: piece.id, quantity: 1, look: null }];
    const delivery = { mode: "HOME" } as const;
    const address = { country_code: "FR" } as const;
    const { totals } = await api.call(quoteOrder, { token, body: { lines, address, delivery } });
    return api.call(createOrder, {
      token,
      ...key(),
      body: {
        lines,
        delivery,
        shipping_address: anAddress(street === undefined ? {} : { street, phone: "+33 6 98 76 54 32" }),
        payment_method_id: card.id,
        expected_total_ttc: totals.total_amount_ttc,
      },
    });
  }

  /* Boxes: one household keeps all by its silence, one cannot pay, one forgot its address, one goes. */
  const home = await aHousehold(api);
  await subscribe(api, home, { frequency: 1 });
  const broke = await aHousehold(api);
  await subscribe(api, broke, { frequency: null });
  const homeless = await aClient(api);
  await subscribe(api, { ...homeless, kid: await aProfile(api, homeless.token) }, { frequency: 1 });
  const leaver = await aHousehold(api);
  const { id: sid } = await subscribe(api, leaver, { frequency: 2 });
  const ofLeaver = { token: leaver.token, params: { id: leaver.kid.id, sid } };
  const [box] = await api.call(getKidRequests, { token: leaver.token, params: { id: leaver.kid.id } });
  if (box && box.id !== 0)
    await api.call(cancelRequest, { token: leaver.token, params: { id: leaver.kid.id, rid: box.id } });
  await api.call(pauseSubscription, { ...ofLeaver, query: { months: 2 } });
  await api.call(resumeSubscription, { ...ofLeaver, query: {} });
  await api.call(terminateSubscription, { ...ofLeaver, query: {}, body: {} });

  /* A card that ends next month, and boxes to come. */
  const late = await aHousehold(api);
  const { client_secret } = await api.call(createSetupIntent, { token: late.token });
  const form = { ...aCardForm(client_secret, cards.succeeds), expiry_month: 12, expiry_year: 2026 };
  const { provider_payment_method_id } = await api.call(createSandboxToken, { body: form });
  const { id: lateCard } = await api.call(createPaymentMethod, {
    token: late.token,
    body: { provider_payment_method_id, payment_gateway: "sandbox" },
  });
  await api.call(updatePaymentMethod, { token: late.token, params: { id: lateCard }, body: { is_default: true } });
  await subscribe(api, late, { frequency: 3 });

  /* The shop: one order is delivered and reviewed, one is given up, one is a guest's. */
  const shopper = await aClient(api);
  await api.call(updateClient, { token: shopper.token, body: { is_optin_kid: true } });
  const bought = await order(shopper.token, present(pieces[0]));
  const second = await order(shopper.token, present(pieces[1]));
  const third = await order(shopper.token, present(pieces[2]));
  await api.call(cancelOrder, { token: shopper.token, params: { id: third.id } });
  const guest = await api.call(createGuest, { body: { email: "guest-of-mails@example.com" } });
  await order(guest.access_token, present(pieces[3]));
  const first = await tokenOf("account-made", guest.client.email);
  await api.call(resetPassword, { body: { client_id: guest.client_id, password: testPassword, ...first } });

  /* Gifts, friends, points, clothes that went back. */
  const payment = { payment_method_id: (await aCard(api, shopper.token)).id };
  const gift = { amount: 50, for: "KID", buyer: { name: "Jeanne", email: shopper.email }, payment } as const;
  const give = (email: string | null) =>
    api.call(createGiftCard, { token: shopper.token, ...key(), body: { ...gift, recipient: { name: "Mina", email } } });
  await give(home.email);
  const taken = await give(null);
  await api.call(withdrawGiftCard, { token: shopper.token, params: { id: taken.id }, query: {} });
  const friend = await aClient(api, { godfather_email: home.email });
  await settle();
  await order(friend.token, present(pieces[4]), "3 quai de la Fosse");
  const granted = { clientId: shopper.client_id, points: 700, rule: "RECYCLING_POINTS" } as const;
  const source = { type: "test", id: randomUUID() };
  await db.transaction((tx) => grantPoints(tx, { ...granted, source, dedupeKey: source.id }, api.clock.now()));
  const parcels = { address: { ...anAddress(), street_extra: "" }, parcel_count: 1, email: shopper.email };
  await api.call(createRecyclingLabel, { token: shopper.token, body: parcels });

  /* A size that is sold out, for a visitor who hears that it is back, and for one whose alert ends. */
  const waited = present(pieces[5]);
  const setStock = (stock: number) => db.update(variants).set({ stock }).where(eq(variants.id, waited.id));
  await setStock(0);
  const [waiter, forgetful] = ["waiter@example.com", "forgetful@example.com"];
  for (const email of [waiter, forgetful]) {
    await api.call(createStockAlert, { body: { variant_id: waited.id, email } });
    await api.call(confirmStockAlert, { body: await tokenOf("stock-alert-confirm", email) });
  }
  await db
    .update(stockAlerts)
    .set({ createdAt: new Date(api.clock.now().getTime() - 400 * dayMs) })
    .where(eq(stockAlerts.email, forgetful));
  await settle();
  await setStock(5);

  /* News. */
  const reader = "reader@example.com";
  await api.call(subscribeToNewsletter, { body: { email: "french-reader@example.com", language: "fr" } });
  await api.call(subscribeToNewsletter, { locale: "de-DE", body: { email: reader, language: "de" } });
  await api.call(confirmNewsletter, { body: await tokenOf("newsletter-confirm", reader) });
  const { sku } = await api.call(getProduct, { params: { id: waited.productId } });
  const shown = await api.call(getLooks, { query: { limit: 1 } });
  const named = { pieces: [sku], looks: shown.map(({ id }) => id) };
  const content = { ...named, subject: "Neu", preheader: "Neu", title: "Neu", paragraphs: ["Neu."] };
  await runStaffCommand(dependencies, {
    command: "newsletter-send",
    staff: staff.staff,
    newsletter: {
      name: "first",
      language: "de",
      list: "KID",
      ages: null,
      content: { ...content, button: { label: "Voir", path: "/shop/girls" } },
    },
  });

  /* Accounts: a forgotten password, another e-mail that is taken back, an end. */
  const owner = await aClient(api);
  await api.call(sendResetPasswordEmail, { body: { email: owner.email } });
  const reset = await tokenOf("password-reset", owner.email);
  await api.call(resetPassword, { body: { client_id: owner.client_id, password: testPassword, ...reset } });
  const token = await comeBack(api, owner);
  const newEmail = `new-${owner.email}`;
  await api.call(requestEmailChange, { token, body: { email: newEmail } });
  await api.call(agreeToEmailChange, { body: await tokenOf("email-agree", owner.email) });
  await api.call(confirmEmailChange, { body: await tokenOf("email-confirm", newEmail) });
  const own = await api.call(takeBackEmail, { body: await tokenOf("email-changed", owner.email) });
  const { client_id, reset_token } = own;
  await api.call(resetPassword, { body: { client_id, token: reset_token, password: testPassword } });
  const gone = await aClient(api);
  await api.call(deleteClient, { token: gone.token, body: { current_password: testPassword } });

  /* Letters, declarations, and staff who asks first. */
  const letter = { object: "Taille", content: "Grand ?", sender_email: shopper.email, sender_name: "Jeanne" };
  const { number: ticket } = await api.call(createTicket, { token: shopper.token, body: letter });
  await runStaffCommand(dependencies, { command: "answer-ticket", ticket, text: "Non.", staff: staff.staff });
  const sender = { sender_name: "Jeanne Martin", sender_email: shopper.email };
  await api.call(declare, { body: { kind: "WITHDRAWAL", ...sender, contract: second.number } });
  const helper = await openStaffSession(api, shopper.email);
  const refusal = await api.fail(updateClient, { token: helper.access_token, body: { is_optin_woman: true } });
  await api.call(askStaffConsent, {
    token: helper.access_token,
    body: { consent_id: String(refusal.data?.["consent_id"]) },
  });

  /* Weeks go by; the stylist is written to as soon as there is something to look at. */
  const has = (kind: string, { email }: { email: string }) =>
    [...sent.values()].some((row) => row.kind === kind && row.recipient === email);
  while (!has("box-preview", home)) await live(1);
  const looking = await comeBack(api, home);
  const [open] = await api.call(getKidRequests, { token: looking, params: { id: home.kid.id } });
  const { id: rid } = present(open);
  const params = { id: home.kid.id, rid };
  await api.call(commentPreview, { token: looking, params, body: { message: "Il gratte ?" } });
  await runStaffCommand(dependencies, { command: "answer", box: rid, text: "Non.", staff: staff.staff });
  while (!has("box-delivered", broke)) await live(1);
  const trying = await comeBack(api, broke);
  const { id: poorCard } = await aCard(api, trying, cards.offSessionDeclined);
  await api.call(updatePaymentMethod, { token: trying, params: { id: poorCard }, body: { is_default: true } });
  const again = await comeBack(api, shopper);
  const delivered = await api.call(getOrder, { token: again, params: { id: bought.id } });
  const line_id = present(delivered.lines[0]).id;
  await api.call(writeReview, { token: again, params: { id: bought.id, line_id }, body: { score: 5, text: "Doux." } });
  const [written] = await db.select().from(reviews).where(eq(reviews.text, "Doux."));
  const review = present(written).number;
  await runStaffCommand(dependencies, { command: "refuse-review", review, ...staff });
  await runStaffCommand(dependencies, { command: "publish-review", review, ...staff });
  await runStaffCommand(dependencies, { command: "answer-review", review, text: "Merci.", staff: staff.staff });
  await live(20);
  const sendBack = await comeBack(api, shopper);
  const back = await api.call(getOrder, { token: sendBack, params: { id: bought.id } });
  const items = [{ order_line_id: present(back.lines[0]).id, quantity: 1, reason: "TOO_SMALL" as const }];
  await api.call(createReturn, { token: sendBack, ...key(), body: { order_id: bought.id, items } });
  /* Whose box lacks pieces is not left to chance. */
  const shelf = await db.select().from(variants);
  await db.update(variants).set({ stock: 0 });
  await subscribe(api, await aHousehold(api), { frequency: 1 });
  await live(45);
  await api.call(createRecyclingLabel, { token: await comeBack(api, shopper), body: parcels });
  await settle();
  /* What a newsletter shows can be bought. */
  await db
    .insert(variants)
    .values(shelf)
    .onConflictDoUpdate({ target: variants.id, set: { stock: sql`excluded.stock` } });
  return [...sent.values()];
}
