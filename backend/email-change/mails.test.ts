import { describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { renderMail } from "../mails/render.ts";

const common = {
  firstname: "",
  email: "old@example.org",
  new_email: "new@example.org",
  token: "the-token",
  at: "2026-11-21T10:00:00.000Z",
  expires_at: "2026-11-22T10:00:00.000Z",
  way_back_until: "2026-11-28T10:00:00.000Z",
};
const write = (kind: string, locale: string) => renderMail(kind, locale, common, "https://shop.example");

describe.each(locales)("the mails of a change of the e-mail in %s", (locale) => {
  it.each([
    ["email-agree", "/email/agree?token=the-token", "old@example.org", "n•••@example.org"],
    ["email-confirm", "/email/confirm?token=the-token", "o•••@example.org", "new@example.org"],
    ["email-changed", "/email/take-back?token=the-token", "old@example.org", "n•••@example.org"],
  ])("%s has its link and shows the other address masked", (kind, link, old, other) => {
    const { text, html, subject } = write(kind, locale);
    const prefix = locale === "fr" ? "" : `/${locale}`;
    expect(text).toContain(`https://shop.example${prefix}${link}`);
    expect(text).toContain(old);
    expect(text).toContain(other);
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\{\w+\}| ,/);
  });

  it("says that the account was taken back", () => {
    const { text, html, subject } = write("email-taken-back", locale);
    expect(text).toContain("old@example.org");
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\{\w+\}| ,/);
  });
});

it("names the day until which the way back is open", () =>
  expect(write("email-changed", "fr-FR").text).toContain("28 novembre 2026"));
