import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type RequestListener,
} from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readPolicySettings } from "#lib/security/content-policy.ts";
import { createAnswerClass } from "#front-door/answer.ts";
import type { Outage } from "#front-door/answer-head.ts";
import type { ErrorDocuments } from "#front-door/error-documents.ts";
import { createKeptAnswers, findImmutable, type KeptAnswers } from "#front-door/kept-answers.ts";
import type { FindPressed } from "#front-door/pressed-files.ts";
import { createProtect } from "#front-door/protection.ts";
import { whileAnswering } from "#front-door/showings.ts";
import { createWholePages, type Matchers } from "#front-door/whole-pages.ts";

/** For answers that nothing is to be put in the place of. */
const noErrorDocuments: ErrorDocuments = { find: () => null, load: async () => undefined };

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it travelled. */
  bytes: Buffer;
  /** As it is read. */
  text: string;
}

export interface TestServer {
  port: number;
  kept: KeptAnswers;
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Received>;
  close: () => Promise<void>;
}

const decode = (bytes: Buffer, encoding: string | undefined): string => {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === "br" ? brotliDecompressSync : gunzipSync)(bytes).toString();
};

const protect = createProtect(readPolicySettings({ SITE_URL: "https://shop.test" }));

/** A server that answers as the storefront does, with a listener in the place of Next. */
export async function startTestServer(
  listener: RequestListener,
  documents: ErrorDocuments = noErrorDocuments,
  outage?: Outage,
  matchers: Matchers = [],
  findPressed?: FindPressed,
): Promise<TestServer> {
  const kept = createKeptAnswers();
  const pages = createWholePages(1024 * 1024, matchers);
  const ServerResponse = createAnswerClass({ kept, pages, documents, protect, outage, findPressed });
  const server = createServer({ ServerResponse }, (request, answer) => {
    const whole = pages.find(request) ?? findImmutable(kept, request);
    if (whole) answer.sendWhole(whole);
    else whileAnswering(request, () => listener(request, answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    kept,
    get: async (path, headers = {}, method = "GET") => {
      const sent = send({ port, host: "127.0.0.1", path, method, headers }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      const bytes = Buffer.concat(await answer.toArray());
      const text = decode(bytes, answer.headers["content-encoding"]);
      return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, text };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
