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
import { whenFormReady } from "#components/payment/when-form-ready.ts";
import { PaymentMethodChoice } from "#components/payment/payment-method-choice.tsx";
import type { ChosenMethod } from "#lib/checkout/place-order.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { beginSetup, saveMethod } from "#lib/payments/api.ts";
import { newMethodValue, offeredWays, startMethod, wayOf } from "#lib/payments/method-choice.ts";
import { kindOfType } from "#lib/payments/method-type.ts";
import { paymentErrorKey, setupRefusal } from "#lib/payments/payment-error-key.ts";
import { withoutPaymentReturn } from "#lib/payments/payment-return.ts";
import { paymentMethodsQuery, paymentPlatformsQuery } from "#lib/payments/queries.ts";
import type { PaymentMethod } from "#lib/payments/types.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { useSetupReturn } from "#components/payment/use-setup-return.ts";
import { LoadFailure } from "./load-failure.tsx";

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
  submitLabel,
  onFailure,
}: PaymentStepProps) {
  const t = useTranslations();
  const methodsQuery = useQuery(paymentMethodsQuery());
  const platformsQuery = useQuery(paymentPlatformsQuery(keeping === "saved" ? "boxes" : "shop"));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // A second press can come before the first has rendered anything.
  const isUnderWay = useRef(false);
  const form = useRef<PaymentFormHandle>(null);
  /** The card typed in this step: it is ready to be charged, and nothing has been paid with it. */
  const [typed, setTyped] = useState<PaymentMethod | null>(null);
  const [isKept, setIsKept] = useState(false);
  const [today] = useState(() => shopDay(new Date()));
  /** The provider's reason for a method that could not be made ready. */
  const [refusal, setRefusal] = useState<string | null>(null);

  const use = keeping === "saved" ? "later" : "once";
  const ways = offeredWays(platformsQuery.data ?? [], hasPaymentForm);
  const choose = (value: string) => {
    setChosen(value);
    onRemember(value);
  };
  const take = (ready: PaymentMethod) => {
    // From here on the method can be chosen: a retry does not ask for it again.
    setTyped(ready);
    choose(ready.id);
  };
  const returned = useSetupReturn({
    isReady: use === "later" && platformsQuery.data !== undefined,
    types: ways.map(({ type }) => type),
    onSaved: take,
    onRefused: setRefusal,
    onFailure,
  });

  if ((methodsQuery.isError && !methodsQuery.data) || (platformsQuery.isError && !platformsQuery.data)) {
    const retry = () => void Promise.all([methodsQuery.refetch(), platformsQuery.refetch()]);
    return <LoadFailure onRetry={retry} />;
  }
  if (!methodsQuery.data || !platformsQuery.data) return <Skeleton className="h-96 w-full" />;

  const isTypedNew = typed !== null && !methodsQuery.data.some(({ id }) => id === typed.id);
  const methods = isTypedNew ? [...methodsQuery.data, typed] : methodsQuery.data;
  const choice = chosen ?? startMethod({ methods, ways, remembered, hasFailed, today });
  const way = wayOf(choice, ways);
  if (choice === "") return <Alert tone="warning">{t("payment.none")}</Alert>;

  const typedType = way?.type ?? (choice === typed?.id ? typed.payment_method_type : null);
  /** Klarna and iDEAL ask at every payment, and PayPal where it pays now: there is nothing to keep. */
  const isKeepable = typedType !== null && (use === "later" || kindOfType(typedType) === "card");

  /** The method that was filled in, ready to pay; null when the customer has to do something first. */
  const readyTyped = async (): Promise<string | null> => {
    const prepared = await (await whenFormReady(form))?.prepare();
    if (prepared?.kind === "leaving") {
      openAddress(prepared.url, { isExternalAllowed: true });
      return null;
    }
    if (prepared?.kind === "refused") setRefusal(prepared.code);
    if (prepared?.kind !== "proof") return null;
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
      const outcome = await onPay({ id: methodId, keeps: isKeepable && (keeping !== "asked" || isKept) });
      if (outcome === "declined" && isTyped) setTyped(null);
      return outcome;
    } catch (error) {
      const reason = setupRefusal(error);
      if (reason === null) onFailure(error);
      else setRefusal(reason);
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
      if (outcome === "declined" && ways[0]) choose(newMethodValue(ways[0].type));
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-6">
      {notice}
      {refusal !== null && <Alert tone="danger">{t(`website.error.payment.${paymentErrorKey(refusal)}`)}</Alert>}
      <PaymentMethodChoice
        id="payment-methods"
        methods={methods}
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
      {typedType !== null && !isKeepable && keeping === "told" && <p>{t("payment.notForBoxes")}</p>}
      {isKeepable &&
        (keeping !== "asked" ? (
          <p>{keeping === "told" ? t("payment.keepForBoxes") : t("payment.keepForLater")}</p>
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
          {submitLabel ?? t("checkout.submit")}
        </Button>
      </div>
    </form>
  );
}
