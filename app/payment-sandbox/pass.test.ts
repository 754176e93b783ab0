// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { passToSandbox } from "./pass.ts";

vi.mock("server-only", () => ({}));
afterEach(() => vi.restoreAllMocks());

const send = (body: string) =>
  passToSandbox(new Request("http://shop.test/payment-sandbox/challenge/1", { method: "POST", body }), "challenge/1");

it("passes what a bank's page sends on", async () => {
  const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("done", { status: 201 }));
  const answer = await send("decision=accept");
  expect([answer.status, await answer.text()]).toEqual([201, "done"]);
  const sent = new Request("http://api.test", asked.mock.calls[0]?.[1]);
  expect(await sent.text()).toBe("decision=accept");
});

it("reads no more than a bank's page sends", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  expect((await send("x".repeat(17 * 1024))).status).toBe(413);
  expect(asked).not.toHaveBeenCalled();
});
