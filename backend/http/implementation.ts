import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Caller, RequestContext } from "../context.ts";

export interface HandlerInput<E extends Endpoint> {
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: z.output<E["body"]>;
}

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  context: E["auth"] extends "bearer" ? RequestContext & { caller: Caller } : RequestContext,
) => Promise<z.input<E["answer"]>>;

export interface Implementation {
  endpoint: Endpoint;
  handler: (input: HandlerInput<Endpoint>, context: RequestContext) => Promise<unknown>;
}

/** Binds a handler to its endpoint; the table of all of them becomes the router. */
export const implement = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Implementation => ({
  endpoint,
  handler: handler as unknown as Implementation["handler"],
});
