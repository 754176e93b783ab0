/* What of a service worker's world is used here; TypeScript's library for pages does not hold it. */
interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
interface InstallEvent extends WorkerEvent {
  /** Answers without starting the worker; not in every browser. */
  addRoutes?: (routes: readonly unknown[]) => Promise<void>;
}
interface FetchEvent extends WorkerEvent {
  request: Pick<Request, "method" | "mode" | "url">;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  addEventListener: ((type: "install", listener: (event: InstallEvent) => void) => void) &
    ((type: "activate", listener: (event: WorkerEvent) => void) => void) &
    ((type: "fetch", listener: (event: FetchEvent) => void) => void);
  caches: Pick<CacheStorage, "delete" | "keys" | "match" | "open">;
  clients: { claim: () => Promise<void> };
  fetch: (request: Request) => Promise<Response>;
  registration: { unregister: () => Promise<boolean>; navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
}

export interface WorkerConfig {
  /** A new one replaces the worker, and what it keeps, within one navigation. */
  version: string;
  /** The worker takes itself and what it keeps away. */
  isOff: boolean;
  /** Offline pages by the first segment of the paths they stand in for; `""` for all others. */
  offlinePages: Readonly<Record<string, string>>;
}

/**
 * The service worker. It keeps the offline page of each language and nothing else: no page, no answer of the API, nothing
 * that a cookie may have touched. Pages come from the network, and the offline page when there is none. Sent to browsers
 * as its own text (`workerSource`), so that it refers to nothing outside.
 */
function worker(scope: WorkerScope, { version, isOff, offlinePages }: WorkerConfig): void {
  const cacheName = `offline-${version}`;

  const forgetOthers = async (): Promise<void> => {
    for (const name of await scope.caches.keys()) if (isOff || name !== cacheName) await scope.caches.delete(name);
  };

  scope.addEventListener("install", (event) => {
    /* Nothing waits for tabs to close: what a page needs is never taken from here. */
    const work: Promise<unknown>[] = [scope.skipWaiting()];
    if (!isOff) {
      const keepPages = async () => {
        const cache = await scope.caches.open(cacheName);
        await cache.addAll(
          Object.values(offlinePages).map((page) => new Request(page, { cache: "reload", credentials: "omit" })),
        );
      };
      /* Everything but pages goes past the worker, where the browser can do that. */
      const passBy = async () =>
        event.addRoutes?.([{ condition: { not: { requestMode: "navigate" } }, source: "network" }]);
      work.push(
        keepPages(),
        passBy().catch(() => undefined),
      );
    }
    event.waitUntil(Promise.all(work));
  });

  scope.addEventListener("activate", (event) => {
    const takeOver = async () => {
      await forgetOthers();
      if (isOff) {
        await scope.registration.unregister();
        return;
      }
      /* The page is asked for while the worker starts. */
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(takeOver());
  });

  if (isOff) return;
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.mode !== "navigate" || request.method !== "GET") return;
    const answer = async (): Promise<Response> => {
      try {
        return (await event.preloadResponse) ?? (await scope.fetch(request as Request));
      } catch (error) {
        const first = new URL(request.url).pathname.split("/")[1] ?? "";
        const kept = await scope.caches.match(offlinePages[first] ?? offlinePages[""] ?? "");
        if (kept) return kept;
        throw error;
      }
    };
    event.respondWith(answer());
  });
}

/** The text of the worker for a browser. */
export const workerSource = (config: WorkerConfig): string =>
  `(${worker.toString()})(self, ${JSON.stringify(config)});\n`;
