"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState, type SyntheticEvent } from "react";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import { LoadFailure } from "#components/checkout/load-failure.tsx";
import { PayFailureAlert } from "#components/checkout/pay-failure-alert.tsx";
import type { PaymentFormHandle } from "#components/payment/payment-form.ts";
import { hasPaymentForm, PaymentForm } from "#components/payment/payment-forms.tsx";
import { PaymentMethodChoice } from "#components/payment/payment-method-choice.tsx";
import { prepareForm } from "#components/payment/prepare-form.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { giftCardValidityYears } from "#contract/terms.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { nameOf, payCard, searchOf, startGuestPayment, type CardName } from "#lib/gift-cards/api.ts";
import { phaseOf, toCardPayment, type CardPayment } from "#lib/gift-cards/pay-card.ts";
import { formatEuros } from "#lib/money/format.ts";
import { beginSetup } from "#lib/payments/api.ts";
import { offeredWays, startMethod, wayOf } from "#lib/payments/method-choice.ts";
import { kindOfType } from "#lib/payments/method-type.ts";
import { paymentErrorKey } from "#lib/payments/payment-error-key.ts";
import { paymentMethodsQuery, paymentPlatformsQuery } from "#lib/payments/queries.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { GiftCardFace } from "./gift-card-face.tsx";
import { useSendingText } from "./use-sending-text.ts";

interface GiftCardPaymentProps {
  card: GiftCardOrder;
  name: CardName;
  /** Back to what is written on it. */
  onRewrite: () => void;
}

/** The step begins here, once it is there. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** The card once more, how it is paid, and the one button that costs money. */
export function GiftCardPayment({ card, name, onRewrite }: GiftCardPaymentProps) {
  const t = useTranslations();
  const locale = useLocale();
  const sendingText = useSendingText();
  const [isClient] = useState(isSignedIn);
  const [today] = useState(() => shopDay(new Date()));
  const methods = useQuery({ ...paymentMethodsQuery(), enabled: isClient });
  const ofClient = useQuery({ ...paymentPlatformsQuery("shop"), enabled: isClient });
  const ofGuest = useQuery({ queryKey: ["gift-card-platforms"], queryFn: startGuestPayment, enabled: !isClient });
  const platforms = isClient ? ofClient : ofGuest;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const form = useRef<PaymentFormHandle>(null);
  const started = phaseOf(card);
  /** What the bank or the provider said, by its code; or words of ours. */
  const [failure, setFailure] = useState<string | null>(
    started.kind === "failed" ? t(`website.error.payment.${paymentErrorKey(started.code)}`) : null,
  );

  if ((isClient && methods.isError) || platforms.isError)
    return <LoadFailure onRetry={() => void Promise.all([methods.refetch(), platforms.refetch()])} />;
  const saved = isClient ? methods.data : [];
  if (!saved || !platforms.data) return <Skeleton className="h-96 w-full" />;

  const ways = offeredWays(platforms.data, hasPaymentForm);
  const choice =
    chosen ??
    startMethod({
      methods: saved,
      platforms: platforms.data,
      ways,
      remembered: null,
      hasFailed: false,
      today,
    });
  const way = wayOf(choice, ways);
  if (choice === "") return <Alert tone="warning">{t("payment.none")}</Alert>;

  const fail = (message: string) => {
    setFailure(message);
    announce(message);
  };
  const prepare = async (): Promise<CardPayment | null> => {
    if (!way) return { payment_method_id: choice };
    const prepared = await prepareForm(form);
    if (prepared.kind === "leaving") openAddress(prepared.url, { isExternalAllowed: true });
    if (prepared.kind === "refused") fail(t(`website.error.payment.${paymentErrorKey(prepared.code)}`));
    return prepared.kind === "proof" ? toCardPayment(prepared.proof, isClient) : null;
  };
  /** True once another page comes. */
  const pay = async (): Promise<boolean> => {
    setFailure(null);
    try {
      const payment = await prepare();
      if (payment === null) return false;
      announce(t("checkout.sending"));
      const phase = phaseOf(await payCard(name, payment));
      if (phase.kind === "failed") {
        fail(t(`website.error.payment.${paymentErrorKey(phase.code)}`));
        // A card is made ready for one payment only: the next one is typed anew.
        setChosen(null);
        return false;
      }
      const result = href(locale, "giftcard-payment-successful", null, searchOf(nameOf(card)));
      openAddress(phase.kind === "action" ? phase.url : result, { isExternalAllowed: true });
      return true;
    } catch (error) {
      fail(t(`error.${errorKey(error)}`));
      return false;
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    void pay().then((isLeaving) => {
      if (isLeaving) return;
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };
  const amount = formatEuros(card.amount, locale);
  const terms = href(locale, "terms-and-conditions");
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
      <div className="lg:col-start-2 lg:row-start-1">
        <GiftCardFace
          picture={card.picture}
          world={card.for}
          label={t("giftCardForm.card")}
          amount={amount}
          dedication={t("giftCardForm.dedication", { name: card.recipient.name })}
        />
        <Button variant="ghost" size="sm" className="mt-3" onClick={onRewrite}>
          {t("giftCardForm.rewrite")}
        </Button>
      </div>
      <section aria-labelledby="gift-card-payment" className="lg:col-start-1 lg:row-start-1">
        <h2 ref={takeFocus} id="gift-card-payment" tabIndex={-1} className="mb-4 text-2xl outline-none">
          {t("giftCardForm.payTitle")}
        </h2>
        <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-6">
          {failure !== null && <PayFailureAlert key={failure}>{failure}</PayFailureAlert>}
          <PaymentMethodChoice
            id="payment-methods"
            methods={saved}
            platforms={platforms.data}
            ways={ways}
            value={choice}
            onChange={setChosen}
            today={today}
          />
          {way && (
            <PaymentForm
              ref={form}
              type={way.type}
              publicKey={way.publicKey}
              holder={card.buyer.name}
              use="once"
              begin={async () => {
                if (isClient) return beginSetup(kindOfType(way.type));
                // A secret begins one card: the next try asks for another.
                const fresh = await startGuestPayment();
                return fresh.find(({ payment_method_types: types }) => types.includes(way.type))?.client_secret ?? "";
              }}
              returnUrl={new URL(location.href).href}
            />
          )}
          <p className="flex items-start gap-2 text-sm text-muted">
            <Icon name="lock" size={18} className="mt-0.5 shrink-0" />
            {t("payment.secure")}
          </p>
          <p className="text-sm text-muted">
            {t.rich("giftCardForm.terms", {
              // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
              terms: (text) => <TextLink href={terms}>{text}</TextLink>,
              // oxlint-disable-next-line react/no-unstable-nested-components -- as above
              privacy: (text) => <TextLink href={`${terms}#data`}>{text}</TextLink>,
            })}{" "}
            {t("giftCardForm.withdrawal")}
          </p>
          <div className="flex flex-col gap-4">
            <dl className="grid gap-2 rounded bg-tint p-4">
              <div className="flex flex-wrap justify-between gap-x-4">
                <dt>{t("giftCardForm.item", { name: card.recipient.name })}</dt>
                <dd className="tabular-nums">{amount}</dd>
              </div>
              <div className="text-sm text-muted">
                <dt className="sr-only">{t("giftCardForm.way")}</dt>
                <dd>{sendingText(card)}</dd>
                <dd>{t("giftCardForm.validity", { years: giftCardValidityYears })}</dd>
              </div>
              <div className="flex justify-between gap-4 border-t-[1.5px] border-dashed border-thread pt-2 text-lg font-bold">
                <dt>{t("giftCardForm.total")}</dt>
                <dd className="tabular-nums">{amount}</dd>
              </div>
            </dl>
            <Button type="submit" size="lg" block loading={isBusy}>
              {t("checkout.submit")}
            </Button>
          </div>
        </form>
      </section>
    </div>
  );
}
