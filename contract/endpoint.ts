import { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { StaffRight } from "./staff-right.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Media type of an answer: JSON, or the bytes of a file. */
type Produces = "application/json" | "application/pdf";

/** `optional`: the call works for a visitor and for a signed-in client; a bearer token that is sent must be valid. */
export type Auth = "none" | "optional" | "bearer";

type Shape = z.ZodType;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
  Access extends Auth = Auth,
> {
  method: Method;
  /** Path with `:name` parameters, below the base address of the API. */
  path: string;
  auth: Access;
  /** `specified`: a call of the product specification; `added`: one it leaves open and the pages need. */
  origin: "specified" | "added";
  params: Params;
  query: Query;
  body: Body;
  /** `multipart`: the body travels as form data; its file fields are `uploadSchema`s, all others arrive as text. */
  accepts: "json" | "multipart";
  /** Bytes a multipart body may have, files and all; JSON bodies share one limit of the whole API. */
  maxBodyBytes: number;
  /** Shape of the JSON answer, a `documentSchema` for a file; `z.void()` stands for 204. */
  answer: Answer;
  produces: Produces;
  /** Status of a successful answer. */
  status: 200 | 201 | 204;
  /** Codes this call can answer besides those every call can (see `commonErrors`). */
  errors: readonly ErrorCode[];
  /** A write that must carry an `Idempotency-Key` header. */
  idempotent: boolean;
  /** What a session of staff may do in the client's name. */
  staff: StaffRight;
  /** Fields of the body that staff may never send (STAFF_NOT_ALLOWED), where the rest of the call is allowed. */
  staffNeverFields?: readonly string[];
  /** Which fields are mandatory, as the specification words it; answered in `detail` when one is missing. */
  requirement?: string;
  summary: string;
}

interface Declaration<P extends Shape, Q extends Shape, B extends Shape, A extends Shape, Access extends Auth> {
  method: Method;
  path: string;
  auth: Access;
  origin: "specified" | "added";
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  accepts?: "json" | "multipart";
  maxBodyBytes?: number;
  answer: A;
  produces?: Produces;
  status?: 200 | 201 | 204;
  errors?: readonly ErrorCode[];
  idempotent?: boolean;
  staff?: StaffRight;
  staffNeverFields?: readonly string[];
  requirement?: string;
}

const nothing = z.strictObject({});

/** A file of five megabytes, the texts beside it and what the form itself takes. */
const defaultMultipartBytes = 6 * 1024 * 1024;

/**
 * Declares one call of the API. The storefront's client, the API's validation,
 * the MSW handlers, the OpenAPI document and the conformance test all read it.
 */
export function endpoint<
  A extends Shape,
  Access extends Auth,
  P extends Shape = typeof nothing,
  Q extends Shape = typeof nothing,
  B extends Shape = z.ZodUndefined,
>(declaration: Declaration<P, Q, B, A, Access>): Endpoint<P, Q, B, A, Access> {
  return {
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: z.undefined() as unknown as B,
    accepts: "json",
    maxBodyBytes: defaultMultipartBytes,
    produces: "application/json",
    status: 200,
    errors: [],
    idempotent: false,
    staff: declaration.method === "GET" ? "look" : "free",
    ...declaration,
  };
}

export type ParamsOf<E extends Endpoint> = z.input<E["params"]>;
export type QueryOf<E extends Endpoint> = z.input<E["query"]>;
export type BodyOf<E extends Endpoint> = z.input<E["body"]>;
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;
