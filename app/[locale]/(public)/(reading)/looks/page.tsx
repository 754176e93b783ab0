import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LooksPageView } from "#components/content/looks-page.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "looks", { title: t("looksTitle"), description: t("looksIntro") });
}

export default function LooksPage() {
  return <LooksPageView />;
}
