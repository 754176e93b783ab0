import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
}

/** Values for fields whose rules a schema cannot tell. */
const known: Record<string, unknown> = {
  email: "jeanne@example.com",
  phone: "+33 6 12 34 56 78",
  postcode: "44000",
  country_code: "FR",
  birthdate: "2021-04-12",
  profile_type: "KID",
};

const formats: Record<string, () => string> = {
  uuid: () => randomUUID(),
  date: () => "2026-12-10",
  "date-time": () => "2026-12-10T10:00:00.000Z",
  email: () => "jeanne@example.com",
  uri: () => "https://shop.example",
};

function exampleText({ format, pattern, minLength = 0 }: Schema): string {
  const made = format && formats[format];
  if (made) return made();
  if (pattern) return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 7 })[0] ?? "";
  return "x".repeat(Math.max(minLength, 1));
}

function exampleValue(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (option) return exampleValue(option);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, property]) => [name, known[name] ?? exampleValue(property)]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleValue(schema.items ?? {}));
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return exampleText(schema);
  }
}

/** A body the call takes, made from its schema; null when only the domain's own tests can write one. */
export function exampleBody({ body }: Endpoint): unknown {
  if (body instanceof z.ZodUndefined) return undefined;
  const example = exampleValue(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Schema);
  return body.safeParse(example).success ? example : null;
}

const nobody = () => [randomUUID(), "2000000000", "1"];

/** Names of the parameters of a path. */
export const paramNames = ({ path }: Pick<Endpoint, "path">): string[] =>
  [...path.matchAll(/:([a-z_]+)/gi)].map(([, name = ""]) => name);

/** Ids in the shape the call takes, of things nobody has. */
export function paramsOfNobody(endpoint: Endpoint): Record<string, string> {
  const shape = endpoint.params instanceof z.ZodObject ? (endpoint.params.shape as Record<string, z.ZodType>) : {};
  return Object.fromEntries(
    paramNames(endpoint).map((name) => [
      name,
      nobody().find((value) => shape[name]?.safeParse(value).success) ?? "nobody",
    ]),
  );
}
