import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getPageChanges } from "#contract/website.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { sql } from "../db/orm.ts";
import { catalogChanges, products } from "../db/schema/catalog.ts";
import { announceChanges, announceDelayS } from "./announce-changes.ts";

let api: TestApi;
let storefront: Server;
const heard: { authorization: string | undefined; body: unknown }[] = [];
let status = 204;

beforeAll(async () => {
  storefront = createServer((request, response) => {
    void json(request).then((body) => {
      heard.push({ authorization: request.headers.authorization, body });
      const { tags } = body as { tags: string[] };
      response.writeHead(tags.some((tag) => tag.startsWith("unknown")) ? 422 : status).end();
    });
  });
  storefront.listen(0, "127.0.0.1");
  await once(storefront, "listening");
  api = await createTestApi({
    environment: {
      REVALIDATE_URL: `http://127.0.0.1:${(storefront.address() as AddressInfo).port}/internal/revalidate`,
      REVALIDATE_SECRET: "a secret of the storefront",
    },
  });
});
afterAll(async () => {
  storefront.close();
  await api.close();
});
beforeEach(async () => {
  await api.dependencies.db.delete(catalogChanges);
  heard.length = 0;
  status = 204;
});

const change = (...tags: string[]) => api.dependencies.db.insert(catalogChanges).values(tags.map((tag) => ({ tag })));
/** As if the wait after a failure were over. */
const waitOver = () => api.dependencies.db.update(catalogChanges).set({ nextAttemptAt: sql`now()` });
/** A slow machine must not outlast the wait while it looks whether there is one. */
const waitLonger = () =>
  api.dependencies.db
    .update(catalogChanges)
    .set({ nextAttemptAt: sql`${catalogChanges.nextAttemptAt} + interval '1 hour'` });
/** When the only change is told next, in milliseconds. */
const nextAttempt = async () =>
  (await api.dependencies.db.select().from(catalogChanges))[0]?.nextAttemptAt.getTime() ?? Number.NaN;
const waiting = async () => (await api.dependencies.db.select().from(catalogChanges)).map(({ tag }) => tag);

describe("announceChanges", () => {
  it("tells each tag once with the secret, then forgets the changes", async () => {
    await change("product:1", "catalog", "product:1");
    expect(await announceChanges(api.dependencies)).toBe(3);
    expect(heard).toEqual([
      { authorization: "Bearer a secret of the storefront", body: { tags: ["product:1", "catalog"] } },
    ]);
    expect(await waiting()).toEqual([]);
    expect(await announceChanges(api.dependencies)).toBe(0);
    expect(heard).toHaveLength(1);
  });

  it("has what was kept of the days of changes read anew, which the storefront asks for next", async () => {
    const day = async () => (await api.call(getPageChanges, {})).products;
    const before = await day();
    await api.dependencies.db.update(products).set({ changedAt: new Date("2030-01-05T10:00:00Z") });
    expect(await day()).toBe(before);
    await change("catalog");
    await announceChanges(api.dependencies);
    expect(await day()).toBe("2030-01-05T10:00:00.000Z");
  });

  it.each([500, 404, 302])("keeps the changes while the storefront answers %i", async (answer) => {
    await change("product:2");
    const before = await nextAttempt();
    status = answer;
    expect(await announceChanges(api.dependencies)).toBe(0);
    expect(await waiting()).toEqual(["product:2"]);
    expect(await nextAttempt()).toBeGreaterThanOrEqual(before + 1000);
    await waitLonger();
    status = 204;
    expect(await announceChanges(api.dependencies)).toBe(0);
    await waitOver();
    expect(await announceChanges(api.dependencies)).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it("waits longer after each failure, and no longer than a minute", async () => {
    expect([1, 2, 3, 7, 100].map(announceDelayS)).toEqual([1, 2, 4, 60, 60]);
    status = 503;
    await change("product:4");
    await announceChanges(api.dependencies);
    await waitOver();
    await announceChanges(api.dependencies);
    expect((await api.dependencies.db.select().from(catalogChanges))[0]?.attempts).toBe(2);
    expect(heard).toHaveLength(2);
  });

  it("drops the one tag the storefront refuses and tells all others", async () => {
    await change("product:5", "unknown:5", "catalog", "content:faq", "looks");
    expect(await announceChanges(api.dependencies)).toBe(5);
    expect(await waiting()).toEqual([]);
    const taken = heard
      .map(({ body }) => (body as { tags: string[] }).tags)
      .filter((tags) => !tags.includes("unknown:5"));
    expect(taken.flat().toSorted()).toEqual(["catalog", "content:faq", "looks", "product:5"]);
    expect(api.logs.join("")).toContain("unknown:5");
  });

  it("keeps the changes while the storefront is down, and writes no secret into the log", async () => {
    await change("product:3");
    const environment = { ...api.dependencies.environment, REVALIDATE_URL: "http://127.0.0.1:1/internal/revalidate" };
    expect(await announceChanges({ ...api.dependencies, environment })).toBe(0);
    expect(await waiting()).toEqual(["product:3"]);
    expect(api.logs.join("")).not.toContain("a secret of the storefront");
  });
});
