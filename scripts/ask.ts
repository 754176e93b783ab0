import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As they were sent: nothing is unpacked. */
  bytes: Buffer;
}

/**
 * Asks on a connection of its own, so that whichever process shares the port and has time takes it; or on the one that `agent`
 * keeps. Rejects where nobody answers, or once `signal` aborts.
 */
export async function ask(
  url: string,
  {
    method = "GET",
    headers = {},
    agent = false,
    signal,
  }: { method?: string; headers?: Record<string, string>; agent?: Agent | false; signal?: AbortSignal } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request(url, { method, agent, headers, ...(signal ? { signal } : {}) }, (answer) => {
    const { statusCode: status = 0, headers: said } = answer;
    buffer(answer).then((bytes) => resolve({ status, headers: said, bytes }), reject);
  })
    .on("error", reject)
    .end();
  return promise;
}
