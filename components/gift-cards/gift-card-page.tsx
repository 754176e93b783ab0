import { getLocale, getTranslations } from "next-intl/server";
import { Picture } from "#components/catalog/picture.tsx";
import { NumberedSteps } from "#components/content/numbered-steps.tsx";
import { Questions } from "#components/content/questions.tsx";
import { WaysOn } from "#components/content/ways-on.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { Card } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { maxGiftCardDaysAhead, maxGiftCardTtc, minGiftCardTtc } from "#contract/gift-cards.ts";
import { toCents } from "#contract/money.ts";
import { giftCardValidityYears } from "#contract/terms.ts";
import { formatWholeEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { pageMarks, type World } from "#lib/theme/page-marks.ts";
import { listGiftCardDesigns } from "#lib/gift-cards/designs.ts";
import { isFeatureOn, readEditorial } from "#lib/website/api.ts";
import { GiftCardStart } from "./gift-card-start.tsx";

const steps = ["amount", "words", "day"] as const;
const questions = ["spend", "woman", "withdraw"] as const;

/** Gift cards, shown to whoever looks for a child or, in the women's theme, for a woman. */
export async function GiftCardPage({ world }: { world: World }) {
  const locale = await getLocale();
  const [t, tPages, designs, kids, hasWoman, hasShop] = await Promise.all([
    getTranslations("giftCards"),
    getTranslations("pages.giftcard"),
    listGiftCardDesigns(locale),
    readEditorial(locale, "index"),
    isFeatureOn(locale, "woman"),
    isFeatureOn(locale, "shop"),
  ]);
  const woman = hasWoman ? await readEditorial(locale, "woman") : null;
  const values = {
    least: formatWholeEuros(toCents(minGiftCardTtc), locale),
    most: formatWholeEuros(toCents(maxGiftCardTtc), locale),
    years: giftCardValidityYears,
    days: maxGiftCardDaysAhead,
  };
  const isForWoman = world === "woman" && woman !== null;
  const start = href(locale, "giftcard-checkout", null, isForWoman ? { for: "woman" } : {});
  /* The card of the page one is on leads nowhere. */
  const forKid = {
    name: "forKid",
    picture: kids.gift.image,
    href: isForWoman ? href(locale, "giftcard") : null,
  } as const;
  const forWoman =
    woman &&
    ({
      name: "forWoman",
      picture: woman.gift.image,
      href: isForWoman ? null : href(locale, "giftcard", null, { for: "woman" }),
    } as const);
  const cards = [forKid, ...(forWoman ? [forWoman] : [])];
  return (
    <main>
      <MarkedPage marks={pageMarks({ name: "giftcard", path: isForWoman ? world : "" })} />
      <GiftCardStart
        title={isForWoman ? t("womanTitle") : tPages("title")}
        intro={isForWoman ? t("womanIntro") : tPages("intro")}
        world={isForWoman ? "WOMAN" : "KID"}
        designs={designs}
      />
      <NumberedSteps
        title={t("stepsTitle")}
        steps={steps.map((step) => ({ title: t(`${step}.title`), text: t(`${step}.text`, values) }))}
      />
      <section className="section">
        <SectionHeading title={t("cardsTitle")} />
        <ul className="mt-6 grid gap-6 sm:grid-cols-2">
          {(isForWoman ? cards.toReversed() : cards).map(({ name, picture, href: way }) => (
            <Card
              key={name}
              as="li"
              tone={way ? "outline" : "tint"}
              className="group relative grid content-start gap-3"
            >
              <Picture
                picture={picture}
                sizes="(min-width: 40rem) 50vw, 100vw"
                className="aspect-3/2 w-full rounded object-cover"
              />
              <h3 className="mt-2 text-xl">
                {way ? (
                  <Link
                    href={way}
                    className="decoration-thread decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded"
                  >
                    {t(`${name}.title`)}
                  </Link>
                ) : (
                  t(`${name}.title`)
                )}
              </h3>
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
          { href: start, label: t("start") },
          { href: href(locale, "infos-add-giftcard"), label: t("ask") },
          ...(hasShop
            ? [
                isForWoman
                  ? { href: href(locale, "shop-collection", { collection: "woman" }), label: t("womanShop") }
                  : { href: href(locale, "shop-birth-gift"), label: t("birthGift") },
              ]
            : []),
        ]}
      />
    </main>
  );
}
