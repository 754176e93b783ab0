"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import { useAskAgain } from "#components/payment/use-ask-again.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { findGivenCard, findReturnedCard, nameOf, searchOf } from "#lib/gift-cards/api.ts";
import { phaseOf } from "#lib/gift-cards/pay-card.ts";
import { useFound } from "#lib/http/use-found.ts";
import { formatEuros } from "#lib/money/format.ts";
import { cleanAddress } from "#lib/payments/clean-address.ts";
import { paymentErrorKey } from "#lib/payments/payment-error-key.ts";
import { href } from "#lib/routing/href.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { GivenCard } from "./given-card.tsx";

/** What became of a gift card: thanks for one that was paid, and for nothing else. */
export function GiftCardResult() {
  const t = useTranslations("deeds.giftCard");
  const locale = useLocale();
  const found = useFound(findReturnedCard);
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
      {found.state === "found" && <Followed card={found.value} />}
    </div>
  );
}

/** Asks again while the bank has not answered. */
function Followed({ card: first }: { card: GiftCardOrder }) {
  const [card, setCard] = useState(first);
  const { kind } = phaseOf(card);
  /* While the bank still waits, what it gave back may not have arrived: a reload hands it over once more. */
  useEffect(() => {
    if (kind !== "action") cleanAddress();
  }, [kind]);
  const poll = useAskAgain(async () => {
    const next = await findGivenCard(location.search).catch(() => null);
    if (next) setCard(next);
  }, kind === "pending");
  return <Result card={card} poll={poll} />;
}

function Result({ card, poll }: { card: GiftCardOrder; poll: ReturnType<typeof useAskAgain> }) {
  const t = useTranslations("deeds.giftCard");
  const tAll = useTranslations();
  const locale = useLocale();
  const phase = phaseOf(card);
  const facts = t("facts", {
    amount: formatEuros(card.amount, locale),
    name: card.recipient.name,
    date: formatDate(card.date, locale),
  });
  if (phase.kind === "paid")
    return (
      <div className="grid gap-6">
        {(card.status === "ACTIVE" || card.status === "REDEEMED") && (
          <Alert tone="success" title={t("doneTitle")}>
            <p>{t(card.recipient.email === null ? "doneTextPrint" : "doneText")}</p>
          </Alert>
        )}
        <GivenCard card={card} name={nameOf(card)} headingLevel={2} />
        {isSignedIn() && (
          <TextLink standalone href={href(locale, "infos-giftcards")}>
            {t("toCards")}
          </TextLink>
        )}
      </div>
    );
  if (phase.kind === "pending")
    return (
      <Alert
        title={t("pendingTitle")}
        action={
          poll.isOver && (
            <Button size="sm" loading={poll.isAsking} onClick={poll.askNow}>
              {tAll("payment.result.checkAgain")}
            </Button>
          )
        }
      >
        <p>{facts}</p>
        <p>{t("pendingText")}</p>
      </Alert>
    );
  const again = href(locale, "giftcard-checkout", null, searchOf(nameOf(card)));
  if (phase.kind === "action")
    return (
      <Alert
        tone="warning"
        title={t("actionTitle")}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink size="sm" href={phase.url}>
              {t("toBank")}
            </ButtonLink>
            <ButtonLink size="sm" variant="secondary" href={again}>
              {t("failedWay")}
            </ButtonLink>
          </div>
        }
      >
        <p>{facts}</p>
        <p>{t("actionText")}</p>
      </Alert>
    );
  if (phase.kind === "over")
    return (
      <Alert
        tone="warning"
        title={t("overTitle")}
        action={
          <ButtonLink size="sm" href={href(locale, "giftcard-checkout")}>
            {t("way")}
          </ButtonLink>
        }
      >
        {t("overText")}
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      title={phase.kind === "failed" ? t("failedTitle") : t("unpaidTitle")}
      action={
        <ButtonLink size="sm" href={again}>
          {t("failedWay")}
        </ButtonLink>
      }
    >
      <p>{facts}</p>
      {phase.kind === "failed" && <p>{tAll(`website.error.payment.${paymentErrorKey(phase.code)}`)}</p>}
      <p>{t("failedText")}</p>
    </Alert>
  );
}
