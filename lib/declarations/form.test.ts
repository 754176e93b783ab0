import { describe, expect, it } from "vitest";
import { clientFormSchema, guestFormSchema, toClientBody, toGuestBody } from "./form.ts";

const details = { cause: "ORDINARY", reason: "", ends_on: "" } as const;
const guest = { sender_name: "Ada", sender_email: "ada@mail.example", contract: "PM-1", ...details };
const contracts = {
  orders: [
    {
      id: "o",
      number: "PM-1",
      kind: "SHOP" as const,
      created_at: "2026-11-01T10:00:00Z",
      withdraw_until: null,
      lines: [
        { order_line_id: "a", name: "Robe", size: "4 ans", quantity: 2 },
        { order_line_id: "b", name: "Pull", size: "4 ans", quantity: 1 },
      ],
    },
  ],
  gift_cards: [],
  subscriptions: [],
};
const client = (choice: string, staying: Record<string, number> = {}) => ({ choice, staying, ...details });

describe("a declaration as it is sent", () => {
  it("says nothing of a withdrawal but whose contract it is", () =>
    expect(toGuestBody("WITHDRAWAL", { ...guest, reason: "trop petit", ends_on: "2026-12-01" })).toEqual({
      kind: "WITHDRAWAL",
      sender_name: "Ada",
      sender_email: "ada@mail.example",
      contract: "PM-1",
    }));
  it("tells how and when a subscription ends", () => {
    expect(toGuestBody("CANCELLATION", guest)).toMatchObject({ cause: "ORDINARY" });
    const later = { ...client("subscription:s"), ends_on: "2026-12-01", reason: "grandi" };
    expect(toClientBody("CANCELLATION", later, contracts)).toEqual({
      kind: "CANCELLATION",
      subscription_id: "s",
      cause: "ORDINARY",
      ends_on: "2026-12-01",
      reason: "grandi",
    });
  });
  it("names pieces only when some stay", () => {
    const body = (staying: Record<string, number>) => toClientBody("WITHDRAWAL", client("order:o", staying), contracts);
    expect(body({})).toEqual({ kind: "WITHDRAWAL", order_id: "o" });
    expect(body({ a: 0 })).toEqual({ kind: "WITHDRAWAL", order_id: "o" });
    expect(body({ b: 1 })).toEqual({
      kind: "WITHDRAWAL",
      order_id: "o",
      items: [{ order_line_id: "a", quantity: 2 }],
    });
    expect(body({ a: 1 })).toMatchObject({
      items: [
        { order_line_id: "a", quantity: 1 },
        { order_line_id: "b", quantity: 1 },
      ],
    });
    expect(body({ a: 2, b: 1 })).toMatchObject({ items: [] });
    expect(toClientBody("WITHDRAWAL", client("gift-card:g"), contracts)).toEqual({
      kind: "WITHDRAWAL",
      gift_card_id: "g",
    });
  });
  it("wants a reason for an extraordinary end, and a contract", () => {
    expect(guestFormSchema.safeParse({ ...guest, cause: "EXTRAORDINARY" }).success).toBe(false);
    expect(guestFormSchema.safeParse({ ...guest, cause: "EXTRAORDINARY", reason: "x" }).success).toBe(true);
    expect(clientFormSchema.safeParse(client("")).success).toBe(false);
    expect(guestFormSchema.safeParse({ ...guest, ends_on: "demain" }).success).toBe(false);
  });
});
