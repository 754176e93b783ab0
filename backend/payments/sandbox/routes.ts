import { createSandboxToken } from "#contract/payment-methods.ts";
import { implement, type Implementation } from "../../http/implementation.ts";
import { ApiError } from "../../http/problem.ts";
import { countCall, sandboxTokenLimit } from "../../http/rate-limit.ts";
import { tokeniseCard } from "./token.ts";

export const sandboxRoutes: Implementation[] = [
  implement(createSandboxToken, async ({ body }, context) => {
    if (!context.payments.has("sandbox")) throw new ApiError("SETUP_INTENT_FAILED");
    await countCall(context, sandboxTokenLimit, context.remoteAddress);
    return { provider_payment_method_id: await tokeniseCard(context, body) };
  }),
];
