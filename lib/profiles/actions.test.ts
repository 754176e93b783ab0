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

it("lets a change wait for the one before it, whatever became of that, and no other profile", async () => {
  call.mockReset();
  const seen = "2026-11-23T10:00:00.000Z";
  const { promise, reject } = Promise.withResolvers<never>();
  call.mockReturnValueOnce(promise).mockResolvedValue({ updated_at: "2026-11-23T10:01:00.000Z" });
  const first = changeProfile("c", { shoe_size: "40", known_at: seen });
  const second = changeProfile("c", { description: "Poches", known_at: seen });
  await changeProfile("d", { description: "Poches", known_at: seen });
  expect(sent()).toHaveLength(2);
  reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await second;
  expect(sent().at(-1)).toEqual({ description: "Poches", known_at: seen });
});

it("sends a second change pressed before the first was answered as knowing it", async () => {
  call.mockReset();
  const [seen, made] = ["2026-11-23T10:00:00.000Z", "2026-11-23T10:01:00.000Z"];
  const { promise, resolve } = Promise.withResolvers<{ updated_at: string }>();
  call.mockReturnValueOnce(promise).mockResolvedValue({ updated_at: "2026-11-23T10:02:00.000Z" });
  const first = changeProfile("e", { shoe_size: "40", known_at: seen });
  const second = changeProfile("e", { description: "Poches", known_at: seen });
  resolve({ updated_at: made });
  await Promise.all([first, second]);
  expect(sent()).toEqual([
    { shoe_size: "40", known_at: seen },
    { description: "Poches", known_at: made },
  ]);
});
