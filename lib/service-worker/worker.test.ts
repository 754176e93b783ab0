import vm from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type WorkerConfig, workerSource } from "./worker.ts";

type Listener = (event: Record<string, unknown>) => void;

const config: WorkerConfig = { version: "2", isOff: false, offlinePages: { "": "/offline", de: "/de/offline" } };
const stores = new Map<string, string[]>();
const fetchMock = vi.fn<(request: { url: string }) => Promise<string>>();
const unregister = vi.fn<() => Promise<boolean>>(async () => true);
const listeners = new Map<string, Listener>();

/** Runs the text that browsers get, in a world that has what a worker has. */
function start(changes: Partial<WorkerConfig> = {}): void {
  listeners.clear();
  class RequestStandIn {
    url: string;
    constructor(url: string, { credentials }: { credentials: string }) {
      this.url = `${url} ${credentials}`;
    }
  }
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    caches: {
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      open: async (name: string) => ({
        addAll: async (requests: { url: string }[]) =>
          stores.set(
            name,
            requests.map(({ url }) => url),
          ),
      }),
      match: async (page: string) => `kept ${page}`,
    },
    clients: { claim: async () => undefined },
    fetch: fetchMock,
    registration: { unregister, navigationPreload: { enable: async () => undefined } },
    skipWaiting: async () => undefined,
  };
  vm.runInNewContext(workerSource({ ...config, ...changes }), { self, URL, Request: RequestStandIn, Promise });
}

async function send(type: string, event: Record<string, unknown> = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise), ...event });
  await Promise.all(work);
}

/** What a request is answered with; null: the worker stays out of it. */
async function ask(path: string, request: Record<string, unknown> = {}, preload?: Promise<unknown>): Promise<unknown> {
  let answer: Promise<unknown> | null = null;
  await send("fetch", {
    request: { url: `https://shop.test${path}`, mode: "navigate", method: "GET", ...request },
    preloadResponse: preload ?? Promise.resolve(undefined),
    respondWith: (promise: Promise<unknown>) => {
      answer = promise;
    },
  });
  return answer;
}

beforeEach(() => {
  stores.clear();
  fetchMock.mockReset().mockImplementation(async ({ url }) => `network ${url}`);
  unregister.mockClear();
});

describe("installed", () => {
  it("keeps the offline pages, asked for without cookies, and nothing of an older version", async () => {
    stores.set("offline-1", ["/offline omit"]);
    start();
    await send("install");
    await send("activate");
    expect(Object.fromEntries(stores)).toEqual({ "offline-2": ["/offline omit", "/de/offline omit"] });
  });
  it("lets everything but pages pass by, and does without where a browser cannot", async () => {
    start();
    const addRoutes = vi.fn<(routes: unknown) => Promise<void>>().mockRejectedValue(new TypeError("unknown condition"));
    await send("install", { addRoutes });
    expect(addRoutes).toHaveBeenCalledOnce();
  });
});

describe("at work", () => {
  beforeEach(() => start());
  it("answers pages from the network, and keeps none", async () => {
    expect(await ask("/infos/orders")).toBe("network https://shop.test/infos/orders");
    expect(await ask("/shop", {}, Promise.resolve("preloaded"))).toBe("preloaded");
    expect(stores.size).toBe(0);
  });
  it.each([
    ["/shop/girls", "kept /offline"],
    ["/de/shop", "kept /de/offline"],
    ["/de", "kept /de/offline"],
    ["/desk", "kept /offline"],
    ["/infos", "kept /offline"],
  ])("answers %s with the offline page of its language without a network", async (path, expected) => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await ask(path)).toBe(expected);
    expect(await ask(path, {}, Promise.reject(new TypeError("Failed to fetch")))).toBe(expected);
  });
  it.each([{ mode: "cors" }, { mode: "no-cors" }, { method: "POST" }])("stays out of %j", async (request) =>
    expect(await ask("/api/cart", request)).toBeNull(),
  );
});

it("takes itself and all it kept away when it is switched off", async () => {
  stores.set("offline-1", ["/offline omit"]);
  start({ isOff: true });
  await send("install");
  expect(await ask("/shop")).toBeNull();
  await send("activate");
  expect(stores.size).toBe(0);
  expect(unregister).toHaveBeenCalledOnce();
});
