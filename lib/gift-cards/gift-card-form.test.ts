import { describe, expect, it } from "vitest";
import { createGiftCard } from "#contract/gift-cards.ts";
import { parseAmount } from "./amounts.ts";
import { giftCardFormSchema, toGiftCardBody, type GiftCardForm } from "./gift-card-form.ts";

const form: GiftCardForm = {
  amount: "49,90",
  for: "KID",
  design: "BEAR",
  recipient_name: "Mina",
  message: "",
  way: "MAIL",
  recipient_email: "mina@example.com",
  when: "LATER",
  date: "2026-12-24",
  hour: "18",
  buyer_name: "Paul",
  buyer_email: "paul@example.com",
};
const issuesOf = (change: Partial<GiftCardForm>) =>
  giftCardFormSchema.safeParse({ ...form, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

describe("the form of a gift card", () => {
  it("is sent as the call takes it: by mail at an hour of a day, or for the giver to print at once", () => {
    const mailed = toGiftCardBody(form);
    expect(createGiftCard.body.safeParse(mailed).success).toBe(true);
    expect(mailed).toMatchObject({
      amount: 49.9,
      date: "2026-12-24",
      hour: 18,
      recipient: { email: "mina@example.com" },
    });
    const printed = toGiftCardBody({ ...form, way: "PRINT" });
    expect(printed).toMatchObject({ recipient: { email: null } });
    expect(printed).not.toHaveProperty("date");
  });

  it("asks for a mailbox and a day only where they are needed", () => {
    expect(issuesOf({})).toBeUndefined();
    expect(issuesOf({ recipient_email: "", date: "" })).toEqual([
      ["recipient_email", "required"],
      ["date", "required"],
    ]);
    expect(issuesOf({ way: "PRINT", recipient_email: "", date: "" })).toBeUndefined();
    expect(issuesOf({ when: "NOW", date: "" })).toBeUndefined();
  });

  it.each([
    ["50", 50],
    [" 49,90 € ", 49.9],
    ["10.5", 10.5],
    ["5o", Number.NaN],
    ["12,345", Number.NaN],
    ["-20", Number.NaN],
    ["", Number.NaN],
  ])("reads %s as %s euros", (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  it.each(["9,99", "500,01", "abc"])("refuses %s", (amount) =>
    expect(issuesOf({ amount })).toEqual([["amount", "gift_card_amount"]]),
  );
});
