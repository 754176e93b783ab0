"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import type { Address } from "#contract/addresses.ts";
import type { Client } from "#contract/client.ts";
import type { PickupPoint } from "#contract/delivery.ts";
import type { Profile } from "#contract/profiles.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { prepaymentCents } from "#contract/terms.ts";
import { PaymentStep } from "#components/checkout/payment-step.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { addressLines, fullName } from "#lib/addresses/address-lines.ts";
import { addressesQuery } from "#lib/addresses/queries.ts";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import type { DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import type { CheckoutDraft } from "#lib/checkout/tab-store.ts";
import { useTabDraft } from "#lib/checkout/use-tab-draft.ts";
import { formatDate } from "#lib/dates/format.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { toBoxDelivery } from "#lib/joining/box-delivery.ts";
import type { JoiningChoice } from "#lib/joining/choice.ts";
import { join } from "#lib/joining/join.ts";
import { tell } from "#lib/measuring/tell.ts";
import { formatCents, formatEuros } from "#lib/money/format.ts";
import { makeDefault } from "#lib/payments/api.ts";
import { isPaymentReturn } from "#lib/payments/payment-return.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { BoxDeliveryForm, type ChosenDelivery } from "./box-delivery-form.tsx";

interface JoiningCheckoutProps {
  client: Client;
  profile: Pick<Profile, "id" | "firstname" | "profile_type">;
  choice: JoiningChoice;
  /** What goes on for the profile already. */
  going: Subscription | null;
  /** The page where the choice is made. */
  membershipHref: string;
  /** The notice on the guarantee of the law, which the server rendered. */
  guarantee: ReactNode;
}

/** What a bank or its provider refuses: nothing has happened, another method may do. */
const bankRefusals: readonly ErrorKey[] = [
  "PAYMENT_METHOD_REFUSED",
  "PAYMENT_METHOD_EXPIRED",
  "PAYMENT_METHOD_NOT_FOUND",
  "SETUP_INTENT_FAILED",
];

/** Where to, how it is paid later, everything once more, then the press that asks for the box. Nothing is paid here. */
export function JoiningCheckout(props: JoiningCheckoutProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <Skeleton className="h-96 w-full" />;
  return (
    <QueryProvider>
      <Steps {...props} />
    </QueryProvider>
  );
}

function Steps({ client, profile, choice, going, membershipHref, guarantee }: JoiningCheckoutProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [draft, change] = useTabDraft(client.id);
  const before = useDeliveryOfBefore(draft);
  const [chosen, setChosen] = useState<ChosenDelivery | "typing" | null>(null);
  const delivery = chosen === "typing" ? null : (chosen ?? before.delivery);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const payment = useRef<HTMLHeadingElement>(null);
  const isBack = before.delivery !== null;
  useEffect(() => {
    if (isBack) payment.current?.focus();
  }, [isBack]);
  // The same wish sent twice, after an answer that never came, asks for one box.
  const wish = useRef({ question: "", key: "" });

  const keepDraft = useCallback(
    (typed: DeliveryDraft, point: PickupPoint | null) => change({ delivery: typed, pickupPoint: point }),
    [change],
  );
  const fail = (error: unknown) => {
    const key = errorKey(error);
    setRefusal(key);
    announce(t(bankRefusals.includes(key) ? "rhythm.checkout.refused" : `error.${key}`));
  };
  const ask = async (methodId: string, to: ChosenDelivery) => {
    setRefusal(null);
    await makeDefault(methodId);
    const asked = { kidId: profile.id, going, choice, delivery: toBoxDelivery(to.draft) };
    const question = JSON.stringify([profile.id, choice, asked.delivery]);
    if (wish.current.question !== question) wish.current = { question, key: crypto.randomUUID() };
    const requestId = await join({ ...asked, idempotencyKey: wish.current.key });
    tell("prepayment", { amount_ttc: prepaymentCents / 100, request_id: requestId });
    const page =
      profile.profile_type === "WOMAN" ? "quiz-confirm-woman-kidId-requestId" : "quiz-confirm-kidId-requestId";
    openAddress(href(locale, page, { kidId: profile.id, requestId }));
    return "leaving" as const;
  };

  const lines = [
    choice.frequency === null ? t("rhythm.checkout.once") : t("rhythm.checkout.every", { count: choice.frequency }),
    t("rhythm.checkout.first", { date: formatDate(choice.date, locale) }),
    choice.budget === null
      ? t("rhythm.budget.open")
      : t("rhythm.checkout.upTo", { amount: formatEuros(choice.budget, locale) }),
  ];
  return (
    <div className="flex flex-col gap-6">
      <Card as="section" tone="tint" className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lg">{t("rhythm.checkout.chosen")}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <TextLink standalone href={membershipHref}>
          {t("rhythm.checkout.change")}
        </TextLink>
      </Card>

      <section className="flex flex-col gap-4">
        <h2 className="text-2xl">{t("rhythm.checkout.address")}</h2>
        {chosen === null && before.isLoading ? (
          <Skeleton className="h-24 w-full" />
        ) : delivery === null ? (
          <BoxDeliveryForm
            client={client}
            start={{ draft: draft.delivery, point: draft.pickupPoint }}
            mode={going?.delivery.mode ?? "HOME"}
            submitLabel={t("rhythm.checkout.toPayment")}
            onDraft={keepDraft}
            onConfirm={async (confirmed) => {
              setChosen(confirmed);
              change({ delivery: confirmed.draft, pickupPoint: confirmed.point });
              requestAnimationFrame(() => payment.current?.focus());
            }}
          />
        ) : (
          <ChosenAddress chosen={delivery} onChange={() => setChosen("typing")} />
        )}
      </section>

      {delivery !== null && (
        <section className="flex flex-col gap-4">
          <h2 ref={payment} tabIndex={-1} className="text-2xl outline-none">
            {t("rhythm.checkout.payment")}
          </h2>
          <PaymentStep
            holder={fullName(delivery.address)}
            remembered={draft.methodId}
            onRemember={(methodId) => change({ methodId })}
            hasFailed={false}
            sums={{ isReady: true, dueTtc: null, hasObstacle: false }}
            keeping="saved"
            submitLabel={t(
              choice.frequency === null ? "rhythm.checkout.confirm" : "rhythm.checkout.confirmSubscription",
            )}
            onPay={({ id }) => ask(id, delivery)}
            onFailure={fail}
            notice={refusal !== null && <Refused refusal={refusal} membershipHref={membershipHref} />}
            review={
              <Review
                name={profile.firstname}
                lines={lines}
                isSubscription={choice.frequency !== null}
                guarantee={guarantee}
              />
            }
          />
        </section>
      )}
    </div>
  );
}

/** Where boxes go, as it was confirmed before a bank's page led back here; a method it gave or refused is told beside it. */
function useDeliveryOfBefore({ delivery, pickupPoint }: CheckoutDraft): {
  delivery: ChosenDelivery | null;
  isLoading: boolean;
} {
  const [isBack] = useState(() => delivery !== null && isPaymentReturn(new URLSearchParams(location.search)));
  const known = useQuery({ ...addressesQuery("shipping"), enabled: isBack });
  const address = known.data?.find(({ id }) => id === delivery?.addressId);
  const point = pickupPoint?.id === delivery?.pickupPointId ? pickupPoint : null;
  const holds = isBack && delivery && address && (delivery.mode === "HOME" || point);
  return { delivery: holds ? { draft: delivery, address, point } : null, isLoading: isBack && known.isPending };
}

interface ReviewProps {
  name: string;
  lines: readonly string[];
  isSubscription: boolean;
  guarantee: ReactNode;
}

/**
 * What is agreed to, after what the law says of the guarantee. The law wants it right above the button: put nothing between
 * the two.
 */
function Review({ name, lines, isSubscription, guarantee }: ReviewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const terms = href(locale, "terms-and-conditions");
  return (
    <section aria-labelledby="box-review" className="flex flex-col gap-4">
      <h3 id="box-review" className="text-lg">
        {t("rhythm.checkout.review")}
      </h3>
      {guarantee}
      <div className="flex flex-col gap-2 text-sm text-muted">
        <p>
          {t.rich("checkout.review.terms", {
            // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
            terms: (text) => <TextLink href={terms}>{text}</TextLink>,
            // oxlint-disable-next-line react/no-unstable-nested-components -- as above
            privacy: (text) => <TextLink href={`${terms}#data`}>{text}</TextLink>,
          })}
        </p>
        <p>{t("rhythm.checkout.withdraw")}</p>
        <p>{t("rhythm.checkout.codes")}</p>
      </div>
      <Card tone="tint" className="flex flex-col gap-2">
        <p>
          {name} · {lines.join(" · ")}
        </p>
        <p>
          <b>{t("rhythm.checkout.today")}</b>{" "}
          {t("rhythm.checkout.later", { amount: formatCents(prepaymentCents, locale) })}
        </p>
        {isSubscription && <p>{t("rhythm.checkout.leave")}</p>}
      </Card>
    </section>
  );
}

function Refused({ refusal, membershipHref }: { refusal: ErrorKey; membershipHref: string }) {
  const t = useTranslations();
  const isChoice = refusal === "DELIVERY_DATE_NOT_POSSIBLE";
  return (
    <Alert tone="danger" action={isChoice && <TextLink href={membershipHref}>{t("rhythm.checkout.change")}</TextLink>}>
      {bankRefusals.includes(refusal)
        ? t("rhythm.checkout.refused")
        : isChoice
          ? t("rhythm.membership.gone")
          : t(`error.${refusal}`)}
    </Alert>
  );
}

function ChosenAddress({ chosen, onChange }: { chosen: ChosenDelivery; onChange: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const {
    address,
    point,
    draft,
  }: { address: Address; point: ChosenDelivery["point"]; draft: ChosenDelivery["draft"] } = chosen;
  const where = addressLines(address, locale).join(", ");
  return (
    <Card tone="outline" className="flex flex-wrap items-start justify-between gap-3">
      <p className="min-w-0">
        <b className="block">{t(`delivery.mode.${draft.mode}`)}</b>
        {draft.mode === "PICKUP_POINT" && point ? `${point.name}, ${point.street}, ${point.city}` : where}
      </p>
      <Button variant="secondary" size="sm" onClick={onChange}>
        {t("rhythm.checkout.edit")}
      </Button>
    </Card>
  );
}
