import * as contract from "#contract/gift-cards.ts";
import { isStaff } from "../context.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import {
  askerOf,
  codeAddressLimit,
  codeLimit,
  countCall,
  forgetCall,
  giftCardLimit,
  giftCardMailLimit,
  giftCardStartLimit,
} from "../http/rate-limit.ts";
import { countryOf } from "../delivery/offers.ts";
import { offerPlatforms } from "../payment-methods/platforms.ts";
import { issueSetupIntent } from "../payments/sandbox/setup-intent.ts";
import { finishRedirect } from "../payments/settle.ts";
import { drawGiftCard } from "../documents/gift-card.ts";
import { toFile } from "../documents/pdf.ts";
import { ApiError } from "../http/problem.ts";
import { toGivenGiftCard, toOpenedGiftCard, toReceivedGiftCard } from "./answer.ts";
import { changeSending, openCard, sendAgain, sendToGiver, withdraw } from "./change.ts";
import { designPicture, designs, sceneOf } from "./designs.ts";
import { requireGivenCard } from "./giver.ts";
import * as service from "./service.ts";
import { findGiftCardsOf } from "./store.ts";
import { findPaidMoments } from "./withdraw.ts";

export const giftCardRoutes: Implementation[] = [
  implement(contract.startGiftCardPayment, async (_, context) => {
    const { payments, environment, clock, localeOption } = context;
    await countCall(context, giftCardStartLimit, askerOf(context));
    const payer = { country: countryOf(localeOption), isForShop: true };
    return (await offerPlatforms([...payments.values()], payer)).map((platform) => ({
      ...platform,
      // The real providers' forms make a card that pays once from the public key alone.
      client_secret:
        platform.platform === "sandbox" ? issueSetupIntent(environment.SESSION_SECRET, null, clock.now()) : null,
    }));
  }),
  implement(contract.createGiftCard, async ({ body }, context) => {
    await countCall(context, giftCardLimit, context.remoteAddress);
    return service.createGiftCard(body, context);
  }),
  implement(contract.getGiftCard, async ({ params, query }, context) => {
    await requireGivenCard(context, params.id, query.key);
    return service.readGiftCardOrder(context, params.id);
  }),
  implement(contract.payGiftCard, async ({ params, query, body }, context) => {
    await countCall(context, giftCardLimit, context.remoteAddress);
    return service.payGiftCard(await requireGivenCard(context, params.id, query.key), body.payment, context);
  }),
  implement(contract.returnFromGiftCardPayment, async ({ params, query, body }, context) => {
    await countCall(context, giftCardLimit, context.remoteAddress);
    const { id } = await requireGivenCard(context, params.id, query.key);
    try {
      await finishRedirect(context, { purpose: "GIFT_CARD", id }, body.redirect_result);
    } catch (error) {
      context.log.warn({ giftCardId: id, error }, "return from the payment page not passed on");
      throw new ApiError("UNAVAILABLE");
    }
    return service.readGiftCardOrder(context, id);
  }),
  implement(contract.redeemGiftCard, async ({ params }, context) => {
    await countCall(context, codeLimit, context.caller.clientId);
    await countCall(context, codeAddressLimit, context.remoteAddress);
    const card = await service.redeemGiftCard(params.code, context);
    await forgetCall(context, codeLimit, context.caller.clientId);
    return toReceivedGiftCard(card, context.locale);
  }),
  implement(contract.updateGiftCard, async ({ params, query, body }, context) => {
    await countCall(context, giftCardLimit, context.remoteAddress);
    const { id } = await requireGivenCard(context, params.id, query.key);
    return changeSending(id, body, context);
  }),
  implement(contract.sendGiftCardAgain, async ({ params, query, body }, context) => {
    await countCall(context, giftCardLimit, context.remoteAddress);
    const { id } = await requireGivenCard(context, params.id, query.key);
    await countCall(context, giftCardMailLimit, id);
    return isStaff(context.caller) ? sendToGiver(id, context) : sendAgain(id, body, context);
  }),
  implement(contract.withdrawGiftCard, async ({ params, query }, context) => {
    await countCall(context, giftCardLimit, context.remoteAddress);
    const { id } = await requireGivenCard(context, params.id, query.key);
    return withdraw(id, context);
  }),
  implement(contract.getGiftCardPdf, async ({ params, query }, context) => {
    const card = await requireGivenCard(context, params.id, query.key);
    if (card.status !== "ACTIVE" || card.code === null || card.expiresOn === null) throw new ApiError("NOT_FOUND");
    const { clock, environment } = context;
    const facts = { ...card, scene: sceneOf(card.design), code: card.code, expiresOn: card.expiresOn };
    const bytes = await drawGiftCard(facts, { storefrontUrl: environment.STOREFRONT_URL, now: clock.now() });
    return toFile(bytes, `petite-malle-${card.id.slice(0, 8)}`);
  }),
  implement(contract.openGiftCard, async ({ body }, context) => {
    await countCall(context, codeAddressLimit, context.remoteAddress);
    return toOpenedGiftCard(await openCard(body.code, context), context.locale);
  }),
  implement(contract.getGiftCardDesigns, async (_, { locale }) =>
    designs.map(({ design, for: line }) => ({ design, for: line, picture: designPicture(design, locale) })),
  ),
  implement(contract.getGiftCards, async (_, { db, caller, locale, clock }) => {
    const cards = await findGiftCardsOf(db, caller.clientId);
    const given = cards.filter(
      ({ giverClientId, status }) => giverClientId === caller.clientId && status !== "CANCELLED",
    );
    const paid = await findPaidMoments(
      db,
      given.map(({ id }) => id),
    );
    const now = clock.now();
    return {
      given: given.map((card) =>
        toGivenGiftCard(card, { locale, paidAt: paid.get(card.id) ?? null, now, isForStaff: isStaff(caller) }),
      ),
      received: cards
        .filter(({ redeemedByClientId }) => redeemedByClientId === caller.clientId)
        .map((card) => toReceivedGiftCard(card, locale)),
    };
  }),
];
