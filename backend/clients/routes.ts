import { getClient, getDataLayer, getOptinChanges, replaceClient, updateClient } from "#contract/client.ts";
import { createGuest, signUp } from "#contract/session.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { countCall, signUpAddressLimit, signUpLimit } from "../http/rate-limit.ts";
import { refuseDisposable } from "./disposable-email.ts";
import { openGuest } from "./guest.ts";
import { readOptinChanges } from "./optins.ts";
import { changeClient, createClient, readClient, readDataLayer } from "./service.ts";

export const clientRoutes: Implementation[] = [
  implement(signUp, async ({ body }, context) => {
    await countCall(context, signUpAddressLimit, context.remoteAddress);
    await countCall(context, signUpLimit, `${body.email.toLowerCase()} ${context.remoteAddress}`);
    refuseDisposable(body.email);
    const session = await createClient(context, body);
    return { ...session, client: await readClient(context, { clientId: session.client_id }) };
  }),
  implement(createGuest, async ({ body }, context) => {
    await countCall(context, signUpAddressLimit, context.remoteAddress);
    await countCall(context, signUpLimit, `${body.email.toLowerCase()} ${context.remoteAddress}`);
    refuseDisposable(body.email);
    const session = await openGuest(context, body);
    return { ...session, client: await readClient(context, { clientId: session.client_id }) };
  }),
  implement(getOptinChanges, (_, { db, caller }) => readOptinChanges(db, caller.clientId)),
  implement(getClient, (_, context) => readClient(context, context.caller)),
  implement(getDataLayer, (_, context) => readDataLayer(context, context.caller)),
  implement(updateClient, ({ body }, context) => changeClient(context, body)),
  implement(replaceClient, ({ body }, context) => changeClient(context, body)),
];
