import { randomUUID } from "node:crypto";
import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { findCredentials, insertClient } from "../../../clients/store.ts";
import type { Dependencies, RequestContext } from "../../../context.ts";
import type { HandlerInput } from "../../../http/implementation.ts";
import { implementations } from "../../../implementations.ts";
import { createSandboxProvider } from "../../../payments/sandbox/provider.ts";
import { welcomeFriend } from "../../../referral/welcome-friend.ts";
import type { Life, LifeInput } from "./life.ts";

/** One call comes so long after the other. */
const betweenCallsMs = 41_000;

const handlers = new Map(implementations.map(({ endpoint, handler }) => [endpoint as unknown, handler]));

export type Past = Dependencies & { clock: { set: (moment: Date) => void } };

/** The shop as it was: its clock is moved by the caller, nobody is written to, nothing is limited. */
export function createPast(dependencies: Dependencies): Past {
  let moment = dependencies.clock.now();
  const clock = {
    now: () => moment,
    set: (next: Date) => {
      moment = next;
    },
  };
  const environment = { ...dependencies.environment, RATE_LIMIT_FACTOR: 0 };
  const sandbox = createSandboxProvider({ db: dependencies.db, clock, environment });
  return { ...dependencies, clock, environment, payments: new Map([["sandbox", sandbox]]) };
}

/** Calls the API as a client, without the network. Throws what the call refuses. */
export async function callAs<E extends Endpoint>(
  past: Past,
  { person }: Life,
  clientId: string,
  endpoint: E,
  { params, query, body }: LifeInput<E>,
): Promise<AnswerOf<E>> {
  const handler = handlers.get(endpoint);
  if (!handler) throw new Error(`no implementation of ${endpoint.method} ${endpoint.path}`);
  past.clock.set(new Date(past.clock.now().getTime() + betweenCallsMs));
  const input: HandlerInput<Endpoint> = {
    params: endpoint.params.parse(params ?? {}),
    query: endpoint.query.parse(query ?? {}),
    body: endpoint.body.parse(body),
  };
  const requestId = randomUUID();
  const context: RequestContext = {
    ...past,
    requestId,
    locale: person.language,
    localeOption: person.locale,
    caller: { clientId, sessionId: clientId },
    idempotencyKey: requestId,
    remoteAddress: "127.0.0.1",
  };
  return (await handler(input, context)) as AnswerOf<E>;
}

/** An account as a sign-up makes it, with a password that is hashed already. */
export async function signUp(past: Past, { person, godfather }: Life, passwordHash: string): Promise<string> {
  const [clientId, now] = [randomUUID(), past.clock.now()];
  const { firstname, lastname, locale, email } = person;
  const brought = godfather === undefined ? null : await findCredentials(past.db, godfather);
  await past.db.transaction(async (tx) => {
    const godfatherClientId = brought?.id ?? null;
    const fields = { id: clientId, email, passwordHash, firstname, lastname, locale, godfatherClientId };
    await insertClient(tx, { ...fields, isOptinKid: true, optinSourceKid: "signup", createdAt: now });
    if (brought) await welcomeFriend(tx, { friendClientId: clientId, godfatherClientId: brought.id }, now);
  });
  return clientId;
}
