import * as contract from "#contract/declarations.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { readContracts } from "./contracts.ts";
import { confirm, declare, declareAsClient } from "./service.ts";

export const declarationRoutes: Implementation[] = [
  implement(contract.getContracts, async (_, context) => readContracts(context)),
  implement(contract.declareAsClient, async ({ body }, context) => declareAsClient(body, context)),
  implement(contract.declare, async ({ body }, context) => declare(body, context)),
  implement(contract.confirmDeclaration, async ({ body }, context) => confirm(body.token, context)),
];
