import fc from "fast-check";
import { possibleErrors } from "#backend/openapi/document.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorStatus, problemSchema } from "#contract/errors.ts";
import { callRaw, openAccount, type Sent, type Told } from "./calls.ts";
import type { AttackResult } from "./result.ts";

export interface FuzzInput {
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  /** Inputs for each operation; at most 200. */
  inputs?: number;
}

/* The same inputs in every run: what fails has to fail again. */
const seed = 20_261_122;
const awkward = ["", " ", "\u0000", "‮", "💶", "-1", "1e309", "NaN", "null", "../..", "%00", "'--", "x".repeat(5_000)];

const texts = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: "binary", maxLength: 60 }));
const values = fc.oneof({ depthSize: "small" }, texts, fc.double(), fc.integer(), fc.constantFrom(null, true, [], {}));

/** Names of the fields a body takes, so that inputs get past the first look at it. */
const fieldsOf = ({ body }: Endpoint): string[] =>
  "shape" in body && typeof body.shape === "object" && body.shape !== null ? Object.keys(body.shape) : [];

function inputsOf(endpoint: Endpoint): fc.Arbitrary<Sent> {
  const names = [...endpoint.path.matchAll(/:([a-z_]+)/gi)].map(([, name = ""]) => name);
  const fields = fieldsOf(endpoint);
  const known =
    fields.length > 0 ? fc.dictionary(fc.constantFrom(...fields), values, { maxKeys: fields.length }) : values;
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, texts.map((text) => text || "0")]))),
    query: fc
      .dictionary(fc.constantFrom("page", "name", "sort", "size", "id"), texts, { maxKeys: 3 })
      .map((query) => new URLSearchParams(query).toString()),
    body: fc.oneof({ arbitrary: known, weight: 4 }, fc.jsonValue(), texts),
  });
}

/** What is wrong with an answer; null where it is one the contract declares. */
function faultOf(endpoint: Endpoint, { status, body }: Told): string | null {
  if (status === 0) return "no answer";
  if (status === endpoint.status) {
    const isRight =
      endpoint.produces !== "application/json" || status === 204 || endpoint.answer.safeParse(body).success;
    return isRight ? null : "an answer of another shape";
  }
  /* A path that names nothing, and one that decodes to another. */
  if (status === 404 || status === 405) return null;
  const problem = problemSchema.safeParse(body);
  if (status >= 500) return String(status);
  if (!problem.success) return `${status} without a problem`;
  return possibleErrors(endpoint).some((code) => errorStatus[code] === status) ? null : `${status} undeclared`;
}

/**
 * Sends made-up inputs to every operation, half of them with a session. Every one is answered within fifteen seconds, with
 * a status and a shape the contract declares.
 */
export async function attackWithInputs({ apiUrl, inputs = 60 }: FuzzInput): Promise<AttackResult> {
  const { accessToken } = await openAccount(apiUrl);
  const wrong: string[] = [];
  let tries = 0;
  for (const [name, endpoint] of endpoints) {
    if (name === "signOut") continue;
    for (const [nth, sent] of fc.sample(inputsOf(endpoint), { seed, numRuns: Math.min(inputs, 200) }).entries()) {
      tries += 1;
      const authorization = nth % 2 === 0 && endpoint.auth !== "none" ? { authorization: `Bearer ${accessToken}` } : {};
      const fault = faultOf(endpoint, await callRaw(apiUrl, endpoint, { ...sent, ...authorization }));
      if (fault !== null) wrong.push(`${name}: ${fault} for ${JSON.stringify(sent).slice(0, 200)}`);
    }
  }
  return { name: "made-up inputs", tries, failures: wrong.length, note: wrong.slice(0, 5).join("; ") };
}
