import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { endpoint } from "#contract/endpoint.ts";
import { documentSchema, megabyte, uploadSchema } from "#contract/file.ts";
import { createApiClient, type ApiClient } from "./api-client.ts";
import { fileNameOf } from "./files.ts";

const sendIn = endpoint({
  method: "POST",
  path: "/sent",
  auth: "none",
  origin: "added",
  summary: "Takes a file",
  accepts: "multipart",
  body: z.strictObject({
    title: z.string(),
    phone: z.string().optional(),
    file: uploadSchema({ types: ["application/pdf"], maxBytes: megabyte }),
  }),
  answer: z.object({ type: z.string(), fields: z.array(z.string()) }),
});
const getSheet = endpoint({
  method: "GET",
  path: "/sheets/:id",
  auth: "none",
  origin: "added",
  summary: "A file",
  params: z.strictObject({ id: z.string() }),
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
  errors: ["NOT_FOUND"],
});

let server: Server;
let client: ApiClient;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const type = request.headers["content-type"] ?? "";
      const answerJson = (status: number, body: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      if (request.url === "/sent") {
        const form = new Response(new Uint8Array(Buffer.concat(chunks)), { headers: { "content-type": type } });
        return void form.formData().then((fields) =>
          answerJson(200, {
            type,
            fields: [...fields].map(([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`),
          }),
        );
      }
      if (request.url === "/sheets/1")
        return response
          .writeHead(200, {
            "content-type": "application/pdf",
            "content-disposition": "inline; filename=\"Re_u.pdf\"; filename*=UTF-8''Re%C3%A7u.pdf",
          })
          .end("%PDF-1.7");
      return answerJson(404, { type: "-", title: "-", status: 404, code: "NOT_FOUND", request_id: "r" });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  client = createApiClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, locale: "fr" });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("sends a multipart body with the file under its name, and leaves out what is not filled in", async () => {
  const file = new File(["%PDF-1.7"], "reçu.pdf", { type: "application/pdf" });
  const answer = await client.call(sendIn, { body: { title: "Été", phone: undefined, file } });
  expect(answer.type).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(answer.fields).toEqual(["title=Été", "file=reçu.pdf"]);
});

it("answers a file with its name, its type and its bytes", async () => {
  const file = await client.call(getSheet, { params: { id: "1" } });
  expect([file.name, file.type, await file.text()]).toEqual(["Reçu.pdf", "application/pdf", "%PDF-1.7"]);
});

it("keeps the code of a problem where a file was asked for", async () => {
  await expect(client.call(getSheet, { params: { id: "2" } })).rejects.toMatchObject({
    kind: "domain",
    code: "NOT_FOUND",
    status: 404,
  });
});

it("reads a file name however it is written", () => {
  expect(fileNameOf('attachment; filename="a.pdf"')).toBe("a.pdf");
  expect(fileNameOf("inline; filename*=UTF-8''%C3%A9.pdf")).toBe("é.pdf");
  expect(fileNameOf("inline; filename=\"e.pdf\"; filename*=UTF-8''%E9.pdf")).toBe("e.pdf");
  expect(fileNameOf(undefined)).toBe("");
});
