import * as contract from "#contract/payment-methods.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { offerPlatforms, payingCountry } from "./platforms.ts";
import { beginSetup, chooseDefaultMethod, forgetMethod, openSession, savePaymentMethod } from "./service.ts";
import { readPaymentMethods } from "./store.ts";

export const paymentMethodRoutes: Implementation[] = [
  implement(contract.getPaymentPlatforms, async ({ query }, context) =>
    offerPlatforms([...context.payments.values()], {
      country: await payingCountry(context),
      isForShop: query.for_shop ?? false,
    }),
  ),
  implement(contract.createSetupIntent, async ({ query }, context) => ({
    client_secret: await beginSetup(context, context.caller, query.stripe_payment_method_type ?? "card"),
  })),
  implement(contract.createAdyenSession, async ({ query }, context) => {
    const { id, sessionData, clientKey, environment } = await openSession(context, context.caller, query.return_path);
    return { id, session_data: sessionData, client_key: clientKey, environment };
  }),
  implement(contract.getPaymentMethods, (_, { db, caller }) => readPaymentMethods(db, caller.clientId)),
  implement(contract.createPaymentMethod, ({ body }, context) => savePaymentMethod(context, context.caller, body)),
  implement(contract.updatePaymentMethod, ({ params }, context) =>
    chooseDefaultMethod(context, context.caller, params.id),
  ),
  implement(contract.deletePaymentMethod, ({ params }, context) => forgetMethod(context, params.id)),
];
