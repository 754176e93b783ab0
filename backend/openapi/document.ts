import { z } from "zod";
import { localeOptionSchema, localeSchema } from "#contract/locale-schemas.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import {
  bearerErrors,
  commonErrors,
  errorStatus,
  problemSchema,
  staffErrors,
  type ErrorCode,
} from "#contract/errors.ts";

type Json = Record<string, unknown>;

/** JSON Schema 2020-12 as OpenAPI 3.1 wants it, without its `$schema` line. */
function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}

function parameters(place: "path" | "query", schema: z.ZodType): Json[] {
  const { properties = {}, required = [] } = toSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** Every code a call can answer. */
export const possibleErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([
    ...commonErrors,
    ...(endpoint.auth === "none" ? [] : bearerErrors),
    ...staffErrors(endpoint),
    ...endpoint.errors,
  ]),
];

function errorResponses(endpoint: Endpoint): Record<string, Json> {
  const byStatus = Map.groupBy(possibleErrors(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(", "),
        content: {
          "application/problem+json": {
            schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  );
}

const hasBody = (endpoint: Endpoint): boolean => !(endpoint.body instanceof z.ZodUndefined);

const bodyType = ({ accepts }: Endpoint): string =>
  accepts === "multipart" ? "multipart/form-data" : "application/json";

function operation(name: string, endpoint: Endpoint): Json {
  const success =
    endpoint.status === 204
      ? { description: "Done" }
      : {
          description: endpoint.summary,
          content: { [endpoint.produces]: { schema: toSchema(endpoint.answer, "output") } },
        };
  return {
    operationId: name,
    summary: endpoint.summary,
    "x-origin": endpoint.origin,
    tags: [endpoint.path.split("/")[1]],
    security: { none: [], optional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] }[endpoint.auth],
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      { $ref: "#/components/parameters/locale" },
      ...(endpoint.idempotent ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
    ],
    ...(hasBody(endpoint)
      ? {
          requestBody: {
            required: true,
            content: { [bodyType(endpoint)]: { schema: toSchema(endpoint.body, "input") } },
          },
        }
      : {}),
    responses: { [endpoint.status]: success, ...errorResponses(endpoint) },
  };
}

/** The OpenAPI 3.1 document of the endpoint table. */
export function openApiDocument(endpoints: ReadonlyMap<string, Endpoint>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replace(/:([a-z_]+)/gi, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Petite Malle commerce API",
      version,
      description: "Errors are problem documents (RFC 9457) with a `code`; customers read a translation of the code.",
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Problem: toSchema(problemSchema, "output") },
      parameters: {
        locale: {
          name: "locale",
          in: "header",
          required: false,
          description: "Language or country and locale option; French without one",
          schema: { enum: [...localeSchema.options, ...localeOptionSchema.options] },
        },
        idempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: true,
          description: "Made by the caller for one intention; a repeated call answers the same record",
          schema: { type: "string", pattern: "^[\\w-]{8,100}$" },
        },
      },
    },
  };
}
