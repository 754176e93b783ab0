"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { emailSchema } from "#contract/account-fields.ts";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { EmailField } from "#components/forms/email-field.tsx";
import { useCheckedForm } from "#components/forms/use-checked-form.ts";
import { Button } from "#components/ui/button.tsx";
import { changeSending, sendAgain, type CardName } from "#lib/gift-cards/api.ts";
import type { Given } from "#lib/gift-cards/types.ts";
import { SendingMoment } from "./sending-moment.tsx";

interface SendingFormProps {
  card: Given;
  name: CardName;
}

const changeSchema = z.object({
  recipient_email: emailSchema,
  date: z.string().min(1, { error: "required" }),
  hour: z.string(),
});

/** Another day, hour or mailbox, before the card is mailed. */
export function ChangeSending({ card, name, onDone }: SendingFormProps & { onDone: (card: GiftCardOrder) => void }) {
  const t = useTranslations("giftCardForm");
  const tGiven = useTranslations("givenCards");
  const changing = useCheckedForm({
    id: `change-${card.id}`,
    schema: changeSchema,
    fields: { recipient_email: t("recipientEmail"), date: t("date"), hour: t("hour") },
    defaultValues: { recipient_email: card.recipient.email ?? "", date: card.date, hour: String(card.hour ?? 8) },
    send: ({ hour, ...values }) => changeSending(name, { ...values, hour: Number(hour) }),
    onDone: (next) => onDone(next),
  });
  const { form, field } = changing;
  return (
    <ContractForm
      form={changing}
      aria-label={tGiven("change")}
      actions={
        <Button type="submit" size="sm" loading={changing.isBusy} className="self-start">
          {tGiven("save")}
        </Button>
      }
    >
      <EmailField form={changing} name="recipient_email" autoComplete="off" />
      <SendingMoment
        date={{ field: field("date"), input: form.register("date") }}
        hour={{ field: field("hour"), input: form.register("hour") }}
      />
    </ContractForm>
  );
}

const againSchema = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), emailSchema])),
});

/** The same card once more; to another mailbox it goes with a new code, which is said. */
export function SendAgain({
  card,
  name,
  onDone,
}: SendingFormProps & { onDone: (card: GiftCardOrder, isElsewhere: boolean) => void }) {
  const t = useTranslations("givenCards");
  const sending = useCheckedForm({
    id: `again-${card.id}`,
    schema: againSchema,
    fields: { email: t("againEmail") },
    defaultValues: { email: card.recipient.email ?? "" },
    send: ({ email }) => sendAgain(name, email === "" ? {} : { email }),
    onDone: (next, { email }) => onDone(next, email !== "" && email !== card.recipient.email),
  });
  return (
    <ContractForm
      form={sending}
      aria-label={t("again")}
      actions={
        <Button type="submit" size="sm" loading={sending.isBusy} className="self-start">
          {t("send")}
        </Button>
      }
    >
      <EmailField form={sending} name="email" hint={t("againHint")} autoComplete="off" />
    </ContractForm>
  );
}
