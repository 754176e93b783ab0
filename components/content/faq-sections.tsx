import { useTranslations } from "next-intl";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { anchorOf } from "#lib/website/anchor.ts";
import type { FaqEntry } from "#lib/website/api.ts";
import { OtherLanguage } from "./other-language.tsx";

/** Every question with its answer, by section, and what search engines read of them. */
export function FaqSections({ sections }: { sections: readonly FaqEntry[] }) {
  const t = useTranslations("content");
  return (
    <>
      <JsonLd
        things={[
          {
            "@type": "FAQPage",
            mainEntity: sections
              .flatMap(({ questions }) => questions)
              .map(({ question, answer }) => ({
                "@type": "Question",
                name: question,
                acceptedAnswer: { "@type": "Answer", text: answer },
              })),
          },
        ]}
      />
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
    </>
  );
}
