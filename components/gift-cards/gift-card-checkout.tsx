"use client";

import { useState } from "react";
import { useTranslations } from "next-intl";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import { findGivenCard, nameOf, searchOf, type CardName } from "#lib/gift-cards/api.ts";
import { phaseOf } from "#lib/gift-cards/pay-card.ts";
import type { Designs } from "#lib/gift-cards/types.ts";
import { useFound } from "#lib/http/use-found.ts";
import { GiftCardForm } from "./gift-card-form.tsx";
import { GiftCardPayment } from "./gift-card-payment.tsx";

/** A gift card is written, then paid. One that was ordered and not paid yet is found again by its address. */
export function GiftCardCheckout({ designs }: { designs: Designs }) {
  const isHydrated = useIsHydrated();
  const t = useTranslations("giftCardForm");
  const found = useFound(findGivenCard);
  const [ordered, setOrdered] = useState<GiftCardOrder | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const kept = found.state === "found" && phaseOf(found.value).kind !== "over" ? found.value : null;
  const card = ordered ?? kept;
  const isPaying = card !== null && !isWriting;

  if (!isHydrated || found.state === "loading")
    return (
      <div aria-busy="true" className="mt-8">
        <p className="sr-only">{t("loading")}</p>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  const name: CardName | null = card && nameOf(card);
  return (
    <div className="mt-8">
      {/* It keeps what was typed while the payment is shown. */}
      <div hidden={isPaying}>
        <GiftCardForm
          designs={designs}
          known={kept}
          onOrdered={(next) => {
            setOrdered(next);
            setIsWriting(false);
            const query = new URLSearchParams(searchOf(nameOf(next)));
            history.replaceState(history.state, "", `${location.pathname}?${query}`);
          }}
        />
      </div>
      {isPaying && name && (
        <GiftCardPayment key={card.id} card={card} name={name} onRewrite={() => setIsWriting(true)} />
      )}
    </div>
  );
}
