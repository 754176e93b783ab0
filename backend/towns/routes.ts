import { isPostcodeValid } from "#contract/addresses.ts";
import { getTowns } from "#contract/towns.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { askerOf, countCall, townLimit } from "../http/rate-limit.ts";
import { findTowns } from "./service.ts";

export const townRoutes: Implementation[] = [
  implement(getTowns, async ({ query }, context) => {
    if (!isPostcodeValid(query.country, query.postcode)) throw new ApiError("POSTCODE_INVALID");
    await countCall(context, townLimit, askerOf(context));
    return { towns: await findTowns(context, query) };
  }),
];
