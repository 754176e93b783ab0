"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { OpenedGiftCard } from "#contract/gift-cards.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { readHash } from "#lib/browser/hash.ts";
import { formatDate } from "#lib/dates/format.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { writeFormDraft } from "#lib/forms/form-draft.ts";
import { openCard } from "#lib/gift-cards/api.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { GiftCardFace } from "./gift-card-face.tsx";

const bold = (text: ReactNode) => <b className="whitespace-nowrap">{text}</b>;

/**
 * A card is opened by a press, not by loading the page: programs that look through mails load pages too, and the giver is
 * told that it was opened. The code stands behind the hash of the address.
 */
export function OpenGiftCard() {
  const t = useTranslations("openCard");
  const tError = useTranslations("error");
  const [card, setCard] = useState<OpenedGiftCard | null>(null);
  const [failure, setFailure] = useState<ErrorKey | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      setCard(await openCard(readHash(location.hash) ?? "-"));
    } catch (error) {
      const key = errorKey(error);
      setFailure(key);
      announce(key === "CODE_INVALID" ? t("unknown") : tError(key));
    }
    setIsBusy(false);
  };
  if (card) return <Opened card={card} />;
  return (
    <div className="mt-8 grid justify-items-center gap-6 rounded bg-tint px-5 py-12 text-center">
      <Envelope />
      <p className="max-w-prose text-lg">{t("closed")}</p>
      {failure && <Alert tone="warning">{failure === "CODE_INVALID" ? t("unknown") : tError(failure)}</Alert>}
      <Button size="lg" loading={isBusy} onClick={() => void open()}>
        {t("open")}
      </Button>
      <p className="max-w-prose text-sm text-muted">{t("told")}</p>
    </div>
  );
}

/** A letter with a seal, drawn in the colours of the page. */
const Envelope = () => (
  <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" className="max-w-full">
    <rect
      x="8"
      y="14"
      width="224"
      height="138"
      rx="12"
      fill="var(--surface)"
      stroke="var(--thread)"
      strokeWidth="2.5"
    />
    <path
      d="M10 24 120 96 230 24"
      fill="var(--ground)"
      stroke="var(--thread)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M12 146 90 78M228 146 150 78" fill="none" stroke="var(--thread)" strokeWidth="2.5" strokeDasharray="7 6" />
    <circle cx="120" cy="92" r="22" fill="var(--accent)" stroke="var(--thread)" strokeWidth="2.5" />
    <path d="M120 103c-9-7-13-11-12-17 2-6 9-6 12 1 3-7 10-7 12-1 1 6-3 10-12 17z" fill="var(--on-accent)" />
  </svg>
);

function Opened({ card }: { card: OpenedGiftCard }) {
  const t = useTranslations("openCard");
  const tForm = useTranslations("giftCardForm");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = formatEuros(card.amount, locale);
  const canUse = card.status === "ACTIVE";
  return (
    <div className="mt-8 grid items-start gap-8 md:grid-cols-2">
      <GiftCardFace
        picture={card.picture}
        world={card.for}
        priority="first"
        label={tForm("card")}
        amount={amount}
        dedication={tForm("dedication", { name: card.recipient.name })}
      />
      <div className="grid gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t("from", { name: card.buyer.name, amount })}
        </h2>
        {card.message !== "" && (
          <blockquote className="border-s-4 border-thread ps-4 font-heading text-lg whitespace-pre-line">
            {card.message}
          </blockquote>
        )}
        {canUse ? (
          <>
            <p>
              {t.rich("code", { code: card.code, b: bold })}
              {card.expires_on !== null && ` ${t("until", { date: formatDate(card.expires_on, locale) })}`}
            </p>
            <p>{t("how")}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink
                href={href(locale, "infos-add-giftcard")}
                onClick={() =>
                  writeFormDraft(sessionStorage, "add-giftcard", { values: { code: card.code }, attempt: null })
                }
              >
                {t("use")}
              </ButtonLink>
              <WhereOn feature="shop">
                <ButtonLink
                  variant="secondary"
                  href={
                    card.for === "WOMAN"
                      ? href(locale, "shop-collection", { collection: "woman" })
                      : href(locale, "shop")
                  }
                >
                  {t("shop")}
                </ButtonLink>
              </WhereOn>
            </div>
          </>
        ) : (
          <Alert tone="info">{t(card.status === "EXPIRED" ? "expired" : "used")}</Alert>
        )}
      </div>
    </div>
  );
}
