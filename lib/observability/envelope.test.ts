import { afterEach, expect, it, vi } from "vitest";
import { sendReport, toEnvelope } from "./envelope.ts";

const clientId = "0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a01";
const report = { error: new TypeError("other client"), clientId, release: "b7", at: new Date("2026-11-22T10:00:00Z") };
const dsn = "https://public-key@errors.example/sub/42";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("names the error, the version and the client's id, one JSON a line", () => {
  const envelope = toEnvelope(dsn, report);
  expect(envelope?.url).toBe("https://errors.example/sub/api/42/envelope/?sentry_version=7&sentry_key=public-key");
  const [, item, event] = (envelope?.body ?? "").split("\n").map((line) => JSON.parse(line) as object);
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    release: "b7",
    user: { id: clientId },
    exception: { values: [{ type: "TypeError", value: "other client" }] },
  });
});

it("says nothing of a user where there is none", () =>
  expect(toEnvelope(dsn, { ...report, clientId: undefined })?.body).not.toContain("user"));

it.each(["", "not an address", "https://errors.example/42", "https://key@errors.example/"])(
  "sends nothing to %j",
  (wrong) => expect(toEnvelope(wrong, report)).toBeNull(),
);

it("logs every error, and bears a service that is away", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const post = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("away"));
  vi.stubGlobal("fetch", post);
  await sendReport(report.error, clientId);
  expect(post).not.toHaveBeenCalled();
  vi.stubEnv("SENTRY_DSN", dsn);
  await sendReport(report.error, clientId);
  expect(post).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledTimes(2);
});
