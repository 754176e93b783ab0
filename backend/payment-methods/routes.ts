import * as contract from "#contract/payment-methods.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { offerPlatforms } from "./platforms.ts";
import { chooseDefaultMethod, forgetMethod, savePaymentMethod } from "./service.ts";
import { readPaymentMethods } from "./store.ts";

export const paymentMethodRoutes: Implementation[] = [
  implement(contract.getPaymentPlatforms, async ({ query }, { payments }) =>
    offerPlatforms([...payments.values()], query.for_shop ?? false),
  ),
  implement(contract.createSetupIntent, async (_, { payments, caller }) => {
    const provider = payments.get("stripe") ?? payments.get("sandbox");
    if (provider === undefined) throw new ApiError("SETUP_INTENT_FAILED");
    const { clientSecret } = await provider.createSetupIntent(caller.clientId);
    return { client_secret: clientSecret };
  }),
  implement(contract.getPaymentMethods, (_, { db, caller }) => readPaymentMethods(db, caller.clientId)),
  implement(contract.createPaymentMethod, ({ body }, context) => savePaymentMethod(context, context.caller, body)),
  implement(contract.updatePaymentMethod, ({ params }, context) =>
    chooseDefaultMethod(context, context.caller, params.id),
  ),
  implement(contract.deletePaymentMethod, ({ params }, context) => forgetMethod(context, context.caller, params.id)),
];
