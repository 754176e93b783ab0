import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FaqSearch } from "#components/content/faq-search.tsx";
import { PagePart } from "#components/html-once/page-part.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { listFaq } from "#lib/website/api.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "faq", { title: t("faqTitle"), description: t("faqIntro") });
}

export default async function FaqPage() {
  const locale = await getLocale();
  const [t, sections] = await Promise.all([getTranslations("content"), listFaq(locale)]);
  return (
    <main className="page page-narrow">
      <SectionHeading level={1} title={t("faqTitle")} intro={t("faqIntro")} wavy />
      <div className="mt-6">
        <FaqSearch />
      </div>
      <PagePart name="faq" props={{ sections }} />
    </main>
  );
}
