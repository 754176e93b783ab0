"use client";

import { useLocale, useTranslations } from "next-intl";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { findGivenCard } from "#lib/gift-cards/api.ts";
import { useFound } from "#lib/http/use-found.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** What became of a gift card: thanks for one that was paid, and for nothing else. */
export function GiftCardResult() {
  const t = useTranslations("deeds.giftCard");
  const locale = useLocale();
  const found = useFound(findGivenCard);
  return (
    <div className="mt-8" aria-live="polite" aria-busy={found.state === "loading"}>
      {found.state === "loading" && <p className="text-muted">{t("loading")}</p>}
      {found.state === "missing" && (
        <Alert
          title={t("missingTitle")}
          action={
            <ButtonLink size="sm" href={href(locale, "giftcard")}>
              {t("way")}
            </ButtonLink>
          }
        >
          {t("missingText")}
        </Alert>
      )}
      {found.state === "found" && <GivenCard card={found.value} />}
    </div>
  );
}

function GivenCard({ card }: { card: GiftCardOrder }) {
  const t = useTranslations("deeds.giftCard");
  const locale = useLocale();
  const { status, payment } = card;
  const facts = t("facts", {
    amount: formatEuros(card.amount, locale),
    name: card.recipient.name,
    date: formatDate(card.date, locale),
  });
  if (status === "ACTIVE" || status === "REDEEMED" || status === "EXPIRED")
    return (
      <Alert tone="success" title={t("doneTitle")}>
        <p>{facts}</p>
        <p>{t("doneText")}</p>
      </Alert>
    );
  if (status === "PENDING_PAYMENT" && payment.status !== "FAILED")
    return (
      <Alert title={t("pendingTitle")}>
        <p>{facts}</p>
        <p>{t("pendingText")}</p>
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      title={t("failedTitle")}
      action={
        <ButtonLink size="sm" href={href(locale, "contact")}>
          {t("failedWay")}
        </ButtonLink>
      }
    >
      <p>{facts}</p>
      <p>{t("failedText")}</p>
    </Alert>
  );
}
