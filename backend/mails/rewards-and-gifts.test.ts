import { describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { renderMail } from "./render.ts";

const shop = "https://shop.example";
const facts = {
  amount: 75,
  for: "KID",
  recipient_name: "Mina",
  buyer_name: "Oncle Paul",
  message: "Pour toi <b>vraiment</b>\nhttps://evil.example",
  expires_on: "2028-11-21",
};

describe.each(locales)("mails of gifts and rewards in %s", (locale) => {
  const mails = {
    "gift-card": { ...facts, code: "GC-ACDE-FGHJ-KMNP", is_for_buyer: false },
    "gift-card-receipt": {
      ...facts,
      recipient_email: "mina@example.com",
      date: "2026-12-24",
      is_sent_today: false,
      gift_card: "0b1c3c9e-4f0a-4a53-9a2c-6f0d5a3f7a11",
      access_key: "k",
    },
    "referral-reward": { firstname: "Ada", friend: "Zoé", amount: 10 },
    "points-reward": { firstname: "Ada", points: 260, minimum: 200, code: "LOYALTY200", amount: 10 },
  };
  it.each(Object.entries(mails))("%s says all it has to, in HTML and in text", (kind, data) => {
    const mail = renderMail(kind, locale, data, shop);
    expect(mail.subject).not.toBe("");
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/undefined|\{\w+\}|<script/);
    const told = Object.values(data).filter((value) => /^(GC-|LOYALTY|Zoé|Oncle)/.test(String(value)));
    for (const value of told) expect(mail.text).toContain(value);
  });

  it("thanks for a friend who told no name, without a hole", () => {
    const mail = renderMail("referral-reward", locale, { ...mails["referral-reward"], friend: "" }, shop);
    const named = renderMail("referral-reward", locale, mails["referral-reward"], shop);
    expect(mail.subject).toContain("10,00");
    expect(mail.subject).not.toBe(named.subject.replace("Zoé", ""));
    expect(mail.text).not.toContain(
      named.text
        .split("\n")
        .find((line) => line.includes("Zoé"))
        ?.replace("Zoé", ""),
    );
  });

  it("shows a gift card's message as somebody's words, without making a link of it", () => {
    const mail = renderMail("gift-card", locale, mails["gift-card"], shop);
    expect(mail.html).toContain("&lt;b&gt;vraiment&lt;/b&gt;");
    expect(mail.html).not.toContain('href="https://evil.example');
    expect(mail.html).toContain("#FAEC7A");
    const woman = renderMail("gift-card", locale, { ...mails["gift-card"], for: "WOMAN", message: "" }, shop);
    expect(woman.html).toContain("#EBB3A1");
    expect(woman.html).not.toContain("font-style:italic");
  });

  it("keeps the code out of the receipt and tells the buyer who hands the card over", () => {
    const receipt = renderMail("gift-card-receipt", locale, mails["gift-card-receipt"], shop);
    expect(receipt.html).not.toContain("GC-");
    expect(receipt.text).toContain("mina@example.com");
    expect(receipt.text).toMatch(
      {
        fr: /14 jours à compter du paiement/,
        de: /ab der Zahlung 14 Tage/,
        nl: /vanaf de betaling 14 dagen/,
        es: /14 días desde el pago/,
      }[locale],
    );
    const own = { ...mails["gift-card"], is_for_buyer: true };
    expect(renderMail("gift-card", locale, own, shop).subject).not.toContain("Oncle Paul");
  });
});
