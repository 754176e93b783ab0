import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { addressTtlMs, signFileAddress } from "./signed-address.ts";

let api: TestApi;
const key = "photos/0d5a4b3c.png";
const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
beforeAll(async () => {
  api = await createTestApi();
  await api.dependencies.storage.put(key, bytes, "image/png");
  await api.dependencies.storage.put("photos/other.png", bytes, "image/png");
});
afterAll(() => api.close());

const secret = () => api.dependencies.environment.SESSION_SECRET;
const address = (of = key) => signFileAddress(secret(), of, api.clock.now());
const status = async (path: string) => (await api.request(path)).status;

describe("a stored file", () => {
  it("is answered under its signed address, and cannot act in a browser", async () => {
    const response = await api.request(address());
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-site");
    expect(response.headers.get("cache-control")).toMatch(/^private, max-age=\d+/);
  });
  it("keeps its address within an hour, so that a browser keeps the file", () => {
    const before = address();
    api.clock.advance(60_000);
    expect(address()).toBe(before);
    api.clock.advance(addressTtlMs);
    expect(address()).not.toBe(before);
  });
  it("is readable for an hour at least and two at most", async () => {
    const signed = address();
    api.clock.advance(addressTtlMs);
    expect(await status(signed)).toBe(200);
    api.clock.advance(addressTtlMs);
    expect(await status(signed)).toBe(404);
  });
  it("is not found without a signature, with a forged one, a longer time or another key", async () => {
    const signed = address();
    const [path = "", query = ""] = signed.split("?");
    const expires = Number(/expires=(\d+)/.exec(query)?.[1]);
    expect(await status(path)).toBe(404);
    expect(await status(`${path}?expires=${expires}`)).toBe(404);
    expect(await status(`${path}?expires=${expires}&signature=`)).toBe(404);
    expect(await status(signed.replace(/signature=.{4}/, "signature=AAAA"))).toBe(404);
    expect(await status(signed.replace(`expires=${expires}`, `expires=${expires + 1}`))).toBe(404);
    expect(await status(signed.replace(`expires=${expires}`, "expires=NaN"))).toBe(404);
    expect(await status(signed.replace(key, "photos/other.png"))).toBe(404);
    expect(await status(signFileAddress("another secret", key, api.clock.now()))).toBe(404);
  });
  it("that does not exist is not found, and no signed path leaves the storage", async () => {
    expect(await status(address("photos/nothing.png"))).toBe(404);
    for (const path of ["../secret.png", "photos/../../secret.png", "photos/%2e%2e/%2e%2e/secret.png"]) {
      expect(await status(address(path))).toBe(404);
    }
  });
});
