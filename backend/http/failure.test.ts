import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createCart } from "#contract/cart.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const withCode = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

it.each([
  ["says of a disk that is full", withCode('could not extend file "base/5/16384"', "53100"), 503, "60"],
  ["fails with when its own files do", withCode("FS error: No space left on device"), 503, "60"],
  ["says when it is going down", withCode("terminating connection", "57P01"), 503, "2"],
  ["says of a mistake of ours", withCode("column does not exist", "42703"), 500, null],
])("answers what the database %s", async (_, cause, status, retryAfter) => {
  const failing = () => {
    throw new DrizzleQueryError("insert into carts", [], cause);
  };
  const { db } = api.dependencies;
  vi.spyOn(db, "insert").mockImplementation(failing);
  vi.spyOn(db, "transaction").mockImplementation(failing);
  const answer = await api.request(createCart.path, {
    method: createCart.method,
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
  expect(await answer.json()).toMatchObject({ code: status === 503 ? "UNAVAILABLE" : "INTERNAL" });
});

it("does not call it a failure when somebody hangs up before all was said", async () => {
  const before = api.logs.length;
  const body = new ReadableStream({ pull: (controller) => controller.error(withCode("aborted", "ECONNRESET")) });
  const headers = { "content-type": "application/json" };
  await api.request(createCart.path, { method: createCart.method, headers, body, duplex: "half" } as RequestInit);
  expect(api.logs.slice(before).join("")).toMatch(/broken off/);
  expect(api.logs.slice(before).join("")).not.toMatch(/"level":"error"/);
});
