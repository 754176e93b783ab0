import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface S3Server {
  url: string;
  /** Objects by path (`/<bucket>/<key>`). */
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** Method and path of each call that came, refused ones included. */
  calls: string[];
  /** Answers this many calls with 503 before it works again. */
  failNext: (times: number) => void;
  close: () => Promise<void>;
}

const error = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>-</Message></Error>`;

/** An S3-compatible server that knows one access key: it stores, answers and removes objects of signed calls. */
export async function startS3Server(accessKeyId: string): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const calls: string[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const answer = (status: number, body: string | Buffer = "", headers: Record<string, string> = {}) =>
      response.writeHead(status, headers).end(body);
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = new URL(request.url ?? "/", "http://s3.test").pathname;
      calls.push(`${request.method} ${path}`);
      const { authorization = "" } = request.headers;
      const isSigned =
        authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`) &&
        /Signature=[0-9a-f]{64}$/.test(authorization) &&
        request.headers["x-amz-date"] !== undefined;
      if (!isSigned) return answer(403, error("SignatureDoesNotMatch"), { "content-type": "application/xml" });
      if (failures > 0) {
        failures -= 1;
        return answer(503, error("SlowDown"), { "content-type": "application/xml" });
      }
      const object = objects.get(path);
      if (request.method === "PUT") {
        objects.set(path, { bytes: Buffer.concat(chunks), type: request.headers["content-type"] ?? "" });
        return answer(200, "", { etag: '"1"' });
      }
      if (request.method === "DELETE") {
        objects.delete(path);
        return answer(204);
      }
      if (!object) return answer(404, error("NoSuchKey"), { "content-type": "application/xml" });
      return answer(200, object.bytes, { "content-type": object.type });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    calls,
    failNext: (times) => {
      failures = times;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
