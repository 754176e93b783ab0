import { afterEach, expect, it, vi } from "vitest";
import { reportError } from "./report.ts";

const captureException = vi.hoisted(() => vi.fn());
vi.mock("@sentry/nextjs", () => ({ captureException }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  captureException.mockClear();
});

it("sends an error with the client's id, and logs it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubEnv("SENTRY_DSN", "https://key@errors.example/1");
  const error = new Error("broken");
  reportError(error, "c1");
  await vi.waitFor(() => expect(captureException).toHaveBeenCalledWith(error, { user: { id: "c1" } }));
  expect(log).toHaveBeenCalledWith(error);
});

it("logs it where no service is configured", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubEnv("SENTRY_DSN", "");
  reportError(new Error("broken"), "c1");
  expect([log.mock.calls.length, captureException.mock.calls.length]).toEqual([1, 0]);
});
