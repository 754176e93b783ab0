import { expect, it, vi } from "vitest";
import { changeProfile } from "./actions.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));

const sent = () => call.mock.calls.map(([, input]) => (input as { body: unknown }).body);

it("takes two changes of one page for one person's, and leaves what another tab saw as it was", async () => {
  call
    .mockResolvedValueOnce({ updated_at: "2026-11-23T10:01:00.000Z" })
    .mockResolvedValue({ updated_at: "2026-11-23T10:02:00.000Z" });
  const seen = "2026-11-23T10:00:00.000Z";
  await changeProfile("a", { shoe_size: "40", known_at: seen });
  /* The page was not read anew yet. */
  await changeProfile("a", { description: "Poches", known_at: seen });
  await changeProfile("b", { description: "Poches", known_at: seen });
  await changeProfile("a", { description: "Poches" });
  expect(sent()).toEqual([
    { shoe_size: "40", known_at: seen },
    { description: "Poches", known_at: "2026-11-23T10:01:00.000Z" },
    { description: "Poches", known_at: seen },
    { description: "Poches" },
  ]);
});
