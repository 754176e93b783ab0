import * as contract from "#contract/returns.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { listReturns, requireReturn } from "./answer.ts";
import { extendDeadline } from "./deadline.ts";
import { declareReturn } from "./declare.ts";
import { cancelReturn } from "./give-up.ts";
import { readReturnOptions } from "./options.ts";
import { findReturnOf } from "./store.ts";

export const returnRoutes: Implementation[] = [
  implement(contract.createReturn, async ({ body }, context) => declareReturn(body, context)),
  implement(contract.getReturnOptions, async ({ params }, context) => readReturnOptions(params.id, context)),
  implement(contract.getReturns, async ({ query }, { db, caller }) => listReturns(db, caller.clientId, query)),
  implement(contract.getReturn, async ({ params }, { db, caller }) => {
    if (!(await findReturnOf(db, params.id, caller.clientId))) throw new ApiError("NOT_FOUND");
    return requireReturn(db, params.id);
  }),
  implement(contract.cancelReturn, async ({ params }, context) => cancelReturn(params.id, context)),
  implement(contract.extendReturnDeadline, async ({ params, body }, context) =>
    extendDeadline(params.id, body.days, context),
  ),
];
