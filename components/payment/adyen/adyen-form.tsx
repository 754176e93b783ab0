"use client";

import { AdyenCheckout, Card, Redirect, type CoreConfiguration } from "@adyen/adyen-web";
import "@adyen/adyen-web/styles/adyen.css";
import "./adyen.css";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { openAdyenSession } from "#lib/payments/api.ts";
import { kindOfType } from "#lib/payments/method-type.ts";
import { FormNotLoaded } from "../form-not-loaded.tsx";
import type { PaymentFormProps, Prepared } from "../payment-form.ts";
import { ServiceForm } from "../service-form.tsx";
import { useLoaded } from "../use-loaded.ts";
import { askByRedirect } from "./ask-by-redirect.ts";
import { toEncryptedCard } from "./encrypted-card.ts";
import { fieldStyles } from "./field-styles.ts";

/** PayPal asks at a payment; to be charged later it is asked once, before. */
export function AdyenPaypalForm(props: PaymentFormProps) {
  return props.use === "once" ? <ServiceForm {...props} /> : <AdyenForm {...props} />;
}

/** The account takes this kind no longer: `cause` is what Adyen answered, with the code 905 or one of those below it. */
const isKindRefused = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "errorCode" in cause && /^905(_|$)/.test(String(cause.errorCode));

type Piece = InstanceType<typeof Card> | InstanceType<typeof Redirect>;

/**
 * Adyen's card fields, or PayPal at Adyen. What pays once is handed over as the fields encrypted it; what is charged later
 * is stored by a session of the client's own, the bank's page included.
 */
export function AdyenForm({ ref, type, publicKey, use, returnUrl }: PaymentFormProps) {
  const t = useTranslations("payment");
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const brand = useRef<string | undefined>(undefined);
  /** Takes what becomes of the session's attempt that is under way. */
  const answer = useRef<(prepared: Prepared) => void>(() => undefined);
  const isCard = kindOfType(type) === "card";

  const loading = useLoaded(async (): Promise<Piece> => {
    if (publicKey === null) throw new Error("no Adyen without its key");
    const session = use === "later" ? await openAdyenSession(returnUrl) : null;
    const configuration: CoreConfiguration = {
      clientKey: publicKey,
      environment: publicKey.startsWith("live_") ? "live" : "test",
      locale: `${locale}-${locale.toUpperCase()}`,
      countryCode: locale.toUpperCase(),
      showPayButton: false,
      analytics: { enabled: false },
      exposeLibraryMetadata: false,
      ...(session === null ? {} : { session: { id: session.id, sessionData: session.session_data } }),
      /* The step leaves by itself, so that it knows that it does. Without a redirect by address the library posts a form. */
      beforeRedirect: (resolve, reject, { url, method }) => {
        if (method !== "GET") return resolve();
        answer.current({ kind: "leaving", url });
        reject();
      },
      onPaymentCompleted: () =>
        answer.current({ kind: "proof", proof: { payment_method_type: type, payment_gateway: "adyen" } }),
      onPaymentFailed: () => answer.current({ kind: "refused", code: "card_declined" }),
      onError: ({ name, cause }) => {
        const code = isKindRefused(cause) ? "PAYMENT_PLATFORM_NOT_AVAILABLE" : "processing_error";
        if (name !== "CANCEL") answer.current({ kind: "refused", code });
      },
    };
    const checkout = await AdyenCheckout(configuration);
    if (!isCard) return new Redirect(checkout, { type: "paypal", beforeSubmit: askByRedirect });
    return new Card(checkout, {
      brands: ["visa", "mc", "cartebancaire", "bcmc", "maestro", "amex"],
      styles: fieldStyles(),
      onBrand: ({ brand: found }: { brand: string }) => {
        brand.current = found;
      },
      onEnterKeyPressed: () => place.current?.closest("form")?.requestSubmit(),
    });
  });

  const { state, retry } = loading;
  const piece = loading.state === "loaded" ? loading.value : null;
  useEffect(() => {
    if (piece === null || place.current === null) return undefined;
    piece.mount(place.current);
    return () => void piece.unmount();
  }, [piece]);

  /* A page that is shown again as it was left for a bank's has fields that wait for an answer. */
  const onBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) retry();
  });
  useEffect(() => {
    addEventListener("pageshow", onBack);
    return () => removeEventListener("pageshow", onBack);
  }, []);

  useImperativeHandle(ref, () => ({
    prepare: async () => {
      if (piece === null) return { kind: "incomplete" };
      if (!piece.isValid) {
        piece.showValidation();
        return { kind: "incomplete" };
      }
      if (use === "once") {
        const card = toEncryptedCard(piece.data.paymentMethod, brand.current);
        if (card === null) return { kind: "incomplete" };
        return { kind: "proof", proof: { encrypted_card: card, payment_gateway: "adyen" } };
      }
      const prepared = await new Promise<Prepared>((resolve) => {
        answer.current = resolve;
        piece.submit();
      });
      // A session that was refused is over, and so are its fields.
      if (prepared.kind === "refused") retry();
      return prepared;
    },
  }));

  if (state === "failed") return <FormNotLoaded onRetry={retry} />;
  return (
    <div aria-busy={state === "loading"}>
      {state === "loading" && isCard && <Skeleton className="h-60 w-full" />}
      <div ref={place} className="adyen-place" />
      {!isCard && <p>{t("service.paypalLater")}</p>}
    </div>
  );
}
