import { getLocale, getTranslations } from "next-intl/server";
import { OtherLanguage } from "#components/content/other-language.tsx";
import { FaqSearch } from "#components/content/faq-search.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { listFaq } from "#lib/website/api.ts";

/** Questions that come back, then the way to reach us. */
export async function HelpOverview() {
  const locale = await getLocale();
  const [t, sections] = await Promise.all([getTranslations("accountHelp"), listFaq(locale)]);
  return (
    <>
      <FaqSearch />
      {sections.map(({ section, title, questions, language }) => (
        <section key={section} lang={language}>
          <h2 className="mb-2 text-2xl">{title}</h2>
          <OtherLanguage language={language} />
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question} headingLevel={3}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </section>
      ))}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href(locale, "contact")}>{t("contact")}</ButtonLink>
        <ButtonLink variant="secondary" href={href(locale, "infos-messages")}>
          {t("messages")}
        </ButtonLink>
        <ButtonLink variant="secondary" href={href(locale, "infos-orders")}>
          {t("orders")}
        </ButtonLink>
        <TextLink standalone href={href(locale, "infos-staff-visits")}>
          {t("visits")}
        </TextLink>
      </div>
    </>
  );
}
