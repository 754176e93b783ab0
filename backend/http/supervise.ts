import type { Endpoint } from "#contract/endpoint.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { HandlerInput } from "./implementation.ts";

export interface SupervisedCall {
  endpoint: Endpoint;
  context: RequestContext & { caller: Caller };
  /** As the path of the request has them, not yet validated. */
  params: Record<string, string>;
  /** What was sent, as it came; a body that cannot be read is null. */
  readSent: () => Promise<{ query: unknown; body: unknown }>;
  /** Reads and validates what was sent. */
  readInput: () => Promise<HandlerInput<Endpoint>>;
  handle: (input: HandlerInput<Endpoint>) => Promise<unknown>;
}

/** Does a call of a session in somebody else's name, or refuses it; every such call passes here, whatever it is. */
export type Supervise = (call: SupervisedCall) => Promise<unknown>;
