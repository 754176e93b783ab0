import "server-only";
import { notFound } from "next/navigation";
import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import type { CallInput } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";
import { callAsClient, type ClientSession } from "./server.ts";

const meansNothingThere = new Set(["NOT_FOUND", "VALIDATION"]);

/** A call about an id of the path: the 404 page for one that is none, unknown, or somebody else's. */
export async function findForClient<E extends Endpoint>(
  session: ClientSession,
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  try {
    return await callAsClient(session, endpoint, input);
  } catch (error) {
    if (error instanceof AppError && meansNothingThere.has(error.code)) notFound();
    throw error;
  }
}
