import {
  createSubscription,
  getAllDeliveryDates,
  getAllSubscriptions,
  getDeliveryDates,
  getSubscriptions,
  pauseSubscription,
  resumeSubscription,
  skipBox,
  terminateSubscription,
  undoSubscriptionChange,
  updateSubscription,
} from "#contract/subscriptions.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { changeSubscription } from "./change.ts";
import {
  pause,
  readAllDeliveryDates,
  readAllSubscriptions,
  readDeliveryDates,
  readSubscriptions,
  resume,
  subscribe,
  terminate,
} from "./service.ts";
import { skip } from "./skip.ts";
import { takeBack } from "./take-back.ts";

export const subscriptionRoutes: Implementation[] = [
  implement(getSubscriptions, async ({ params }, context) => readSubscriptions(context, params.id)),
  implement(getAllSubscriptions, async (_, context) => readAllSubscriptions(context)),
  implement(getAllDeliveryDates, async ({ query }, context) => readAllDeliveryDates(context, query.mode)),
  implement(createSubscription, async ({ params, body }, context) => subscribe(context, params.id, body)),
  implement(getDeliveryDates, async ({ params, query }, context) => readDeliveryDates(context, params.id, query.mode)),
  implement(updateSubscription, async ({ params, query, body }, context) =>
    changeSubscription(context, params, body, query.dry_run),
  ),
  implement(pauseSubscription, async ({ params, query }, context) => pause(context, params, query, query.dry_run)),
  implement(resumeSubscription, async ({ params, query }, context) => resume(context, params, query.dry_run)),
  implement(skipBox, async ({ params, query }, context) => skip(context, params, query.dry_run)),
  implement(undoSubscriptionChange, async ({ params }, context) => takeBack(context, params)),
  implement(terminateSubscription, async ({ params, query, body }, context) =>
    terminate(context, params, body, query.dry_run),
  ),
];
