import { expect, test, vi } from "vitest";
import { AppError, hasCode } from "./app-error.ts";

test("is known again by another copy of its own module", async () => {
  vi.resetModules();
  const copy = await import("./app-error.ts");
  expect(copy.AppError).not.toBe(AppError);
  const thrown = new copy.AppError("network", "NETWORK", "the API is away");
  expect(thrown).toBeInstanceOf(AppError);
  expect(hasCode(thrown, "NETWORK")).toBe(true);
});

test("is nothing else", () => {
  for (const other of [new Error("AppError"), { name: "AppError" }, null, "AppError"])
    expect(other).not.toBeInstanceOf(AppError);
});
