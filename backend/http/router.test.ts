import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoint } from "#contract/endpoint.ts";
import { documentSchema, megabyte, uploadSchema } from "#contract/file.ts";
import { readAnswer, readProblem, sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { limitBodies } from "./body-limit.ts";
import { answerFailure } from "./failure.ts";
import { implement } from "./implementation.ts";
import { identifyAndLog } from "./request-log.ts";
import { addRoutes, type RequestVariables } from "./router.ts";

const sendIn = endpoint({
  method: "POST",
  path: "/sent",
  auth: "none",
  origin: "added",
  summary: "Takes a file",
  accepts: "multipart",
  maxBodyBytes: 3 * megabyte,
  body: z.strictObject({
    title: z.string().max(20),
    count: z.coerce.number().int().optional(),
    file: uploadSchema({ types: ["application/pdf", "image/png"], maxBytes: megabyte }).optional(),
  }),
  answer: z.object({ title: z.string(), count: z.number().nullable(), file: z.string().nullable() }),
});
const getSheet = endpoint({
  method: "GET",
  path: "/sheet.pdf",
  auth: "none",
  origin: "added",
  summary: "A file",
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
});
const takeJson = endpoint({
  method: "POST",
  path: "/json",
  auth: "none",
  origin: "added",
  summary: "Takes JSON",
  body: z.strictObject({ text: z.string() }),
  answer: z.void(),
  status: 204,
});
const takeNothing = endpoint({
  method: "POST",
  path: "/nothing",
  auth: "none",
  origin: "added",
  summary: "Takes no body",
  answer: z.void(),
  status: 204,
});

let api: TestApi;
const app = new Hono<RequestVariables>();
beforeAll(async () => {
  api = await createTestApi();
  const { dependencies } = api;
  app.onError((error, c) => answerFailure(error, c, dependencies.log));
  app.use(identifyAndLog(dependencies.log), limitBodies(100_000, [sendIn, getSheet, takeJson, takeNothing]));
  const implementations = [
    implement(sendIn, async ({ body: { title, count, file } }) => ({
      title,
      count: count ?? null,
      file: file ? `${file.name} ${file.type} ${file.size} ${await file.slice(0, 4).text()}` : null,
    })),
    implement(getSheet, async () => new File(["%PDF-1.7"], "Reçu n° 7.pdf", { type: "application/pdf" })),
    implement(takeJson, async () => undefined),
    implement(takeNothing, async () => undefined),
  ];
  addRoutes(
    app,
    implementations,
    dependencies,
    async () => null,
    async ({ readInput, handle }) => handle(await readInput()),
  );
});
afterAll(() => api.close());

const send = async (path: string, init: RequestInit) => app.request(path, init);
const pdf = (size = 8, name = "facture.pdf", type = "application/pdf") =>
  new File(["%PDF-1.7".padEnd(size, " ")], name, { type });
const call = async (body: object) => readAnswer(sendIn, await sendCall(send, sendIn, { body }));
const fail = async (body: unknown) => readProblem(sendIn, await sendCall(send, sendIn, { body }));

describe("a multipart body", () => {
  it("brings fields and a file", async () => {
    expect(await call({ title: "Été", count: 3, file: pdf() })).toEqual({
      title: "Été",
      count: 3,
      file: "facture.pdf application/pdf 8 %PDF",
    });
  });
  it("may leave out what is optional, as an empty file input does", async () => {
    const empty = { title: "a", count: null, file: null };
    expect(await call({ title: "a" })).toEqual(empty);
    expect(await call({ title: "a", count: "", file: new File([], "") })).toEqual(empty);
  });
  it("counts by the bytes of its file, whatever type is claimed", async () => {
    expect((await call({ title: "a", file: pdf(8, "photo.png", "image/png") })).file).toContain("application/pdf");
    const page = new File(["<script>alert(1)</script>"], "facture.pdf", { type: "application/pdf" });
    expect((await fail({ title: "a", file: page })).fields).toEqual([
      { path: "body.file", code: "file_type_not_supported" },
    ]);
    expect((await fail({ title: "a", file: new File([], "leer.pdf", { type: "application/pdf" }) })).code).toBe(
      "VALIDATION",
    );
  });
  it("carries no path and no control character in the name of a file", async () => {
    expect((await call({ title: "a", file: pdf(8, "..\\..\\etc/passwd\u0007.pdf") })).file).toMatch(
      /^\.\._\.\._etc_passwd_?\.pdf /,
    );
  });
  it("is refused with a file that is too large, and read no further than its limit", async () => {
    expect((await fail({ title: "a", file: pdf(megabyte + 1) })).fields).toEqual([
      { path: "body.file", code: "file_too_large" },
    ]);
    expect((await fail({ title: "a", file: pdf(3 * megabyte) })).code).toBe("BODY_TOO_LARGE");
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const response = await send("/sent", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect((await readProblem(sendIn, response)).code).toBe("BODY_TOO_LARGE");
    expect(chunks).toBeLessThan(60);
  });
  it("that announces too many bytes is not read at all", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": String(4 * megabyte) };
    expect((await send("/sent", { method: "POST", headers, body: "x" })).status).toBe(413);
  });
  it("is refused with unknown, missing, repeated or misplaced fields", async () => {
    expect((await fail({ title: "a", surprise: "b" })).fields).toEqual([
      { path: "body.surprise", code: "unrecognized_keys" },
    ]);
    expect((await fail({})).code).toBe("VALIDATION");
    expect((await fail({ title: pdf() })).fields?.[0]?.path).toBe("body.title");
    expect((await fail({ title: "a", file: "no file" })).fields?.[0]?.path).toBe("body.file");
    const twice = new FormData();
    twice.append("title", "a");
    twice.append("title", "b");
    expect((await send("/sent", { method: "POST", body: twice })).status).toBe(422);
    const odd = new FormData();
    odd.append("__proto__", "a");
    odd.append("title", "b");
    expect((await send("/sent", { method: "POST", body: odd })).status).toBe(422);
  });
  it("that is malformed, or no form at all, says so", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const broken = await send("/sent", { method: "POST", headers, body: "no boundary here" });
    expect((await readProblem(sendIn, broken)).fields).toEqual([{ path: "body", code: "malformed" }]);
    expect((await fail("text")).code).toBe("UNSUPPORTED_MEDIA_TYPE");
  });
  it("is not what a call of JSON takes", async () => {
    const form = new FormData();
    form.append("text", "a");
    expect((await send("/json", { method: "POST", body: form })).status).toBe(415);
    const long = await sendCall(send, takeJson, { body: { text: "x".repeat(100_000) } });
    expect((await readProblem(takeJson, long)).code).toBe("BODY_TOO_LARGE");
  });
});

describe("a file as an answer", () => {
  it("has its type and a name to save it under", async () => {
    const response = await send("/sheet.pdf", {});
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `inline; filename="Re_u n_ 7.pdf"; filename*=UTF-8''Re%C3%A7u%20n%C2%B0%207.pdf`,
    );
    expect(await response.text()).toBe("%PDF-1.7");
  });
});

describe("a call without a body", () => {
  it.each([undefined, {}])("takes %j", async (body) =>
    expect((await sendCall(send, takeNothing, { body })).status).toBe(204),
  );

  it.each([[[]], [null], ["text"], [{ surprise: true }]])("refuses %j", async (body) =>
    expect((await readProblem(takeNothing, await sendCall(send, takeNothing, { body }))).code).toBe("VALIDATION"),
  );
});

describe("a problem", () => {
  const send = async (body: object) => {
    const response = await sendCall(async (path, init) => app.request(path, init), takeJson, { body });
    return readProblem(takeJson, response.clone()).then(async (problem) => ({
      ...problem,
      bytes: (await response.text()).length,
    }));
  };
  const unknown = (count: number, name = "k") =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1]));

  it("names a handful of unknown keys and says how many more there were", async () => {
    const { fields, data, bytes } = await send({ text: "", ...unknown(9000) });
    expect(fields).toEqual([0, 1, 2, 3, 4].map((index) => ({ path: `body.k${index}`, code: "unrecognized_keys" })));
    expect(data).toEqual({ more_fields: 8995 });
    expect(bytes).toBeLessThan(1000);
  });

  it("cuts names that are long", async () => {
    const { bytes } = await send({ text: "", ...unknown(3, "x".repeat(20_000)) });
    expect(bytes).toBeLessThan(1000);
  });

  it("names all there is when that is little", async () => {
    const { fields, data } = await send({ a: 1 });
    expect(fields?.map(({ path }) => path)).toEqual(["body.text", "body.a"]);
    expect(data).toBeUndefined();
  });
});
