import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCart, mergeCart, putCartLine } from "#contract/cart.ts";
import { getClient } from "#contract/client.ts";
import { getCouponCodes } from "#contract/discounts.ts";
import { createProfile } from "#contract/profiles.ts";
import {
  createGuest,
  refreshSession,
  resetPassword,
  sendResetPasswordEmail,
  signIn,
  signUp,
} from "#contract/session.ts";
import { getReferrals } from "#contract/referrals.ts";
import { friendPercent } from "#contract/terms.ts";
import { aShippingAddress, aSignUp, testPassword } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { and, eq } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { clients, sessions } from "../db/schema/client.ts";
import { coupons, referrals } from "../db/schema/ledger.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { cleanUp, retentionMs } from "../jobs/clean-up.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { guestSessionTtlMs } from "../session/rotation.ts";
import { claimAccount } from "./guest.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let count = 0;
const anEmail = () => `guest-${++count}@example.com`;
const begin = (email: string, token?: string) =>
  api.call(createGuest, { body: { email }, ...(token === undefined ? {} : { token }) });
const claim = (clientId: string) =>
  api.dependencies.db.transaction((tx) => claimAccount(tx, api.dependencies, clientId));
const mailsTo = (recipient: string) =>
  api.dependencies.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.kind, "account-made")));

describe("a guest", () => {
  it("is nobody's account: the same e-mail begins again elsewhere, signs up, and gets no link", async () => {
    const email = anEmail();
    const first = await begin(email);
    expect(first.client).toMatchObject({ email, is_provisional: true, has_password: false, firstname: "" });
    const second = await begin(email.toUpperCase());
    expect(second.client_id).not.toBe(first.client_id);
    await api.call(sendResetPasswordEmail, { body: { email } });
    const links = await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(links).toEqual([]);
    await api.call(signUp, { body: aSignUp({ email }) });
    expect(await api.fail(createGuest, { body: { email } })).toMatchObject({ code: "EMAIL_ALREADY_USED" });
  });

  it("sees nothing of the account that has the e-mail meanwhile, and cannot become it", async () => {
    const email = anEmail();
    const guest = await begin(email);
    const owner = await api.call(signUp, { body: aSignUp({ email }) });
    expect((await api.call(getClient, { token: guest.access_token })).id).not.toBe(owner.client_id);
    await expect(claim(guest.client_id)).rejects.toMatchObject({ code: "EMAIL_ALREADY_USED" });
  });

  it("who corrects the e-mail stays the same guest, with the address that was typed", async () => {
    const guest = await begin(anEmail());
    const address = await aShippingAddress(api, guest.access_token);
    const other = anEmail();
    const again = await begin(other, guest.access_token);
    expect(again.client_id).toBe(guest.client_id);
    expect(again.client).toMatchObject({ email: other, default_shipping_address: { id: address.id } });
  });

  it("who turns out to have an account brings the cart along", async () => {
    const email = anEmail();
    await api.call(signUp, { body: aSignUp({ email }) });
    const guest = await begin(anEmail());
    const cart = await api.call(createCart, { token: guest.access_token, body: {} });
    const [variant] = await api.dependencies.db.select().from(variants).limit(1);
    const params = { cart_id: cart.id, variant_id: variant?.id ?? 0 };
    await api.call(putCartLine, { token: guest.access_token, params, body: { quantity: 2 } });
    const { access_token: token } = await api.call(signIn, { body: { email, password: testPassword } });
    const { cart: merged } = await api.call(mergeCart, { token, body: { cart_id: cart.id } });
    expect(merged.lines).toMatchObject([{ variant: { variant_id: params.variant_id }, quantity: 2 }]);
  });

  it("refuses a mailbox that is thrown away", async () => {
    expect(await api.fail(createGuest, { body: { email: "x@mailinator.com" } })).toMatchObject({
      code: "EMAIL_INVALID",
    });
  });

  it("keeps its session for a day, refreshed or not", async () => {
    const guest = await begin(anEmail());
    api.clock.advance(guestSessionTtlMs / 2);
    const { refresh_token } = await api.call(refreshSession, { body: { refresh_token: guest.refresh_token } });
    api.clock.advance(guestSessionTtlMs / 2);
    expect(await api.fail(refreshSession, { body: { refresh_token } })).toMatchObject({
      code: "REFRESH_TOKEN_INVALID",
    });
  });

  it("who came by a friend's link has the friend's code before the order, once, and is told of when there is one", async () => {
    const godfather = await api.call(signUp, { body: aSignUp({ email: anEmail() }) });
    const seen = async () => api.call(getReferrals, { token: godfather.access_token });
    const godfather_code = (await seen()).code;
    const { access_token: token, client } = await api.call(createGuest, { body: { email: anEmail(), godfather_code } });
    /* A corrected e-mail makes no second friend. */
    await api.call(createGuest, { token, body: { email: anEmail(), godfather_code } });
    const codes = (await api.call(getCouponCodes, { token })).filter(({ code }) => code.startsWith("AMI-"));
    expect(codes).toMatchObject([{ percent: friendPercent, problem: null }]);
    expect((await seen()).items).toEqual([]);
    await claim(client.id);
    expect((await seen()).items).toMatchObject([{ status: "INVITED" }]);
  });

  it("who names nobody's link, or never orders, leaves nothing behind", async () => {
    const stranger = await api.call(createGuest, { body: { email: anEmail(), godfather_code: "0123456789ab" } });
    const codesOf = async (token: string) => (await api.call(getCouponCodes, { token })).map(({ code }) => code);
    expect((await codesOf(stranger.access_token)).filter((code) => code.startsWith("AMI-"))).toEqual([]);
    const godfather = await api.call(signUp, { body: aSignUp({ email: anEmail() }) });
    const { code: godfather_code } = await api.call(getReferrals, { token: godfather.access_token });
    const idle = await api.call(createGuest, { body: { email: anEmail(), godfather_code } });
    api.clock.advance(retentionMs.guest + 1000);
    await cleanUp(api.dependencies);
    const { db } = api.dependencies;
    expect(await db.select().from(referrals).where(eq(referrals.friendClientId, idle.client_id))).toEqual([]);
    expect(await db.select().from(coupons).where(eq(coupons.clientId, idle.client_id))).toEqual([]);
  });

  it("is forgotten when nothing came of it, and stays while it may still order", async () => {
    const guest = await begin(anEmail());
    const stored = () => api.dependencies.db.select().from(clients).where(eq(clients.id, guest.client_id));
    await cleanUp(api.dependencies);
    expect(await stored()).toHaveLength(1);
    api.clock.advance(retentionMs.guest + 1000);
    await cleanUp(api.dependencies);
    expect(await stored()).toEqual([]);
  });

  it("who begins something else than an order has an account from then on", async () => {
    const { access_token: token, client } = await begin(anEmail());
    await api.call(createProfile, {
      token,
      body: { firstname: "Zoé", gender: "GIRL", birthdate: "2021-05-04", profile_type: "KID" },
    });
    expect(await api.call(getClient, { token })).toMatchObject({ is_provisional: false, has_password: false });
    expect(await mailsTo(client.email)).toHaveLength(1);
  });
});

describe("an account that was made with an order", () => {
  it("gets its password by the mailed link alone, which ends the session it was ordered in", async () => {
    const email = anEmail();
    const guest = await begin(email);
    await claim(guest.client_id);
    await claim(guest.client_id);
    expect(await mailsTo(email)).toHaveLength(1);
    for (const password of ["", "-", testPassword])
      await api
        .request("/clients/token", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email, password }),
        })
        .then((answer) => expect(answer.status).not.toBe(200));
    await runDueJobs(api.dependencies);
    const mail = api.mails.findLast(({ to }) => to === email);
    const link = new URL(/https?:\S+reset-password\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const body = {
      client_id: link.searchParams.get("client_id") ?? "",
      token: link.searchParams.get("token") ?? "",
      password: testPassword,
    };
    api.clock.advance(6 * 24 * 60 * 60_000);
    await api.call(resetPassword, { body });
    expect(await api.fail(resetPassword, { body })).toMatchObject({ code: "RESET_LINK_INVALID" });
    const open = await api.dependencies.db.select().from(sessions).where(eq(sessions.clientId, guest.client_id));
    expect(open.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    const { client_id } = await api.call(signIn, { body: { email, password: testPassword } });
    expect(client_id).toBe(guest.client_id);
  });
});
