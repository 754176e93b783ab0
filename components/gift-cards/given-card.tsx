"use client";

import { lazy, Suspense, useState, type ReactNode } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { GiftCard } from "#contract/gift-cards.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { FieldError } from "#components/ui/field-error.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { pdfOf, sendAgain, withdrawCard, type CardName } from "#lib/gift-cards/api.ts";
import type { Given } from "#lib/gift-cards/types.ts";
import { formatEuros } from "#lib/money/format.ts";
import { GiftCardFace } from "./gift-card-face.tsx";
import { ChangeSending, SendAgain } from "./sending-forms.tsx";
import { useSendingText } from "./use-sending-text.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("#components/ui/confirm-dialog.tsx")).ConfirmDialog,
}));

const bold = (text: ReactNode) => <b className="whitespace-nowrap">{text}</b>;

interface GivenCardProps {
  card: Given;
  name: CardName;
  headingLevel: 2 | 3;
}

const badgeOf = (card: Given): "sent" | "opened" | "waiting" | "toPrint" | GiftCard["status"] => {
  if (card.status !== "ACTIVE") return card.status;
  if (card.opened_at !== null) return "opened";
  if (card.recipient.email === null) return "toPrint";
  return card.is_sent ? "sent" : "waiting";
};

/** A card its giver can follow, print, send again, move and give back. Needs `givenCards`, `giftCardForm`, `validation`, `error`. */
export function GivenCard({ card: initial, name, headingLevel }: GivenCardProps) {
  const t = useTranslations("givenCards");
  const tForm = useTranslations("giftCardForm");
  const locale = useLocale();
  const sendingText = useSendingText();
  const [card, setCard] = useState(initial);
  const [open, setOpen] = useState<"change" | "again" | null>(null);
  const Heading = `h${headingLevel}` as const;
  const badge = badgeOf(card);
  const isActive = card.status === "ACTIVE";
  const day = (iso: string) => formatDate(iso, locale);
  const take = (next: Given, said: string) => {
    setCard(next);
    setOpen(null);
    announce(said);
  };
  const withdrawal = card.withdraw_until !== null && (
    <Withdraw
      name={name}
      until={day(card.withdraw_until)}
      onDone={(next) => take({ ...next, code: null }, t("refunded"))}
    />
  );
  return (
    <Card as="article" tone="outline" className="grid gap-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <GiftCardFace
        picture={card.picture}
        world={card.for}
        label={tForm("card")}
        amount={formatEuros(card.amount, locale)}
        dedication={tForm("dedication", { name: card.recipient.name })}
        className="self-start text-sm [&_p]:text-base"
      />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Heading className="text-xl">
            {t("title", { amount: formatEuros(card.amount, locale), name: card.recipient.name })}
          </Heading>
          <Badge tone={isActive ? "yellow" : "blue"}>{t(`state.${badge}`)}</Badge>
        </div>
        <ul className="grid gap-1">
          <li>{sendingText(card)}</li>
          {card.opened_at !== null && <li>{t("openedOn", { date: day(card.opened_at) })}</li>}
          {card.redeemed_at !== null && <li>{t("redeemedOn", { date: day(card.redeemed_at) })}</li>}
          {isActive && card.expires_on !== null && <li>{t("until", { date: day(card.expires_on) })}</li>}
          {card.status === "REFUNDED" && <li>{t("refunded")}</li>}
          {isActive && card.code && <li>{t.rich("code", { code: card.code, b: bold })}</li>}
        </ul>
        {card.message !== "" && (
          <blockquote className="border-s-4 border-thread ps-3 font-heading whitespace-pre-line">
            {card.message}
          </blockquote>
        )}
        {isActive && card.is_code_hidden && (
          <>
            <SendToGiver name={name} onDone={(next) => take(next, t("sentToGiver"))} />
            {withdrawal}
          </>
        )}
        {isActive && !card.is_code_hidden && (
          <div className="flex flex-wrap gap-2">
            <a
              href={pdfOf(name)}
              target="_blank"
              rel="noopener"
              className={buttonClass({ size: "sm", variant: card.recipient.email === null ? "primary" : "secondary" })}
            >
              {t("print")}
            </a>
            {card.is_sent ? (
              <Button
                size="sm"
                variant="secondary"
                aria-expanded={open === "again"}
                onClick={() => setOpen(open === "again" ? null : "again")}
              >
                {t("again")}
              </Button>
            ) : (
              card.recipient.email !== null && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-expanded={open === "change"}
                  onClick={() => setOpen(open === "change" ? null : "change")}
                >
                  {t("change")}
                </Button>
              )
            )}
            {withdrawal}
          </div>
        )}
        {open === "change" && (
          <ChangeSending
            card={card}
            name={name}
            onDone={(next) => take({ ...next, code: card.code ?? null }, t("changed"))}
          />
        )}
        {open === "again" && (
          <SendAgain
            card={card}
            name={name}
            // Sent elsewhere it has another code, which a fresh page tells.
            onDone={(next, isElsewhere) =>
              take({ ...next, code: isElsewhere ? null : (card.code ?? null) }, t("sentAgain"))
            }
          />
        )}
      </div>
    </Card>
  );
}

/** What staff can do about a card whose code it may not see. */
function SendToGiver({ name, onDone }: { name: CardName; onDone: (card: Given) => void }) {
  const t = useTranslations("givenCards");
  const tError = useTranslations("error");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      onDone(await sendAgain(name, {}));
    } catch (error) {
      const message = tError(errorKey(error));
      setFailure(message);
      announce(message);
    }
    setIsBusy(false);
  };
  return (
    <div className="grid gap-2 justify-items-start">
      <p className="text-sm text-muted">{t("codeHidden")}</p>
      <Button size="sm" variant="secondary" loading={isBusy} onClick={() => void send()}>
        {t("sendToGiver")}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </div>
  );
}

function Withdraw({ name, until, onDone }: { name: CardName; until: string; onDone: (card: Given) => void }) {
  const t = useTranslations("givenCards");
  const tAll = useTranslations();
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setIsBusy(true);
    try {
      onDone(await withdrawCard(name));
    } catch (error) {
      const message = tAll(`error.${errorKey(error)}`);
      setFailure(message);
      announce(message);
      setIsOpen(false);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          setIsAsked(true);
          setIsOpen(true);
        }}
      >
        {t("withdraw")}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open={isOpen}
            onOpenChange={setIsOpen}
            title={t("withdrawTitle")}
            confirmLabel={t("withdrawConfirm")}
            cancelLabel={t("withdrawCancel")}
            closeLabel={t("withdrawCancel")}
            onConfirm={() => void withdraw()}
            loading={isBusy}
            tone="danger"
          >
            {t("withdrawText", { date: until })}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
