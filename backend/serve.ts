import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { Environment } from "./config/environment.ts";
import { HopelessStart } from "./config/start-failure.ts";
import type { Dependencies } from "./context.ts";
import { startJobs } from "./jobs/loop.ts";
import { planJobs } from "./jobs/run-due-jobs.ts";
import { openBackend } from "./open.ts";
import { askOffers } from "./payments/offer.ts";

export interface RunningApi {
  url: string;
  /** Takes no new requests, finishes those under way, stops the jobs and closes the database. */
  stop: () => Promise<void>;
}

/** A request that has not come whole by then is cut; how often is looked adds to it. */
const slowClients = { requestTimeout: 30_000, headersTimeout: 20_000, connectionsCheckingInterval: 2_000 };

/** How long requests under way may take when the process is told to end. */
const graceMs = 8_000;

const unusableAddress = new Set(["EADDRINUSE", "EACCES", "EADDRNOTAVAIL"]);

async function listen(dependencies: Dependencies): Promise<Server> {
  const { API_HOST: hostname, API_PORT: port } = dependencies.environment;
  const server = serve({
    fetch: createApp(dependencies).fetch,
    hostname,
    port,
    serverOptions: slowClients,
  }) as Server;
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (!unusableAddress.has(error.code ?? "")) throw error;
    throw new HopelessStart(`cannot listen on ${hostname}:${port} (${error.code}); set API_PORT`, { cause: error });
  });
  return server;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const insist = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(insist);
}

/** Starts the API: opens the database, fills an empty one, listens and runs the jobs. Leaves nothing open when it fails. */
export async function startApi(environment: Environment, log: Logger): Promise<RunningApi> {
  await using opened = new AsyncDisposableStack();
  const { dependencies, close } = await openBackend(environment, log);
  opened.defer(close);
  askOffers(dependencies.payments);
  const server = await listen(dependencies);
  const jobs = startJobs(planJobs(dependencies), log);
  opened.defer(() => jobs.stop());
  opened.defer(() => closeServer(server));
  const { address, port } = server.address() as AddressInfo;
  const untilStopped = opened.move();
  return {
    url: `http://${address.includes(":") ? `[${address}]` : address}:${port}`,
    stop: () => untilStopped.disposeAsync(),
  };
}
