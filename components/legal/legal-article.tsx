import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { OtherLanguage } from "#components/content/other-language.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { StitchLine } from "#components/ui/ornament.tsx";
import { formatDate } from "#lib/dates/format.ts";
import type { LegalContent } from "#lib/website/api.ts";
import { isOnWithdrawal } from "#lib/website/legal-subject.ts";

/** A file of the API in the language of the page. */
const fileOf = (code: LegalContent["code"] | "withdrawal_form", locale: Locale): string =>
  `/api/website/legal-contents/${code}/document.pdf?locale=${locale}`;

interface LegalProps {
  content: LegalContent;
  locale: Locale;
}

/** Sections of a legal text, their headings below one of the given level. */
export function LegalSections({ content, level }: { content: LegalContent; level: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return content.sections.map((section) => (
    <section key={section.id} lang={content.language} id={`${content.code}-${section.id}`}>
      <Heading>{section.title}</Heading>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}

/** The text as a file to keep, and with the instructions on withdrawal the form to fill in. */
export async function LegalFiles({ content, locale }: LegalProps) {
  const t = await getTranslations("content");
  return (
    <p className="legal-files">
      <a href={fileOf(content.code, locale)} target="_blank" rel="noopener">
        {t("termsDownload")}
      </a>
      {isOnWithdrawal(content.code) && (
        <a href={fileOf("withdrawal_form", locale)} target="_blank" rel="noopener">
          {t("termsForm")}
        </a>
      )}
    </p>
  );
}

/** A page that holds one legal text; links to what goes with it stand at its end. */
export async function LegalPage({ content, locale, children }: LegalProps & { children?: ReactNode }) {
  const t = await getTranslations("content");
  return (
    <main className="page page-narrow">
      <SectionHeading level={1} title={<span lang={content.language}>{content.title}</span>} wavy />
      <OtherLanguage language={content.language} />
      <p className="legal-date">{t("termsUpdated", { date: formatDate(content.updated_on, locale) })}</p>
      <LegalFiles content={content} locale={locale} />
      {content.sections.length > 5 && (
        <nav aria-label={t("termsContents")} className="anchors">
          {content.sections.map(({ id, title }) => (
            <a key={id} lang={content.language} href={`#${content.code}-${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <div className="legal legal-page">
        <LegalSections content={content} level={2} />
        <StitchLine className="my-8" />
        <div className="legal-files">{children}</div>
      </div>
    </main>
  );
}
