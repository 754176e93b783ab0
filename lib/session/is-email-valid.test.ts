import { afterEach, expect, it, vi } from "vitest";
import * as browser from "#lib/http/browser-client.ts";
import { isEmailValid } from "./is-email-valid.ts";

const answering = (call: () => Promise<number>) =>
  vi.spyOn(browser, "browserApi").mockReturnValue({ call, forward: vi.fn() } as never);
afterEach(() => vi.restoreAllMocks());

it.each([
  [34, true],
  [0, true],
  [35, false],
])("an e-mail whose number is %i is valid: %s", async (number, expected) => {
  answering(() => Promise.resolve(number));
  expect(await isEmailValid("lea@example.com")).toBe(expected);
});

it("is not held up by an API that is away", async () => {
  answering(() => Promise.reject(new Error("away")));
  expect(await isEmailValid("lea@example.com")).toBe(true);
});
