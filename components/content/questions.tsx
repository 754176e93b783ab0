import type { Locale } from "#contract/locale.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { OtherLanguage } from "./other-language.tsx";

interface QuestionsProps {
  title: string;
  questions: readonly { question: string; answer: string }[];
  /** Another than that of the page. */
  language?: Locale | undefined;
  /** Where the others are. */
  all?: { href: string; label: string };
}

/** A few questions with their answers; nothing where there are none. */
export function Questions({ title, questions, language, all }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading
        title={title}
        action={
          all ? (
            <TextLink standalone href={all.href}>
              {all.label}
            </TextLink>
          ) : null
        }
      />
      <div className="mt-4 max-w-3xl" lang={language}>
        <OtherLanguage language={language} />
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} headingLevel={3}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
