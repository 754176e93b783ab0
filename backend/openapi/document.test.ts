import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "#contract/endpoints.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";

const operationSchema = z.looseObject({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.record(z.string(), z.unknown())),
  requestBody: z.looseObject({ required: z.literal(true) }).optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.looseObject({ description: z.string() })),
});
const documentSchema = z.looseObject({
  openapi: z.literal("3.1.0"),
  paths: z.record(
    z.string().startsWith("/"),
    z.record(z.enum(["get", "post", "put", "patch", "delete"]), operationSchema).or(z.looseObject({})),
  ),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    parameters: z.record(z.string(), z.unknown()),
  }),
});

let api: TestApi;
let text: string;
beforeAll(async () => {
  api = await createTestApi();
  text = await (await api.request("/openapi.json")).text();
});
afterAll(() => api.close());

describe("the OpenAPI document", () => {
  it("describes every call of the table, each under its name", () => {
    const document = documentSchema.parse(JSON.parse(text));
    for (const [name, { method, path }] of endpoints) {
      const operations = document.paths[path.replaceAll(/:([a-z_]+)/gi, "{$1}")] as Record<string, unknown>;
      expect(operationSchema.parse(operations[method.toLowerCase()]).operationId).toBe(name);
    }
  });

  it("declares each parameter that stands in a path", () => {
    const document = documentSchema.parse(JSON.parse(text));
    for (const [path, operations] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(operations)) {
        const declared = operationSchema.parse(operation).parameters.filter((parameter) => parameter["in"] === "path");
        expect(declared.map((parameter) => parameter["name"])).toEqual(names);
      }
    }
  });

  it("points only to what it holds", () => {
    const document = documentSchema.parse(JSON.parse(text));
    for (const [, kind = "", name = ""] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)) {
      expect(document.components[kind]).toHaveProperty(name);
    }
  });

  it("asks for a token where one is needed, and lists the codes of each failure", () => {
    const { paths } = documentSchema.parse(JSON.parse(text));
    const me = operationSchema.parse(paths["/clients/me"]?.["get" as never]);
    expect(me.security).toEqual([{ bearer: [] }]);
    expect(me.responses["401"]?.description).toBe("UNAUTHENTICATED, TOKEN_EXPIRED");
    const signUp = operationSchema.parse(paths["/clients"]?.["post" as never]);
    expect(signUp.security).toEqual([]);
    expect(signUp.responses["409"]?.description).toBe("EMAIL_ALREADY_USED");
    expect(operationSchema.parse(paths["/carts"]?.["post" as never]).security).toEqual([{}, { bearer: [] }]);
  });
});
