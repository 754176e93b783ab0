import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { catalogChanges } from "../db/schema/catalog.ts";
import { announceChanges } from "./announce-changes.ts";

let api: TestApi;
let storefront: Server;
const heard: { authorization: string | undefined; body: unknown }[] = [];
let status = 204;

beforeAll(async () => {
  storefront = createServer((request, response) => {
    void json(request).then((body) => {
      heard.push({ authorization: request.headers.authorization, body });
      response.writeHead(status).end();
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

const change = (...tags: string[]) =>
  api.dependencies.db.insert(catalogChanges).values(tags.map((tag) => ({ tag, createdAt: api.clock.now() })));
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

  it.each([500, 404, 302])("keeps the changes while the storefront answers %i", async (answer) => {
    await change("product:2");
    status = answer;
    expect(await announceChanges(api.dependencies)).toBe(0);
    expect(await waiting()).toEqual(["product:2"]);
    status = 204;
    expect(await announceChanges(api.dependencies)).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it("keeps the changes while the storefront is down, and writes no secret into the log", async () => {
    await change("product:3");
    const environment = { ...api.dependencies.environment, REVALIDATE_URL: "http://127.0.0.1:1/internal/revalidate" };
    expect(await announceChanges({ ...api.dependencies, environment })).toBe(0);
    expect(await waiting()).toEqual(["product:3"]);
    expect(api.logs.join("")).not.toContain("a secret of the storefront");
  });
});
