import * as contract from "#contract/gift-cards.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import {
  askerOf,
  codeAddressLimit,
  codeLimit,
  countCall,
  forgetCall,
  giftCardLimit,
  giftCardStartLimit,
} from "../http/rate-limit.ts";
import { issueSetupIntent } from "../payments/sandbox/setup-intent.ts";
import { toGiftCard, toReceivedGiftCard } from "./answer.ts";
import { requireGivenCard } from "./giver.ts";
import * as service from "./service.ts";
import { findGiftCardsOf } from "./store.ts";

export const giftCardRoutes: Implementation[] = [
  implement(contract.startGiftCardPayment, async (_, context) => {
    const { payments, environment, clock } = context;
    await countCall(context, giftCardStartLimit, askerOf(context));
    return [...payments.values()].map(({ gateway, publicKey }) => ({
      platform: gateway,
      payment_method_types: [`card_via_${gateway}` as const],
      public_key: publicKey,
      // The real providers' forms make a card that pays once from the public key alone.
      client_secret: gateway === "sandbox" ? issueSetupIntent(environment.SESSION_SECRET, clock.now()) : null,
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
  implement(contract.redeemGiftCard, async ({ params }, context) => {
    await countCall(context, codeLimit, context.caller.clientId);
    await countCall(context, codeAddressLimit, context.remoteAddress);
    const card = await service.redeemGiftCard(params.code, context);
    await forgetCall(context, codeLimit, context.caller.clientId);
    return toReceivedGiftCard(card);
  }),
  implement(contract.getGiftCards, async (_, { db, caller }) => {
    const cards = await findGiftCardsOf(db, caller.clientId);
    return {
      given: cards
        .filter(({ giverClientId, status }) => giverClientId === caller.clientId && status !== "CANCELLED")
        .map((card) => ({ ...toGiftCard(card), code: card.status === "ACTIVE" ? card.code : null })),
      received: cards
        .filter(({ redeemedByClientId }) => redeemedByClientId === caller.clientId)
        .map(toReceivedGiftCard),
    };
  }),
];
