import { expect, it } from "vitest";
import { legalCodes } from "#contract/website.ts";
import { describeLegalText, isLegalSubject, isOnWithdrawal, legalSubjects } from "./legal-subject.ts";

it("has a page for every legal text but the one on accessibility, which has its own", () =>
  expect([...Object.values(legalSubjects), "accessibility_statement"].toSorted()).toEqual([...legalCodes].toSorted()));
it("knows no other subject", () => {
  expect(isLegalSubject("sale")).toBe(true);
  for (const subject of ["toString", "terms_and_conditions", ""]) expect(isLegalSubject(subject)).toBe(false);
});
it("knows the texts the model form goes with", () =>
  expect(legalCodes.filter(isOnWithdrawal)).toEqual(["withdrawal_instructions", "withdrawal_instructions_gift_card"]));
it("describes a text by its title and first words, none of them cut", () => {
  const aText = (paragraph: string) => ({ title: "Withdrawal", sections: [{ paragraphs: [paragraph] }] });
  expect(describeLegalText(aText("Short."))).toBe("Withdrawal. Short.");
  const long = describeLegalText(aText("word ".repeat(60).trim()));
  expect(long.length).toBeLessThanOrEqual(155);
  expect(long).toMatch(/^Withdrawal\. word .*word…$/);
});
