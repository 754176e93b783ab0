"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { hasPaymentForm, PaymentForm } from "#components/payment/payment-forms.tsx";
import type { PaymentFormHandle } from "#components/payment/payment-form.ts";
import { PaymentMethodChoice } from "#components/payment/payment-method-choice.tsx";
import type { ChosenMethod } from "#lib/checkout/place-order.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { newMethodValue, platformOf, startMethod } from "#lib/payments/method-choice.ts";
import { paymentMethodsQuery, paymentPlatformsQuery } from "#lib/payments/queries.ts";
import type { PaymentMethod } from "#lib/payments/types.ts";

/** `leaving`: another page comes. `declined`: another card is needed. `again`: the customer has to confirm once more. */
export type PayOutcome = "leaving" | "declined" | "again";

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
  /** False while the sums on the page are not those of now. */
  isReady: boolean;
  /** The customer has to choose something first, which the notice says: the button waits for that, not for an answer. */
  hasObstacle: boolean;
  /** Orders or pays with a method; says itself what went wrong. */
  onPay: (method: ChosenMethod) => Promise<PayOutcome>;
  /** `asked`: a typed method is kept if the customer says so. `told`: it is, for boxes are charged later, and that is said. */
  keeping: "asked" | "told";
  /** Tells a failure to save the method. */
  onFailure: (error: unknown) => void;
}

/** How it is paid, then everything once more, then the one button that costs money. */
export function PaymentStep({
  holder,
  remembered,
  onRemember,
  hasFailed,
  notice,
  review,
  isReady,
  hasObstacle,
  onPay,
  keeping,
  onFailure,
}: PaymentStepProps) {
  const t = useTranslations();
  const methodsQuery = useQuery(paymentMethodsQuery());
  const platformsQuery = useQuery(paymentPlatformsQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // A second press can come before the first has rendered anything.
  const isUnderWay = useRef(false);
  const form = useRef<PaymentFormHandle>(null);
  /** The card typed in this step: it is ready to be charged, and nothing has been paid with it. */
  const [typed, setTyped] = useState<PaymentMethod | null>(null);
  const [isKept, setIsKept] = useState(false);
  const [today] = useState(() => shopDay(new Date()));

  if ((methodsQuery.isError && !methodsQuery.data) || (platformsQuery.isError && !platformsQuery.data)) {
    const retry = () => void Promise.all([methodsQuery.refetch(), platformsQuery.refetch()]);
    return (
      <Alert
        tone="warning"
        action={
          <Button size="sm" variant="secondary" onClick={retry}>
            {t("checkout.failure.retry")}
          </Button>
        }
      >
        {t("checkout.failure.load")}
      </Alert>
    );
  }
  if (!methodsQuery.data || !platformsQuery.data) return <Skeleton className="h-96 w-full" />;

  const methods = typed ? [...methodsQuery.data, typed] : methodsQuery.data;
  const platforms = platformsQuery.data.filter(({ platform }) => hasPaymentForm(platform));
  const choice = chosen ?? startMethod({ methods, platforms, remembered, hasFailed, today });
  const platform = platformOf(choice, platforms);
  if (choice === "") return <Alert tone="warning">{t("payment.none")}</Alert>;

  const choose = (value: string) => {
    setChosen(value);
    onRemember(value);
  };
  const readyTyped = async (): Promise<string | null> => {
    const ready = await form.current?.save();
    if (!ready) return null;
    // From here on the card can be chosen: a retry does not ask for it again.
    setTyped(ready);
    choose(ready.id);
    return ready.id;
  };
  const pay = async (): Promise<PayOutcome> => {
    try {
      const methodId = platform ? await readyTyped() : choice;
      if (methodId === null) return "again";
      announce(t("checkout.sending"));
      const isTyped = platform !== null || methodId === typed?.id;
      const outcome = await onPay({ id: methodId, keeps: isTyped && (keeping === "told" || isKept) });
      if (outcome === "declined" && isTyped) setTyped(null);
      return outcome;
    } catch (error) {
      onFailure(error);
      return "again";
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnderWay.current || !isReady || hasObstacle) return;
    isUnderWay.current = true;
    setIsBusy(true);
    void pay().then((outcome) => {
      if (outcome === "leaving") return;
      // The card that was declined is not offered again first.
      if (outcome === "declined" && platforms[0]) choose(newMethodValue(platforms[0].platform));
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-6">
      {notice}
      <PaymentMethodChoice
        id="payment-methods"
        methods={methods}
        platforms={platforms}
        value={choice}
        onChange={choose}
        today={today}
      />
      {platform && (
        <PaymentForm
          key={platform.platform}
          ref={form}
          gateway={platform.platform}
          publicKey={platform.public_key}
          holder={holder}
        />
      )}
      {(platform || choice === typed?.id) &&
        (keeping === "told" ? (
          <p>{t("payment.keepForBoxes")}</p>
        ) : (
          <Checkbox
            label={t("payment.keepAsk")}
            hint={t("payment.keepHint")}
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
        <Button
          type="submit"
          size="lg"
          block
          disabled={hasObstacle && !isBusy}
          loading={isBusy || (!isReady && !hasObstacle)}
        >
          {t("checkout.submit")}
        </Button>
      </div>
    </form>
  );
}
