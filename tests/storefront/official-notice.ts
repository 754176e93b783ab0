import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { websiteContents } from "#backend/db/schema/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { getLegalContents } from "#contract/website.ts";
import type { TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";

const addressIn = (locale: Locale) => `/guarantee-${locale}.svg`;

/** Sets the address of the official notice on the guarantee in a language. */
export async function setOfficialNotice({ dependencies: { db } }: TestApi, locale: Locale): Promise<void> {
  const slug = "guarantee_notice_url";
  const data = { key: slug, value: addressIn(locale) };
  await db.insert(websiteContents).values({ kind: "config", slug, locale, data });
}

/** The official notice and what it says are shown before a button. */
export async function expectNoticeBefore(button: HTMLElement, api: TestApi, locale: Locale): Promise<void> {
  const contents = await api.call(getLegalContents, { locale });
  const { title, sections } = present(contents.find(({ code }) => code === "legal_guarantee"));
  const notice = screen.getByRole("note", { name: title });
  expect(screen.getByRole("img", { name: title }).getAttribute("src")).toBe(addressIn(locale));
  for (const text of sections.flatMap(({ paragraphs }) => paragraphs)) expect(notice.textContent).toContain(text);
  expect(button.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
}
