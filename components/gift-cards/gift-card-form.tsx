"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { maxGiftCardTtc, minGiftCardTtc, type GiftCardOrder } from "#contract/gift-cards.ts";
import { toCents } from "#contract/money.ts";
import { PictureOptions } from "#components/forms/picture-options.tsx";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useCheckedForm } from "#components/forms/use-checked-form.ts";
import { useKnownSender } from "#components/forms/use-known-sender.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { shopDay } from "#lib/dates/shop-day.ts";
import { orderCard } from "#lib/gift-cards/api.ts";
import { firstAmount, isGiftCardAmount, offeredAmounts, parseAmount } from "#lib/gift-cards/amounts.ts";
import { giftCardFormSchema, toGiftCardBody, toGiftCardForm } from "#lib/gift-cards/gift-card-form.ts";
import type { Designs } from "#lib/gift-cards/types.ts";
import { formatEuros, formatWholeEuros } from "#lib/money/format.ts";
import { GiftCardFace } from "./gift-card-face.tsx";
import { SendingMoment } from "./sending-moment.tsx";

interface GiftCardFormProps {
  designs: Designs;
  /** What was ordered and is written anew. */
  known: GiftCardOrder | null;
  onOrdered: (card: GiftCardOrder) => void;
}

/** The card as it will look, and everything it needs. Needs `giftCardForm`, `validation` and `error`. */
export function GiftCardForm({ designs, known, onOrdered }: GiftCardFormProps) {
  const t = useTranslations("giftCardForm");
  const locale = useLocale();
  const [today] = useState(() => shopDay(new Date()));
  const [startLine] = useState(() =>
    new URLSearchParams(location.search).get("for") === "woman" ? "WOMAN" : ("KID" as const),
  );
  const writing = useCheckedForm({
    id: "gift",
    schema: giftCardFormSchema,
    fields: {
      amount: t("amount"),
      for: t("for"),
      design: t("design"),
      recipient_name: t("recipientName"),
      message: t("message"),
      way: t("way"),
      recipient_email: t("recipientEmail"),
      when: t("when"),
      date: t("date"),
      hour: t("hour"),
      buyer_name: t("buyerName"),
      buyer_email: t("buyerEmail"),
    },
    defaultValues: known
      ? toGiftCardForm(known, "", today)
      : {
          amount: String(firstAmount),
          for: startLine,
          design: designs.find((design) => design.for === startLine)?.design ?? "TRUNK",
          recipient_name: "",
          message: "",
          way: "MAIL",
          recipient_email: "",
          when: "NOW",
          date: "",
          hour: "9",
          buyer_name: "",
          buyer_email: "",
        },
    draft: { key: "gift-card" },
    send: (values, attempt) => orderCard(toGiftCardBody(values), attempt),
    onDone: (card) => onOrdered(card),
  });
  const { form, field } = writing;
  const values = useWatch({ control: form.control });
  /* What was just chosen counts more than what was once; said once, so that the page may be loaded again. */
  useEffect(() => {
    const address = new URL(location.href);
    const asked = address.searchParams.get("amount");
    if (asked === null) return;
    if (!known && isGiftCardAmount(asked)) form.setValue("amount", asked, { shouldDirty: true });
    address.searchParams.delete("amount");
    history.replaceState(history.state, "", address);
  }, [form, known]);

  useKnownSender(form, "buyer_email", "buyer_name");

  const amount = parseAmount(values.amount ?? "");
  const chosen = designs.find(({ design }) => design === values.design) ?? designs[0];
  const optional = t("optional");
  const range = {
    least: formatWholeEuros(toCents(minGiftCardTtc), locale),
    most: formatWholeEuros(toCents(maxGiftCardTtc), locale),
  };
  const isMailed = values.way === "MAIL";
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
      <section aria-labelledby="gift-preview" className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">
        <h2 id="gift-preview" className="sr-only">
          {t("preview")}
        </h2>
        {chosen && (
          <GiftCardFace
            picture={chosen.picture}
            world={values.for === "WOMAN" ? "WOMAN" : "KID"}
            priority="eager"
            label={t("card")}
            amount={Number.isNaN(amount) ? "–" : formatEuros(amount, locale)}
            dedication={values.recipient_name ? t("dedication", { name: values.recipient_name }) : t("dedicationEmpty")}
          />
        )}
        <figure className="mt-4 rounded bg-tint p-5">
          <blockquote className="font-heading text-lg whitespace-pre-line">
            {values.message || t("messageEmpty")}
          </blockquote>
          <figcaption className="mt-2 text-sm text-muted">{values.buyer_name || t("buyerEmpty")}</figcaption>
        </figure>
      </section>
      <ContractForm
        form={writing}
        aria-label={t("form")}
        className="lg:col-start-1 lg:row-start-1"
        actions={
          <Button type="submit" size="lg" block loading={writing.isBusy}>
            {t("toPayment")}
          </Button>
        }
      >
        <div className="flex flex-col gap-3">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t("offeredAmounts")}</legend>
            {offeredAmounts.map((euros) => (
              <Button
                key={euros}
                variant={amount === euros ? "primary" : "secondary"}
                size="sm"
                aria-pressed={amount === euros}
                onClick={() =>
                  form.setValue("amount", String(euros), { shouldDirty: true, shouldValidate: writing.attempt > 0 })
                }
              >
                {formatWholeEuros(toCents(euros), locale)}
              </Button>
            ))}
          </fieldset>
          <Field {...field("amount")} hint={t("amountHint", range)}>
            {(control) => (
              <Input {...control} {...form.register("amount")} inputMode="decimal" autoComplete="off" maxLength={10} />
            )}
          </Field>
        </div>
        <RadioGroup
          {...form.register("for")}
          id={field("for").id}
          legend={t("for")}
          error={writing.errorOf("for")}
          options={[
            { value: "KID", label: t("forKid") },
            { value: "WOMAN", label: t("forWoman") },
          ]}
        />
        <PictureOptions
          {...form.register("design")}
          type="radio"
          columns="wide"
          id={field("design").id}
          legend={t("design")}
          error={writing.errorOf("design")}
          defaultChosen={[values.design ?? "TRUNK"]}
          options={designs.map(({ design, picture }) => ({
            value: design,
            label: t(`designs.${design}`),
            media: <Picture picture={picture} sizes="10rem" alt="" />,
          }))}
        />
        <Field {...field("recipient_name")}>
          {(control) => <Input {...control} {...form.register("recipient_name")} autoComplete="off" maxLength={80} />}
        </Field>
        <Field
          {...field("message")}
          note={optional}
          hint={t("messageHint", { count: 500 - (values.message?.length ?? 0) })}
        >
          {(control) => <TextArea {...control} {...form.register("message")} rows={4} maxLength={500} />}
        </Field>
        <RadioGroup
          {...form.register("way")}
          id={field("way").id}
          legend={t("way")}
          options={[
            { value: "MAIL", label: t("byMail"), description: t("byMailText") },
            { value: "PRINT", label: t("byHand"), description: t("byHandText") },
          ]}
        />
        {isMailed && (
          <>
            <EmailField form={writing} name="recipient_email" autoComplete="off" />
            <RadioGroup
              {...form.register("when")}
              id={field("when").id}
              legend={t("when")}
              options={[
                { value: "NOW", label: t("now"), description: t("nowText") },
                { value: "LATER", label: t("later"), description: t("laterText") },
              ]}
            />
            {values.when === "LATER" && (
              <SendingMoment
                date={{ field: field("date"), input: form.register("date") }}
                hour={{ field: field("hour"), input: form.register("hour") }}
              />
            )}
          </>
        )}
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <Field {...field("buyer_name")}>
            {(control) => <Input {...control} {...form.register("buyer_name")} autoComplete="name" maxLength={80} />}
          </Field>
          <EmailField form={writing} name="buyer_email" hint={t("buyerEmailHint")} autoComplete="email" />
        </div>
      </ContractForm>
    </div>
  );
}
