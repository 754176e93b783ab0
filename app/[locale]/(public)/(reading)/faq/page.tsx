import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OtherLanguage } from "#components/content/other-language.tsx";
import { FaqSearch } from "#components/content/faq-search.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { anchorOf } from "#lib/website/anchor.ts";
import { listFaq } from "#lib/website/api.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "faq", { title: t("faqTitle"), description: t("faqIntro") });
}

export default async function FaqPage() {
  const locale = await getLocale();
  const [t, sections] = await Promise.all([getTranslations("content"), listFaq(locale)]);
  const questions = sections.flatMap((section) => section.questions);
  return (
    <main className="page page-narrow">
      <JsonLd
        things={[
          {
            "@type": "FAQPage",
            mainEntity: questions.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
        ]}
      />
      <SectionHeading level={1} title={t("faqTitle")} intro={t("faqIntro")} wavy />
      <div className="mt-6">
        <FaqSearch />
      </div>
      <nav aria-label={t("faqSections")} className="anchors">
        {sections.map((section) => (
          <a key={section.section} lang={section.language} href={`#${anchorOf(section.title)}`}>
            {section.title}
          </a>
        ))}
      </nav>
      {sections.map((section) => (
        <section key={section.section} id={anchorOf(section.title)} className="faq-section" lang={section.language}>
          <h2>{section.title}</h2>
          <OtherLanguage language={section.language} />
          {section.questions.map(({ question, answer }) => (
            <Disclosure key={question} id={anchorOf(question)} summary={question} headingLevel={3}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </section>
      ))}
    </main>
  );
}
