import { getLocale, getTranslations } from "next-intl/server";
import { KeyFigures } from "#components/content/key-figures.tsx";
import { NumberedSteps } from "#components/content/numbered-steps.tsx";
import { PageIntro } from "#components/content/page-intro.tsx";
import { Questions } from "#components/content/questions.tsx";
import { WaysOn } from "#components/content/ways-on.tsx";
import { programmeMetadata } from "#components/page/programme-metadata.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { maxRecyclingParcels } from "#contract/recycling.ts";
import { labelDays, mostOpenLabels, pointsPerParcel, recyclingCountries } from "#contract/terms.ts";
import { href } from "#lib/routing/href.ts";
import { formatTags } from "#lib/money/format.ts";
import { isFeatureOn, readEditorial } from "#lib/website/api.ts";

export const generateMetadata = () => programmeMetadata("littlegeste");

const steps = ["sort", "label", "drop", "thanks"] as const;
const questions = ["what", "where", "limit"] as const;

export default async function LittlegestePage() {
  const locale = await getLocale();
  const [t, editorial, hasLoyalty] = await Promise.all([
    getTranslations("recyclingProgramme"),
    readEditorial(locale, "index"),
    isFeatureOn(locale, "loyalty"),
  ]);
  const names = new Intl.DisplayNames(formatTags[locale], { type: "region" });
  const countries = new Intl.ListFormat(formatTags[locale]).format(
    recyclingCountries.map((code) => names.of(code) ?? code),
  );
  const values = {
    countries,
    days: labelDays,
    points: pointsPerParcel,
    parcels: maxRecyclingParcels,
    labels: mostOpenLabels,
  };
  return (
    <main>
      <PageIntro name="littlegeste" picture={editorial.steps[3]?.image ?? editorial.gift.image}>
        <ButtonLink size="lg" href={href(locale, "littlegeste-create-label")}>
          {t("ask")}
        </ButtonLink>
      </PageIntro>
      <NumberedSteps
        title={t("stepsTitle")}
        steps={steps.map((step) => ({ title: t(`${step}.title`), text: t(`${step}.text`, values) }))}
      />
      <KeyFigures
        title={t("figuresTitle")}
        figures={[
          { figure: t("free"), text: t("figureLabel", values) },
          { figure: t("points", values), text: t("figurePoints") },
          { figure: t("countryCount", { count: recyclingCountries.length }), text: countries },
        ]}
      />
      <Questions
        title={t("questionsTitle")}
        questions={questions.map((name) => ({ question: t(`${name}.question`), answer: t(`${name}.answer`, values) }))}
      />
      <WaysOn
        title={t("waysTitle")}
        text={t("waysText")}
        ways={[
          { href: href(locale, "littlegeste-create-label"), label: t("ask") },
          ...(hasLoyalty ? [{ href: href(locale, "loyalty"), label: t("seeLoyalty") }] : []),
          { href: href(locale, "terms-and-conditions"), label: t("terms") },
        ]}
      />
    </main>
  );
}
