import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OtherLanguage } from "#components/content/other-language.tsx";
import { LegalFiles, LegalSections } from "#components/legal/legal-article.tsx";
import { Link } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { StitchLine } from "#components/ui/ornament.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { listLegalContents } from "#lib/website/api.ts";
import { legalSubjects, type LegalSubject } from "#lib/website/legal-subject.ts";

/** Who sells and what becomes of data stand here whole: other pages link to these two anchors. */
const whole = ["data", "legal"] as const;

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
  const contentOf = (subject: LegalSubject) => contents.find(({ code }) => code === legalSubjects[subject]);
  const subjects = (Object.keys(legalSubjects) as LegalSubject[]).flatMap((subject) => {
    const content = contentOf(subject);
    return content ? [{ subject, content }] : [];
  });
  const statement = contents.find(({ code }) => code === "accessibility_statement");
  return (
    <main className="page page-narrow">
      <SectionHeading level={1} title={t("termsTitle")} wavy />
      <nav aria-label={t("termsDocuments")}>
        <ul className="legal-cards">
          {subjects.map(({ subject, content }) => (
            <li key={subject} lang={content.language}>
              <Link href={href(locale, "terms-and-conditions-subject", { subject })}>{content.title}</Link>
              <p>{content.sections.map(({ title }) => title).join(" · ")}</p>
            </li>
          ))}
          {statement && (
            <li lang={statement.language}>
              <Link href={href(locale, "accessibility")}>{statement.title}</Link>
              <p>{statement.sections.map(({ title }) => title).join(" · ")}</p>
            </li>
          )}
        </ul>
      </nav>
      {whole.map((subject) => {
        const content = contentOf(subject);
        return content ? (
          <article key={subject} id={subject} className="legal">
            <StitchLine className="mb-8" />
            <h2 lang={content.language}>{content.title}</h2>
            <OtherLanguage language={content.language} />
            <p className="legal-date">{t("termsUpdated", { date: formatDate(content.updated_on, locale) })}</p>
            <LegalFiles content={content} locale={locale} />
            <LegalSections content={content} level={3} />
          </article>
        ) : null;
      })}
    </main>
  );
}
