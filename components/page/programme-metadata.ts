import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";

type ProgrammeName = "concept" | "contact" | "loyalty" | "referral" | "giftcard" | "littlegeste";

/** The editors' texts of a page; its heading and introduction where they gave none. */
export async function programmeMetadata(name: ProgrammeName): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("pages")]);
  return editorMetadata(locale, name, { title: t(`${name}.title`), description: t(`${name}.intro`) });
}
