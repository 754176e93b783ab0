import { afterEach, expect, it, vi } from "vitest";
import { POST } from "./route.ts";

afterEach(() => vi.restoreAllMocks());

const send = (body: string | null) =>
  POST(new Request("https://shop.test/api/policy-reports", { method: "POST", ...(body === null ? {} : { body }) }));
const report = (blocked: string) =>
  JSON.stringify({
    "csp-report": { "document-uri": "https://shop.test/faq", "effective-directive": "img-src", "blocked-uri": blocked },
  });

it("writes one line for a report, and answers nothing", async () => {
  const log = vi.spyOn(console, "warn").mockReturnValue();
  const answer = await send(report("https://evil.test/pixel.gif?who=anna"));
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(log.mock.calls).toEqual([["policy: img-src stopped https://evil.test on faq"]]);
});

it("reads no report that is larger than any browser's", async () => {
  const log = vi.spyOn(console, "warn").mockReturnValue();
  expect((await send(report(`https://evil.test/${"a".repeat(20_000)}`))).status).toBe(413);
  expect((await send(null)).status).toBe(400);
  expect(log).not.toHaveBeenCalled();
});

it("writes thirty lines a minute, whatever is sent", async () => {
  const log = vi.spyOn(console, "warn").mockReturnValue();
  for (let round = 0; round < 100; round += 1)
    expect((await send(report(`https://evil-${round}.test/`))).status).toBe(204);
  expect(log.mock.calls.length).toBeLessThanOrEqual(30);
});
