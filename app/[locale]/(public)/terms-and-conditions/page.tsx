import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { StitchLine } from "#components/ui/ornament.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { listLegalContents, type LegalContent } from "#lib/website/api.ts";

/** Anchors other pages link to; the rest carry their code. */
const anchors: Partial<Record<LegalContent["code"], string>> = {
  personal_data_protection: "data",
  legal_notice: "legal",
};
const anchorOf = (code: LegalContent["code"]): string => anchors[code] ?? code;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "terms-and-conditions", {
    title: t("termsTitle"),
    description: t("termsTitle"),
  });
}

export default async function TermsPage() {
  const locale = await getLocale();
  const [t, contents] = await Promise.all([getTranslations("content"), listLegalContents(locale)]);
  return (
    <main className="page page-narrow">
      <SectionHeading level={1} title={t("termsTitle")} wavy />
      <nav aria-label={t("termsContents")} className="anchors">
        {contents.map((content) => (
          <a key={content.code} href={`#${anchorOf(content.code)}`}>
            {content.title}
          </a>
        ))}
      </nav>
      {contents.map((content) => (
        <article key={content.code} id={anchorOf(content.code)} className="legal">
          <StitchLine className="mb-8" />
          <h2>{content.title}</h2>
          <p className="legal-date">{t("termsUpdated", { date: formatDate(content.updated_on, locale) })}</p>
          {content.sections.map((section) => (
            <section key={section.id} id={`${content.code}-${section.id}`}>
              <h3>{section.title}</h3>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
      ))}
    </main>
  );
}
