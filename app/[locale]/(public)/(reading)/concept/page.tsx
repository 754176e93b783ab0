import { getLocale, getTranslations } from "next-intl/server";
import { SampleBoxes } from "#components/content/sample-boxes.tsx";
import { KeyFigures } from "#components/content/key-figures.tsx";
import { NumberedSteps } from "#components/content/numbered-steps.tsx";
import { PageIntro } from "#components/content/page-intro.tsx";
import { Questions } from "#components/content/questions.tsx";
import { WaysOn } from "#components/content/ways-on.tsx";
import { programmeMetadata } from "#components/page/programme-metadata.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { keepAllPercent, prepaymentCents, previewDays, tryOnDays } from "#contract/terms.ts";
import { formatWholeEuros } from "#lib/money/format.ts";
import { findSampleBox, type SampleName } from "#lib/quiz/sample-boxes.ts";
import { boxWay } from "#lib/navigation/box-way.ts";
import { href } from "#lib/routing/href.ts";
import { isFeatureOn, listFaq, readEditorial } from "#lib/website/api.ts";

export const generateMetadata = () => programmeMetadata("concept");

/** Section of the questions about boxes. */
const faqSection = "boxes";
const samples: readonly SampleName[] = ["girl", "boy", "woman"];
const steps = ["tell", "compose", "preview", "arrive", "try", "keep"] as const;

export default async function ConceptPage() {
  const locale = await getLocale();
  const [t, editorial, faq, hasShop, hasWoman, ...found] = await Promise.all([
    getTranslations("concept"),
    readEditorial(locale, "index"),
    listFaq(locale),
    isFeatureOn(locale, "shop"),
    isFeatureOn(locale, "woman"),
    ...samples.map((name) => findSampleBox(locale, name)),
  ]);
  const boxes = samples.flatMap((name, index) => {
    const box = found[index];
    return box && (name !== "woman" || hasWoman) ? [{ name, box }] : [];
  });
  const terms = {
    preview: previewDays,
    days: tryOnDays,
    amount: formatWholeEuros(prepaymentCents, locale),
    percent: keepAllPercent,
  };
  const questions = faq.find(({ section }) => section === faqSection);
  return (
    <main>
      <PageIntro name="concept" picture={editorial.hero.image}>
        <ButtonLink size="lg" {...boxWay(locale, "KID")}>
          {t("begin")}
        </ButtonLink>
        {hasWoman && (
          <ButtonLink size="lg" variant="secondary" {...boxWay(locale, "WOMAN")}>
            {t("beginWoman")}
          </ButtonLink>
        )}
      </PageIntro>
      <SampleBoxes locale={locale} boxes={boxes} action={{ ...boxWay(locale, "KID"), label: t("begin") }} />
      <NumberedSteps
        title={t("stepsTitle")}
        steps={steps.map((step) => ({ title: t(`${step}.title`), text: t(`${step}.text`, terms) }))}
      />
      <KeyFigures
        title={t("figuresTitle")}
        figures={[
          { figure: t("days", { days: previewDays }), text: t("figurePreview") },
          { figure: terms.amount, text: t("figurePrepayment") },
          { figure: t("days", { days: tryOnDays }), text: t("figureTryOn") },
          { figure: t("minus", { percent: keepAllPercent }), text: t("figureKeepAll") },
        ]}
      />
      <section className="section">
        <h2 className="text-2xl md:text-3xl">{t("rhythmTitle")}</h2>
        <p className="mt-3 max-w-prose text-lg">{t("rhythmText")}</p>
      </section>
      <Questions
        title={t("faqTitle")}
        questions={questions?.questions ?? []}
        language={questions?.language}
        all={{ href: href(locale, "faq"), label: t("faqAll") }}
      />
      <WaysOn
        title={t("waysTitle")}
        text={t("waysText")}
        ways={[
          ...(hasShop ? [{ href: href(locale, "shop"), label: t("seeShop") }] : []),
          { href: href(locale, "looks"), label: t("seeLooks") },
          { href: href(locale, "stylists"), label: t("seeStylists") },
          { href: href(locale, "contact"), label: t("ask") },
        ]}
      />
    </main>
  );
}
