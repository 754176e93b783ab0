import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  method: string;
  url: URL;
  text: string;
  header: (name: string) => string | undefined;
}
export interface Answer {
  status: number;
  /** An object is answered as JSON, a text as a page. */
  body: unknown;
  type?: string;
}
type Delivery = { method: string; body: string; headers: Record<string, string> };

/**
 * When a provider tells the shop what became of a payment: after it answered, before, twice, or never.
 */
export type Telling = "after" | "before" | "twice" | "never";

/** An HTTP server on a free port of this machine that stands in for a provider's, and tells the shop by webhook. */
export async function startStandIn(handle: (asked: Asked) => Answer) {
  /** Answers that are still to be lost on their way, after the request was done. */
  let toLose = 0;
  let waiting: Delivery[] = [];
  const delivered: number[] = [];
  const telling = { when: "after" as Telling, url: null as string | null };

  async function deliver(): Promise<void> {
    const deliveries = waiting;
    waiting = [];
    if (telling.when === "never" || telling.url === null) return;
    for (const delivery of deliveries.flatMap((one) => (telling.when === "twice" ? [one, one] : [one])))
      delivered.push((await fetch(telling.url, delivery)).status);
  }

  const read = async (request: IncomingMessage): Promise<Asked> => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const header = (name: string) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    };
    return { method: request.method ?? "GET", url: new URL(request.url ?? "/", "http://localhost"), text, header };
  };

  const server = createServer((request, response) => {
    void (async () => {
      const { status, body, type } = handle(await read(request));
      if (telling.when === "before") await deliver();
      if (toLose > 0) {
        toLose -= 1;
        request.socket.destroy();
        return;
      }
      const isText = typeof body === "string";
      response
        .writeHead(status, {
          "content-type": type ?? (isText ? "text/html; charset=utf-8" : "application/json"),
          "access-control-allow-origin": "*",
          "access-control-allow-headers": "*",
        })
        .end(body === undefined ? "" : isText ? body : JSON.stringify(body), () => void deliver());
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What the shop answered to webhooks: statuses, in the order they were delivered. */
    delivered,
    /** Tells the shop with the next answer, or now (`deliver`). */
    tell: (delivery: Delivery) => void waiting.push(delivery),
    deliver,
    /** The address of the shop's webhook, and when it is told. Nothing is told before this is called. */
    tellTo: (url: string | null, when: Telling = "after") => Object.assign(telling, { url, when }),
    loseAnswers: (count: number) => {
      toLose = count;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The page of a bank or a service: what a customer may answer there. */
export const askingPage = (title: string, answers: Record<string, string>): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${Object.entries(
    answers,
  )
    .map(([name, href]) => `<p><a href="${href}">${name}</a></p>`)
    .join("")}</html>`;

/** A page that leads back at once, as a redirect would. */
export const leadingBack = (url: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>…</title><script>location.replace(${JSON.stringify(url)})</script></html>`;
