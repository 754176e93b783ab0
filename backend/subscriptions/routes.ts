import {
  createSubscription,
  getDeliveryDates,
  getSubscriptions,
  pauseSubscription,
  resumeSubscription,
  terminateSubscription,
  updateSubscription,
} from "#contract/subscriptions.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { changeSubscription } from "./change.ts";
import { pause, readDeliveryDates, readSubscriptions, resume, subscribe, terminate } from "./service.ts";

export const subscriptionRoutes: Implementation[] = [
  implement(getSubscriptions, async ({ params }, context) => readSubscriptions(context, params.id)),
  implement(createSubscription, async ({ params, body }, context) => subscribe(context, params.id, body)),
  implement(getDeliveryDates, async ({ params }, context) => readDeliveryDates(context, params.id)),
  implement(updateSubscription, async ({ params, body }, context) => changeSubscription(context, params, body)),
  implement(pauseSubscription, async ({ params, query }, context) => pause(context, params, query)),
  implement(resumeSubscription, async ({ params }, context) => resume(context, params)),
  implement(terminateSubscription, async ({ params, body }, context) => terminate(context, params, body)),
];
