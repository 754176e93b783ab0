import { expect, it } from "vitest";
import { securityTxt } from "./security-txt.ts";

const textAt = (now: string) =>
  securityTxt({
    contact: "mailto:security@shop.test",
    canonical: "https://shop.test/.well-known/security.txt",
    languages: ["fr", "en"],
    now: new Date(now),
  });

it("says whom to tell, in which languages, and until when it counts", () =>
  expect(textAt("2026-11-21T10:00:00Z")).toBe(
    "Contact: mailto:security@shop.test\nExpires: 2027-06-01T00:00:00Z\nPreferred-Languages: fr, en\nCanonical: https://shop.test/.well-known/security.txt\n",
  ));

it.each(["2026-01-01T00:00:00Z", "2026-05-31T23:59:59Z", "2027-12-31T12:00:00Z"])(
  "expires in more than half a year and less than a year, seen from %s",
  (now) => {
    const expires = /^Expires: (.+)$/m.exec(textAt(now))?.[1] ?? "";
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(365);
  },
);
