import { getLocale, getTranslations } from "next-intl/server";
import { KeyFigures } from "#components/content/key-figures.tsx";
import { NumberedSteps } from "#components/content/numbered-steps.tsx";
import { PageIntro } from "#components/content/page-intro.tsx";
import { WaysOn } from "#components/content/ways-on.tsx";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { programmeMetadata } from "#components/page/programme-metadata.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { loyaltyTiers, pointsPerParcel } from "#contract/terms.ts";
import { formatWholeEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { readEditorial } from "#lib/website/api.ts";

export const generateMetadata = () => programmeMetadata("loyalty");

const steps = ["join", "earn", "spend"] as const;

export default async function LoyaltyPage() {
  const locale = await getLocale();
  const [t, editorial] = await Promise.all([getTranslations("loyaltyProgramme"), readEditorial(locale, "index")]);
  const picture = editorial.steps[1]?.image ?? editorial.gift.image;
  return (
    <main>
      <PageIntro name="loyalty" picture={picture}>
        <WhereOn feature="shop">
          <ButtonLink href={href(locale, "shop")}>{t("seeShop")}</ButtonLink>
        </WhereOn>
      </PageIntro>
      <NumberedSteps
        title={t("stepsTitle")}
        steps={steps.map((step) => ({
          title: t(`${step}.title`),
          text: t(`${step}.text`, { points: pointsPerParcel }),
        }))}
      />
      <KeyFigures
        title={t("tiersTitle")}
        figures={loyaltyTiers.map(({ minimumPoints, reward }) => ({
          figure: t("points", { points: minimumPoints }),
          text: reward
            ? t("tierReward", { amount: formatWholeEuros(reward.valueCents, locale), code: reward.code })
            : t("tierStart"),
        }))}
      />
      <section className="section">
        <h2 className="text-2xl md:text-3xl">{t("smallPrintTitle")}</h2>
        <p className="mt-3 max-w-prose">{t("smallPrint")}</p>
        <TextLink standalone href={href(locale, "terms-and-conditions")}>
          {t("terms")}
        </TextLink>
      </section>
      <WaysOn
        title={t("waysTitle")}
        text={t("waysText")}
        ways={[
          { href: href(locale, "login"), label: t("signIn") },
          { href: href(locale, "contact"), label: t("ask") },
        ]}
      />
    </main>
  );
}
