"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState, type ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { hasPaymentForm, PaymentForm } from "#components/payment/payment-forms.tsx";
import type { PaymentFormHandle } from "#components/payment/payment-form.ts";
import { prepareForm } from "#components/payment/prepare-form.ts";
import { PaymentMethodChoice } from "#components/payment/payment-method-choice.tsx";
import type { ChosenMethod } from "#lib/checkout/place-order.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { beginSetup, saveMethod } from "#lib/payments/api.ts";
import { newMethodValue, offeredWays, startMethod, wayOf } from "#lib/payments/method-choice.ts";
import { kindOfType, type PaymentKind } from "#lib/payments/method-type.ts";
import { paymentErrorKey, setupRefusal } from "#lib/payments/payment-error-key.ts";
import { withoutPaymentReturn } from "#lib/payments/payment-return.ts";
import { paymentMethodsQuery, paymentPlatformsQuery } from "#lib/payments/queries.ts";
import type { PaymentMethod, PaymentPlatform } from "#lib/payments/types.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { useSetupReturn } from "#components/payment/use-setup-return.ts";
import { FinalButton } from "./final-button.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { useFinalPress, type FinalSums, type PayOutcome } from "./use-final-press.ts";

interface PaymentStepProps {
  /** Name a new card probably carries. */
  holder: string;
  remembered: string | null;
  onRemember: (choice: string) => void;
  /** The last payment of the order failed. */
  hasFailed: boolean;
  /** Above everything: what went wrong, what changed. */
  notice: ReactNode;
  review: ReactNode;
  sums: FinalSums;
  /** Orders or pays with a method; says itself what went wrong. */
  onPay: (method: ChosenMethod) => Promise<PayOutcome>;
  /**
   * `asked`: a typed method is kept if the customer says so. `told`: it is, for boxes are charged later, and that is said.
   * `saved`: nothing is paid now, it is saved for later at once.
   */
  keeping: "asked" | "told" | "saved";
  /** Absent: an order that obliges to pay. */
  submitLabel?: string;
  /** Tells a failure to save the method. */
  onFailure: (error: unknown) => void;
}

const keepableKind = (kind: PaymentKind): "card" | "paypal" | null =>
  kind === "card" || kind === "paypal" ? kind : null;

/** How it is paid, then everything once more, then the one button that costs money. */
export function PaymentStep(props: PaymentStepProps) {
  const methods = useQuery(paymentMethodsQuery());
  const platforms = useQuery(paymentPlatformsQuery(props.keeping === "saved" ? "boxes" : "shop"));
  if ((methods.isError && !methods.data) || (platforms.isError && !platforms.data))
    return <LoadFailure onRetry={() => void Promise.all([methods.refetch(), platforms.refetch()])} />;
  if (!methods.data || !platforms.data) return <Skeleton className="h-96 w-full" />;
  return <LoadedPaymentStep {...props} savedMethods={methods.data} platforms={platforms.data} />;
}

interface LoadedPaymentStepProps extends PaymentStepProps {
  savedMethods: readonly PaymentMethod[];
  platforms: readonly PaymentPlatform[];
}

function LoadedPaymentStep({
  savedMethods,
  platforms,
  holder,
  remembered,
  onRemember,
  hasFailed,
  notice,
  review,
  sums,
  onPay,
  keeping,
  submitLabel,
  onFailure,
}: LoadedPaymentStepProps) {
  const t = useTranslations();
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useRef<PaymentFormHandle>(null);
  /** The card typed in this step: it is ready to be charged, and nothing has been paid with it. */
  const [typed, setTyped] = useState<PaymentMethod | null>(null);
  const [isKept, setIsKept] = useState(false);
  const [today] = useState(() => shopDay(new Date()));
  /** The provider's reason for a method that could not be made ready. */
  const [refusal, setRefusal] = useState<string | null>(null);

  const use = keeping === "saved" ? "later" : "once";
  const ways = offeredWays(platforms, hasPaymentForm);
  const choose = (value: string) => {
    setChosen(value);
    onRemember(value);
  };
  const refuse = (code: string) => {
    setRefusal(code);
    announce(t(`website.error.payment.${paymentErrorKey(code)}`));
  };
  const take = (ready: PaymentMethod) => {
    // From here on the method can be chosen: a retry does not ask for it again.
    setTyped(ready);
    choose(ready.id);
  };
  const returned = useSetupReturn({
    isReady: use === "later",
    types: ways.map(({ type }) => type),
    onSaved: take,
    onRefused: refuse,
    onFailure,
  });

  const isTypedNew = typed !== null && !savedMethods.some(({ id }) => id === typed.id);
  const methods = isTypedNew ? [...savedMethods, typed] : savedMethods;
  const choice = chosen ?? startMethod({ methods, platforms, ways, remembered, hasFailed, today });
  const way = wayOf(choice, ways);
  const typedType = way?.type ?? (choice === typed?.id ? typed.payment_method_type : null);
  /** Klarna and iDEAL ask at every payment: there is nothing to keep. */
  const keepable = typedType === null ? null : keepableKind(kindOfType(typedType));

  /** The method that was filled in, ready to pay; null when the customer has to do something first. */
  const readyTyped = async (): Promise<string | null> => {
    const prepared = await prepareForm(form);
    if (prepared.kind === "leaving") {
      openAddress(prepared.url, { isExternalAllowed: true });
      return null;
    }
    if (prepared.kind === "refused") refuse(prepared.code);
    if (prepared.kind !== "proof") return null;
    const ready = await saveMethod(prepared.proof, keeping === "saved");
    take(ready);
    return ready.id;
  };
  const pay = async (): Promise<PayOutcome> => {
    setRefusal(null);
    try {
      /* Pressed while what a bank sent back is being kept: that is what is meant, and its form is about to go. */
      const kept = await returned.current;
      const methodId = way === null ? choice : (kept?.id ?? (await readyTyped()));
      if (methodId === null) return "again";
      announce(t("checkout.sending"));
      const isTyped = way !== null || methodId === typed?.id;
      const outcome = await onPay({ id: methodId, keeps: keepable !== null && (keeping !== "asked" || isKept) });
      if (outcome === "declined" && isTyped) setTyped(null);
      // The card that was declined is not offered again first.
      if (outcome === "declined" && ways[0]) choose(newMethodValue(ways[0].type));
      return outcome;
    } catch (error) {
      const reason = setupRefusal(error);
      if (reason === null) onFailure(error);
      else refuse(reason);
      return "again";
    }
  };
  const press = useFinalPress(sums, pay);
  if (choice === "") return <Alert tone="warning">{t("payment.none")}</Alert>;

  return (
    <form method="dialog" noValidate onSubmit={press.submit} className="flex flex-col gap-6">
      {notice}
      {refusal !== null && <Alert tone="danger">{t(`website.error.payment.${paymentErrorKey(refusal)}`)}</Alert>}
      <PaymentMethodChoice
        id="payment-methods"
        methods={methods}
        platforms={platforms}
        ways={ways}
        value={choice}
        onChange={choose}
        today={today}
      />
      {way && (
        <PaymentForm
          ref={form}
          type={way.type}
          publicKey={way.publicKey}
          holder={holder}
          use={use}
          begin={() => beginSetup(kindOfType(way.type))}
          returnUrl={new URL(withoutPaymentReturn(location.href), location.origin).href}
        />
      )}
      {typedType !== null && keepable === null && keeping === "told" && <p>{t("payment.notForBoxes")}</p>}
      {keepable !== null &&
        (keeping !== "asked" ? (
          <p>{t(`payment.keep.${keepable}.${keeping === "told" ? "forBoxes" : "forLater"}`)}</p>
        ) : (
          <Checkbox
            label={t(`payment.keep.${keepable}.ask`)}
            hint={t(`payment.keep.${keepable}.hint`)}
            checked={isKept}
            onChange={(event) => setIsKept(event.target.checked)}
          />
        ))}
      <p className="flex items-start gap-2 text-sm text-muted">
        <Icon name="lock" size={18} className="mt-0.5 shrink-0" />
        {t("payment.secure")}
      </p>
      <div className="flex flex-col gap-4">
        {review}
        <FinalButton press={press} hasObstacle={sums.hasObstacle}>
          {submitLabel ?? t("checkout.submit")}
        </FinalButton>
      </div>
    </form>
  );
}
