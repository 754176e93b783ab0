import { getLocale, getTranslations } from "next-intl/server";
import { Picture } from "#components/catalog/picture.tsx";
import { KeyFigures } from "#components/content/key-figures.tsx";
import { NumberedSteps } from "#components/content/numbered-steps.tsx";
import { PageIntro } from "#components/content/page-intro.tsx";
import { Questions } from "#components/content/questions.tsx";
import { WaysOn } from "#components/content/ways-on.tsx";
import { WomanMark } from "#components/gift-cards/woman-mark.tsx";
import { programmeMetadata } from "#components/page/programme-metadata.ts";
import { Card } from "#components/ui/card.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { maxGiftCardDaysAhead, maxGiftCardTtc, minGiftCardTtc } from "#contract/gift-cards.ts";
import { toCents } from "#contract/money.ts";
import { giftCardValidityYears } from "#contract/terms.ts";
import { formatWholeEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { isFeatureOn, readEditorial } from "#lib/website/api.ts";

export const generateMetadata = () => programmeMetadata("giftcard");

const steps = ["amount", "words", "day"] as const;
const questions = ["spend", "woman", "withdraw"] as const;

export default async function GiftcardPage() {
  const locale = await getLocale();
  const [t, kids, hasWoman] = await Promise.all([
    getTranslations("giftCards"),
    readEditorial(locale, "index"),
    isFeatureOn(locale, "woman"),
  ]);
  const woman = hasWoman ? await readEditorial(locale, "woman") : null;
  const values = {
    least: formatWholeEuros(toCents(minGiftCardTtc), locale),
    most: formatWholeEuros(toCents(maxGiftCardTtc), locale),
    years: giftCardValidityYears,
    days: maxGiftCardDaysAhead,
  };
  const cards = [
    { name: "forKid", picture: kids.gift.image } as const,
    ...(woman ? [{ name: "forWoman", picture: woman.gift.image } as const] : []),
  ];
  return (
    <main>
      {hasWoman && <WomanMark />}
      <PageIntro name="giftcard" picture={kids.gift.image} />
      <NumberedSteps
        title={t("stepsTitle")}
        steps={steps.map((step) => ({ title: t(`${step}.title`), text: t(`${step}.text`, values) }))}
      />
      <KeyFigures
        title={t("figuresTitle")}
        figures={[
          { figure: t("range", values), text: t("figureAmount") },
          { figure: t("years", values), text: t("figureYears") },
          { figure: t("whole"), text: t("figureWhole") },
        ]}
      />
      <section className="section">
        <SectionHeading title={t("cardsTitle")} />
        <ul className="mt-6 grid gap-6 sm:grid-cols-2">
          {cards.map(({ name, picture }) => (
            <Card key={name} as="li" tone="outline" className="grid content-start gap-3">
              <Picture
                picture={picture}
                sizes="(min-width: 40rem) 50vw, 100vw"
                className="aspect-3/2 w-full rounded object-cover"
              />
              <h3 className="mt-2 text-xl">{t(`${name}.title`)}</h3>
              <p>{t(`${name}.text`)}</p>
            </Card>
          ))}
        </ul>
      </section>
      <Questions
        title={t("questionsTitle")}
        questions={questions
          .filter((name) => name !== "woman" || hasWoman)
          .map((name) => ({ question: t(`${name}.question`), answer: t(`${name}.answer`, values) }))}
      />
      <WaysOn
        title={t("waysTitle")}
        text={t("waysText")}
        ways={[
          { href: href(locale, "contact"), label: t("ask") },
          { href: href(locale, "shop-birth-gift"), label: t("birthGift") },
        ]}
      />
    </main>
  );
}
