import * as contract from "#contract/suggestions.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { findProfileCollections } from "./collections.ts";
import { judgeLook, readJudgements, suggestLooks, unjudgeLook } from "./looks.ts";
import { suggestForProfile, suggestForVisitor } from "./products.ts";

export const suggestionRoutes: Implementation[] = [
  implement(contract.getSuggestions, ({ params, query }, context) =>
    suggestForProfile(context, context.caller, params.id, query),
  ),
  implement(contract.getLandingSuggestions, ({ query }, context) => suggestForVisitor(context, query)),
  implement(contract.getLookSuggestions, ({ params, query }, context) =>
    suggestLooks(context, context.caller, params.id, query.is_whole),
  ),
  implement(contract.getLookJudgements, ({ params }, context) => readJudgements(context, context.caller, params.id)),
  implement(contract.judgeLook, ({ params, body }, context) => judgeLook(context, context.caller, params.id, body)),
  implement(contract.unjudgeLook, ({ params }, context) =>
    unjudgeLook(context, context.caller, params.id, params.look_id),
  ),
  implement(contract.getProfileCollections, ({ params, query }, context) =>
    findProfileCollections(context, context.caller, params.id, query),
  ),
];
