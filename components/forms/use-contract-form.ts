"use client";

import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from "#contract/endpoint.ts";
import type { CallInput } from "#lib/http/api-client.ts";
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from "./use-checked-form.ts";

type Shared<Values extends FieldValues, Output, Answer> = Omit<
  CheckedFormOptions<Values, Output, Answer>,
  "schema" | "send"
>;

interface Sent<E extends Endpoint, Answer> {
  /** The call the form makes. */
  endpoint: E;
  /** Of the path. */
  params?: ParamsOf<E>;
  /** An upload takes longer. */
  timeoutMs?: number;
  /** Instead of the bare call, where more happens around it (a session that begins, for one). Throws an `AppError`. */
  call?: (body: BodyOf<E>, attempt: { idempotencyKey: string }) => Promise<Answer>;
}

/** The client of the API loads with the first press. */
async function send<E extends Endpoint, Answer>(
  { endpoint, params, timeoutMs, call }: Sent<E, Answer>,
  body: BodyOf<E>,
  attempt: { idempotencyKey: string },
): Promise<Answer> {
  if (call) return call(body, attempt);
  const { browserApi } = await import("#lib/http/browser-client.ts");
  const input = { body, ...(params === undefined ? {} : { params }) } as unknown as CallInput<E>;
  const answer = await browserApi().call(endpoint, input, {
    ...(endpoint.idempotent ? attempt : {}),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return answer as Answer;
}

/**
 * A form whose fields are the body of one call of the contract, checked with its schema and sent with an idempotency key
 * where the call wants one. Needs the namespaces `validation` and `error`.
 */
export function useContractForm<E extends Endpoint, Answer = AnswerOf<E>>(
  options: Sent<E, Answer> & Shared<BodyOf<E> & FieldValues, z.output<E["body"]>, Answer>,
): CheckedForm<BodyOf<E> & FieldValues> {
  return useCheckedForm({
    ...options,
    schema: options.endpoint.body as z.ZodType<z.output<E["body"]>, BodyOf<E> & FieldValues>,
    send: (values, attempt) => send(options, values as BodyOf<E>, attempt),
  });
}

/** A form for one call that asks otherwise than the call wants to be told: checked with `schema`, sent as `toBody` makes it. */
export function useMappedForm<E extends Endpoint, Values extends FieldValues, Output, Answer = AnswerOf<E>>(
  options: Sent<E, Answer> &
    Shared<Values, Output, Answer> & {
      schema: z.ZodType<Output, Values>;
      toBody: (values: Output) => BodyOf<E>;
    },
): CheckedForm<Values> {
  return useCheckedForm({
    ...options,
    send: (values, attempt) => send(options, options.toBody(values), attempt),
  });
}
