import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { WavyLine } from "#components/ui/ornament.tsx";
import { maxGiftCardTtc, minGiftCardTtc } from "#contract/gift-cards.ts";
import { toCents } from "#contract/money.ts";
import { giftCardValidityYears } from "#contract/terms.ts";
import { firstAmount, offeredAmounts } from "#lib/gift-cards/amounts.ts";
import type { Designs } from "#lib/gift-cards/types.ts";
import { formatWholeEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { GiftCardFace } from "./gift-card-face.tsx";

interface GiftCardStartProps {
  title: string;
  intro: string;
  world: "KID" | "WOMAN";
  designs: Designs;
}

/**
 * The card in the hand and its first question, how much: a plain form that leads to where the rest is written. What is
 * chosen stands on the card by the style sheet alone.
 */
export function GiftCardStart({ title, intro, world, designs }: GiftCardStartProps) {
  const t = useTranslations("giftCards");
  const tForm = useTranslations("giftCardForm");
  const locale = useLocale();
  const design = designs.find((candidate) => candidate.for === world) ?? designs[0];
  const euros = (amount: number) => formatWholeEuros(toCents(amount), locale);
  const values = {
    least: euros(minGiftCardTtc),
    most: euros(maxGiftCardTtc),
    years: giftCardValidityYears,
  };
  return (
    <div className="page gs grid items-center gap-8 md:grid-cols-2 md:gap-16">
      <div className="grid min-w-0 justify-items-start gap-4">
        <h1 tabIndex={-1} className="max-w-full text-3xl sm:text-4xl md:text-5xl">
          {title}
        </h1>
        <WavyLine className="w-28" />
        <p className="max-w-prose text-lg">{intro}</p>
        <form action={href(locale, "giftcard-checkout")} className="mt-2 grid justify-items-start gap-4">
          {world === "WOMAN" && <input type="hidden" name="for" value="woman" />}
          <fieldset>
            <legend className="mb-2 font-bold">{t("amountLegend")}</legend>
            <div className="flex flex-wrap gap-2">
              {offeredAmounts.map((amount) => (
                <label key={amount} className="choice choice-chip">
                  <input
                    type="radio"
                    name="amount"
                    value={amount}
                    defaultChecked={amount === firstAmount}
                    className="sr-only"
                  />
                  <span>{euros(amount)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit" size="lg">
            {t("start")}
          </Button>
        </form>
        <p className="max-w-prose text-sm text-muted">{t("facts", values)}</p>
      </div>
      {design && (
        <GiftCardFace
          picture={design.picture}
          world={world}
          priority="first"
          label={tForm("card")}
          dedication={tForm("dedicationEmpty")}
          amount={
            <span className="gs-amounts" aria-hidden="true">
              {offeredAmounts.map((amount) => (
                <span key={amount}>{euros(amount)}</span>
              ))}
            </span>
          }
          className="mx-auto w-full max-w-md md:rotate-2"
        />
      )}
    </div>
  );
}
