import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { textOfPdf } from "#tests/backend/pdf-text.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { and, eq, sql } from "../db/orm.ts";
import { legalWordings, websiteContents } from "../db/schema/catalog.ts";
import { legalContents } from "../db/seed/content/legal.ts";
import { withdrawalForms } from "../db/seed/content/legal/withdrawal-form.ts";
import { legalAttachments } from "../mails/legal-attachments.ts";
import { drawContents, drawWithdrawalForm } from "./legal.ts";

const plain = (text: string) => text.replaceAll(/\s/g, "");

describe.each(locales)("what is kept of a contract in %s", (locale) => {
  it("has every paragraph of the terms", async () => {
    const text = plain(
      textOfPdf(await drawContents(locale, [legalContents[locale].terms_and_conditions_shop], { isCompressed: false })),
    );
    for (const { title, paragraphs } of legalContents[locale].terms_and_conditions_shop.sections)
      for (const part of [title, ...paragraphs]) expect(text).toContain(plain(part));
  });
  it("has the model form, to whom it goes and what is filled in", async () => {
    const text = plain(textOfPdf(await drawWithdrawalForm(locale, { isCompressed: false })));
    for (const row of withdrawalForms[locale].rows) expect(text).toContain(plain(row));
  });
});

describe("what mails carry of it", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const filesOf = (kind: string, locale: string, createdAt = api.clock.now()) =>
    legalAttachments(api.dependencies.db, { kind, locale, createdAt });

  it("goes with those that confirm a contract, and no other", async () => {
    const files = await filesOf("order-confirmation", "de-AT");
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      [`${legalContents.de.terms_and_conditions_shop.title}.pdf`, "application/pdf"],
      ["Muster-Widerrufsformular.pdf", "application/pdf"],
    ]);
    expect(await filesOf("order-confirmation", "de-DE")).toEqual(files);
    expect(await filesOf("order-shipped", "de-DE")).toEqual([]);
  });

  it.each([
    ["order-confirmation", "terms_and_conditions_shop", "withdrawal_instructions"],
    ["gift-card-receipt", "terms_and_conditions_shop", "withdrawal_instructions_gift_card"],
    ["box-opened", "terms_and_conditions", "withdrawal_instructions"],
    ["subscription-created", "terms_and_conditions", "withdrawal_instructions"],
  ] as const)(
    "is for %s the terms and the instructions of its own kind, with the form",
    async (kind, terms, instructions) => {
      const [texts, form] = (await filesOf(kind, "es")).map(({ bytes }) => bytes);
      const own = [terms, instructions].map((code) => legalContents.es[code]);
      expect([texts, form]).toEqual([await drawContents("es", own), await drawWithdrawalForm("es")]);
    },
  );

  it("is what was agreed to: terms that change afterwards stay in what is sent later", async () => {
    const { db } = api.dependencies;
    const [before, agreedAt] = [await filesOf("box-opened", "nl"), new Date()];
    const change = (title: string) =>
      db
        .update(websiteContents)
        .set({ data: sql`jsonb_set(data, '{title}', to_jsonb(${title}::text))` })
        .where(and(eq(websiteContents.slug, "terms_and_conditions"), eq(websiteContents.locale, "nl")));
    await change("Andere voorwaarden");
    const nameOf = async (at: Date) => (await filesOf("box-opened", "nl", at))[0]?.name;
    const since = await db.select({ since: sql<string>`max(since)` }).from(legalWordings);
    const changedAt = new Date(present(since[0]).since);
    expect(await nameOf(changedAt)).toBe("Andere voorwaarden.pdf");
    expect(await nameOf(new Date(changedAt.getTime() + 1000))).toBe("Andere voorwaarden.pdf");
    expect(await filesOf("box-opened", "nl", new Date(agreedAt.getTime() - 1))).toEqual(before);
    expect(await nameOf(new Date(0))).toBe(before[0]?.name);
  });
});
