import { deleteClient, getErasure, getMyData } from "#contract/my-data.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { eraseClient } from "./erase.ts";
import { readMyData } from "./read.ts";
import { readStandingOf } from "./standing.ts";

export const myDataRoutes: Implementation[] = [
  implement(getMyData, (_, context) => readMyData(context)),
  implement(getErasure, (_, { db, clock, caller }) => readStandingOf(db, caller.clientId, clock.now())),
  implement(deleteClient, async ({ body }, context) => {
    await eraseClient(context, { password: body.current_password, givesUpWallet: body.gives_up_wallet });
  }),
];
