import * as contract from "#contract/wardrobe.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { changePiece, readWardrobe } from "./service.ts";

export const wardrobeRoutes: Implementation[] = [
  implement(contract.getWardrobe, ({ params }, context) => readWardrobe(context, context.caller, params.id)),
  implement(contract.movePiece, ({ params, body }, context) => changePiece(context, context.caller, params, body)),
];
