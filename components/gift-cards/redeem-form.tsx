"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { codeSchema } from "#contract/discounts.ts";
import { redeemGiftCard, type OpenedGiftCard, type ReceivedGiftCard } from "#contract/gift-cards.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useCheckedForm } from "#components/forms/use-checked-form.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { openCard } from "#lib/gift-cards/api.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { GiftCardFace } from "./gift-card-face.tsx";

const schema = z.object({ code: codeSchema });
const codeErrors = new Set(["CODE_INVALID", "GIFT_CARD_ALREADY_USED", "GIFT_CARD_EXPIRED"]);

/** First what a code is worth, then into the wallet. Needs `addGiftCard`, `giftCardForm`, `validation` and `error`. */
export function RedeemForm() {
  const t = useTranslations("addGiftCard");
  const [card, setCard] = useState<OpenedGiftCard | null>(null);
  const [redeemed, setRedeemed] = useState<ReceivedGiftCard | null>(null);
  const asking = useCheckedForm({
    id: "add-giftcard",
    schema,
    fields: { code: t("code") },
    defaultValues: { code: "" },
    draft: { key: "add-giftcard" },
    send: ({ code }) => openCard(code),
    onDone: (opened) => setCard(opened),
    fieldOfRefusal: (key) => (codeErrors.has(key) ? "code" : undefined),
  });
  if (redeemed) return <Redeemed card={redeemed} />;
  if (card) return <Offer card={card} onRedeemed={setRedeemed} onOther={() => setCard(null)} />;
  return (
    <ContractForm
      form={asking}
      className="max-w-md"
      actions={
        <Button type="submit" loading={asking.isBusy} className="self-start">
          {t("look")}
        </Button>
      }
    >
      <Field {...asking.field("code")} hint={t("codeHint")}>
        {(control) => (
          <Input
            {...control}
            {...asking.form.register("code")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            placeholder="GC-"
            className="uppercase"
          />
        )}
      </Field>
    </ContractForm>
  );
}

function Offer({
  card,
  onRedeemed,
  onOther,
}: {
  card: OpenedGiftCard;
  onRedeemed: (card: ReceivedGiftCard) => void;
  onOther: () => void;
}) {
  const t = useTranslations("addGiftCard");
  const tForm = useTranslations("giftCardForm");
  const locale = useLocale();
  const redeeming = useCheckedForm({
    id: "redeem",
    schema: z.object({}),
    fields: {},
    defaultValues: {},
    send: () => browserApi().call(redeemGiftCard, { params: { code: card.code } }),
    onDone: (answer) => onRedeemed(answer),
  });
  const amount = formatEuros(card.amount, locale);
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <GiftCardFace
        picture={card.picture}
        world={card.for}
        label={tForm("card")}
        amount={amount}
        dedication={tForm("dedication", { name: card.recipient.name })}
      />
      <div className="grid gap-4" aria-live="polite">
        <h2 className="text-2xl">{t("worth", { amount })}</h2>
        <p className="text-muted">{t("from", { name: card.buyer.name })}</p>
        {card.status === "ACTIVE" ? (
          <>
            {card.expires_on !== null && <p>{t("until", { date: formatDate(card.expires_on, locale) })}</p>}
            <ContractForm
              form={redeeming}
              actions={
                <div className="flex flex-wrap gap-3">
                  <Button type="submit" loading={redeeming.isBusy}>
                    {t("redeem", { amount })}
                  </Button>
                  <Button variant="ghost" onClick={onOther}>
                    {t("other")}
                  </Button>
                </div>
              }
            />
          </>
        ) : (
          <Alert
            tone="warning"
            action={
              <Button size="sm" variant="secondary" onClick={onOther}>
                {t("other")}
              </Button>
            }
          >
            {t(card.status === "EXPIRED" ? "expired" : "used")}
          </Alert>
        )}
      </div>
    </div>
  );
}

function Redeemed({ card }: { card: ReceivedGiftCard }) {
  const t = useTranslations("addGiftCard");
  const locale = useLocale();
  return (
    <div aria-live="polite">
      <Alert
        tone="success"
        title={t("doneTitle", { amount: formatEuros(card.amount, locale) })}
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <WhereOn feature="shop">
              <ButtonLink size="sm" href={href(locale, "shop")}>
                {t("toShop")}
              </ButtonLink>
            </WhereOn>
            <TextLink href={href(locale, "infos-wallet")}>{t("toWallet")}</TextLink>
          </div>
        }
      >
        {t("doneText")}
      </Alert>
    </div>
  );
}
