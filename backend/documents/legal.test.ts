import { describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { textOfPdf } from "#tests/backend/pdf-text.ts";
import { legalContents } from "../db/seed/content/legal.ts";
import { withdrawalForms } from "../db/seed/content/legal/withdrawal-form.ts";
import { legalAttachments } from "../mails/legal-attachments.ts";
import { drawTerms, drawWithdrawalForm } from "./legal.ts";

const plain = (text: string) => text.replaceAll(/\s/g, "");

describe.each(locales)("what is kept of a contract in %s", (locale) => {
  it("has every paragraph of the terms", async () => {
    const text = plain(textOfPdf(await drawTerms(locale, ["terms_and_conditions_shop"], { isCompressed: false })));
    for (const { title, paragraphs } of legalContents[locale].terms_and_conditions_shop.sections)
      for (const part of [title, ...paragraphs]) expect(text).toContain(plain(part));
  });
  it("has the model form, to whom it goes and what is filled in", async () => {
    const text = plain(textOfPdf(await drawWithdrawalForm(locale, { isCompressed: false })));
    for (const row of withdrawalForms[locale].rows) expect(text).toContain(plain(row));
  });
});

it("goes with the mails that confirm a contract, and no other", async () => {
  const files = await legalAttachments("order-confirmation", "de-AT");
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    [`${legalContents.de.terms_and_conditions_shop.title}.pdf`, "application/pdf"],
    ["Muster-Widerrufsformular.pdf", "application/pdf"],
  ]);
  expect(await legalAttachments("order-confirmation", "de-DE")).toBe(files);
  expect(await legalAttachments("order-shipped", "de-DE")).toEqual([]);
});
