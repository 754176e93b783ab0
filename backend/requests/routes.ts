import { commentPreview, getPreview, replacePreviewItem, searchPreview, validatePreview } from "#contract/preview.ts";
import {
  cancelRequest,
  createRequest,
  declareSatisfied,
  deleteWish,
  getKidRequests,
  getNextRequest,
  getRequest,
  getRequests,
  putWish,
  updateRequest,
} from "#contract/requests.ts";
import { decideBox, getTryOn } from "#contract/try-on.ts";
import {
  dropPreviewItem,
  getPreviewAlternatives,
  reopenPreview,
  undoPreviewChange,
} from "#contract/preview-changes.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { readRequests } from "./answer.ts";
import { readAlternatives } from "./alternatives.ts";
import { createRequestFor } from "./create.ts";
import { decide } from "./decide.ts";
import { comment, readPreview, reopen, validate } from "./preview.ts";
import { dropItem, undoChange } from "./preview-changes.ts";
import { replaceItem, searchReplacements } from "./replace.ts";
import { closeSatisfied } from "./satisfied.ts";
import { cancelRequestOf, changeBox, readBox, readKidRequests, readNextRequest } from "./service.ts";
import { readTryOn } from "./try-on.ts";
import * as wishes from "./wishes.ts";

export const requestRoutes: Implementation[] = [
  implement(getKidRequests, async ({ params }, context) => readKidRequests(context, params.id)),
  implement(getNextRequest, async ({ params }, context) => readNextRequest(context, params.id)),
  implement(getRequests, async ({ query }, context) =>
    readRequests(context, context.caller.clientId, { statuses: query.status }),
  ),
  implement(getRequest, async ({ params }, context) => readBox(context, params)),
  implement(createRequest, async ({ params, body }, context) => createRequestFor(context, params.id, body)),
  implement(updateRequest, async ({ params, body }, context) => changeBox(context, params, body)),
  implement(cancelRequest, async ({ params }, context) => cancelRequestOf(context, params)),
  implement(putWish, async ({ params, query }, context) => wishes.putWish(context, params, query.variant_id ?? null)),
  implement(deleteWish, async ({ params, query }, context) =>
    wishes.deleteWish(context, params, query.variant_id ?? null),
  ),
  implement(getPreview, async ({ params }, context) => readPreview(context, params)),
  implement(replacePreviewItem, async ({ params, body }, context) => replaceItem(context, params, body)),
  implement(commentPreview, async ({ params, body }, context) => comment(context, params, body.message)),
  implement(searchPreview, async ({ params, query }, context) => searchReplacements(context, params, query)),
  implement(validatePreview, async ({ params }, context) => validate(context, params)),
  implement(getPreviewAlternatives, async ({ params, query }, context) => readAlternatives(context, params, query)),
  implement(dropPreviewItem, async ({ params, body }, context) => dropItem(context, params, body)),
  implement(undoPreviewChange, async ({ params, body }, context) => undoChange(context, params, body)),
  implement(reopenPreview, async ({ params }, context) => reopen(context, params)),
  implement(declareSatisfied, async ({ params }, context) => closeSatisfied(context, params.id)),
  implement(getTryOn, async ({ params }, context) => readTryOn(context, params.id)),
  implement(decideBox, async ({ params, body }, context) => decide(context, params.id, body)),
];
