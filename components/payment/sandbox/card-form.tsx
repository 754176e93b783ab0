"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useImperativeHandle, type ChangeEvent } from "react";
import { useForm } from "react-hook-form";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { Field } from "#components/ui/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Input } from "#components/ui/input.tsx";
import { shopDay } from "#lib/dates/shop-day.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { formatExpiry, parseExpiry } from "#lib/payments/card-expiry.ts";
import { cardFormSchema, type CardFormValues } from "#lib/payments/card-form.ts";
import { caretAfterFormat, formatCardNumber } from "#lib/payments/card-number.ts";
import { tokeniseSandboxCard } from "#lib/payments/sandbox.ts";
import type { PaymentFormProps, Prepared } from "../payment-form.ts";
import { SandboxCards } from "./test-cards.tsx";

const ids = { number: "card-number", expiry: "card-expiry", cvc: "card-cvc", holder: "card-holder" } as const;
const names = Object.keys(ids) as (keyof CardFormValues)[];
const messages = {
  number: "payment.numberInvalid",
  expiry: "payment.expiryInvalid",
  expired: "payment.expired",
  cvc: "validation.card_cvc_invalid",
  refused: "payment.refused",
} as const;

/** Plays a provider's card fields with documented test numbers. Nothing typed here is ever stored in the browser. */
export function SandboxCardForm({ ref, holder, begin }: Pick<PaymentFormProps, "ref" | "holder" | "begin">) {
  const t = useTranslations();
  const form = useForm<CardFormValues>({
    resolver: (values, context, options) => zodResolver(cardFormSchema(shopDay(new Date())))(values, context, options),
    defaultValues: { number: "", expiry: "", cvc: "", holder },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const errorOf = (name: keyof CardFormValues): string | undefined => {
    const message = errors[name]?.message;
    if (message === undefined) return undefined;
    if (message === "required") return t(`validation.missing.${name}`);
    return t(message in messages ? messages[message as keyof typeof messages] : "validation.invalid");
  };
  const shownErrors = names.flatMap((name) => {
    const message = errorOf(name);
    if (message === undefined) return [];
    const isWhole = errors[name]?.message === "required";
    return [
      {
        fieldId: ids[name],
        message: isWhole ? message : t("validation.named", { field: t(`payment.${name}`), message }),
      },
    ];
  });

  useImperativeHandle(ref, () => ({
    prepare: async () => {
      let prepared: Prepared = { kind: "incomplete" };
      await form.handleSubmit(async ({ number, expiry, cvc, holder: name }) => {
        const parsed = parseExpiry(expiry);
        if (parsed === null) return;
        try {
          const proof = await tokeniseSandboxCard(await begin(), { number, expiry: parsed, cvc, holder: name });
          prepared = { kind: "proof", proof };
        } catch (error) {
          if (hasCode(error, "PAYMENT_METHOD_REFUSED")) form.setError("number", { type: "server", message: "refused" });
          else if (hasCode(error, "PAYMENT_METHOD_EXPIRED"))
            form.setError("expiry", { type: "server", message: "expired" });
          else throw error;
        }
      })();
      return prepared;
    },
  }));

  const number = form.register("number", {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const formatted = formatCardNumber(target.value);
      const caret = caretAfterFormat(target.value, target.selectionStart ?? target.value.length, formatted);
      form.setValue("number", formatted, { shouldValidate: form.formState.isSubmitted });
      target.setSelectionRange(caret, caret);
    },
  });
  const expiry = form.register("expiry");
  return (
    <div className="flex flex-col gap-4">
      <ErrorSummary
        title={t("validation.summary", { count: shownErrors.length })}
        errors={shownErrors}
        attempt={submitCount}
      />
      <SandboxCards
        onUse={(value) =>
          form.setValue("number", formatCardNumber(value), { shouldValidate: form.formState.isSubmitted })
        }
      />
      <Field id={ids.number} label={t("payment.number")} error={errorOf("number")}>
        {(control) => (
          <div className="relative">
            <Input
              {...control}
              {...number}
              inputMode="numeric"
              autoComplete="cc-number"
              spellCheck={false}
              className="pe-11 tabular-nums"
            />
            <Icon
              name="card"
              size={22}
              className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-muted"
            />
          </div>
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field
          id={ids.expiry}
          label={t("payment.expiry")}
          hint={t("payment.expiryHint")}
          error={errorOf("expiry")}
          className="justify-between"
        >
          {(control) => (
            <Input
              {...control}
              {...expiry}
              onChange={(event) => {
                event.target.value = formatExpiry(event.target.value, form.getValues("expiry"));
                void expiry.onChange(event);
              }}
              inputMode="numeric"
              autoComplete="cc-exp"
              maxLength={9}
            />
          )}
        </Field>
        <Field
          id={ids.cvc}
          label={t("payment.cvc")}
          hint={t("payment.cvcHint")}
          error={errorOf("cvc")}
          className="justify-between"
        >
          {(control) => (
            <Input {...control} {...form.register("cvc")} inputMode="numeric" autoComplete="cc-csc" maxLength={4} />
          )}
        </Field>
      </div>
      <Field id={ids.holder} label={t("payment.holder")} error={errorOf("holder")}>
        {(control) => <Input {...control} {...form.register("holder")} autoComplete="cc-name" />}
      </Field>
    </div>
  );
}
