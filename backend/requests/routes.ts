import {
  cancelRequest,
  commentPreview,
  createRequest,
  declareSatisfied,
  deleteWish,
  getKidRequests,
  getNextRequest,
  getPreview,
  getRequest,
  getRequests,
  putWish,
  replacePreviewItem,
  searchPreview,
  updateRequest,
  validatePreview,
} from "#contract/requests.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { readRequests } from "./answer.ts";
import { createRequestFor } from "./create.ts";
import { comment, readPreview, validate } from "./preview.ts";
import { replaceItem, searchReplacements } from "./replace.ts";
import { closeSatisfied } from "./satisfied.ts";
import { cancelRequestOf, changeBox, readBox, readKidRequests, readNextRequest } from "./service.ts";
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
  implement(declareSatisfied, async ({ params }, context) => closeSatisfied(context, params.id)),
];
