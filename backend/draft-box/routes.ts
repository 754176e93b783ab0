import * as contract from "#contract/draft-box.ts";
import { getSizeAdvice } from "#contract/size-advice.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { adviseAnswers, adviseProfile } from "./advice.ts";
import { findAlternatives } from "./alternatives.ts";
import { composeDraft } from "./compose.ts";
import { keepDraftBox, readDraftBox } from "./keep.ts";
import { chooseOutfits } from "./outfits.ts";

export const draftBoxRoutes: Implementation[] = [
  implement(contract.composeDraftBox, ({ body }, context) => composeDraft(context, body)),
  implement(contract.findDraftAlternatives, async ({ body }, context) => ({
    items: await findAlternatives(context, body),
  })),
  implement(contract.putDraftBox, ({ params, body }, context) =>
    keepDraftBox(context, context.caller, params.id, body),
  ),
  implement(contract.getDraftBox, ({ params }, context) => readDraftBox(context, context.caller, params.id)),
  implement(contract.getDraftOutfits, ({ body }, context) => chooseOutfits(context, body)),
  implement(contract.adviseSizes, ({ body }, context) => adviseAnswers(context, body)),
  implement(getSizeAdvice, ({ params }, context) => adviseProfile(context, context.caller, params.id)),
];
