"use client";

import { useTranslations } from "next-intl";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import type { PaymentMethod, PaymentPlatform } from "#lib/payments/types.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { AppError } from "#lib/http/app-error.ts";
import { beginSetup, forgetMethod, makeDefault, saveMethod } from "#lib/payments/api.ts";
import { cleanAddress } from "#lib/payments/clean-address.ts";
import { newMethodValue, offeredWays, wayOf } from "#lib/payments/method-choice.ts";
import { kindOfType } from "#lib/payments/method-type.ts";
import { paymentErrorKey, setupRefusal } from "#lib/payments/payment-error-key.ts";
import { withoutPaymentReturn } from "#lib/payments/payment-return.ts";
import { keepOutcome, takeOutcome } from "#lib/payments/setup-outcome.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import type { PaymentFormHandle } from "../payment-form.ts";
import { hasPaymentForm, PaymentForm } from "../payment-forms.tsx";
import { PaymentMethodChoice } from "../payment-method-choice.tsx";
import { prepareForm } from "../prepare-form.ts";
import { useMethodName } from "../use-method-name.ts";
import { useSetupReturn } from "../use-setup-return.ts";

interface AddMethodProps {
  methods: readonly PaymentMethod[];
  platforms: readonly PaymentPlatform[];
  holder: string;
  /** The method the new one takes the place of; null for one more. */
  replaced: PaymentMethod | null;
  onReplaceEnd: () => void;
}

/** What is to become of a new method; it stands in the address while its provider asks elsewhere. */
const wishNames = { isDefault: "default", replaces: "replaces" } as const;

/** A new method for what is charged later: it is saved at once, and nothing is paid. */
export function AddMethod({ methods, platforms, holder, replaced, onReplaceEnd }: AddMethodProps) {
  const t = useTranslations();
  const router = useRouter();
  const query = useSearchParams();
  const nameOf = useMethodName();
  const ways = offeredWays(platforms, hasPaymentForm);
  const [value, setValue] = useState(() => (ways[0] ? newMethodValue(ways[0].type) : ""));
  const [isDefault, setIsDefault] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [added, setAdded] = useState<PaymentMethod | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);
  const isUnderWay = useRef(false);
  const form = useRef<PaymentFormHandle>(null);
  const way = wayOf(value, ways);

  useEffect(() => {
    const outcome = takeOutcome();
    if (outcome === null) return;
    if (outcome.kind === "refused") setRefusal(outcome.code);
    else setAdded(methods.find(({ id }) => id === outcome.id) ?? null);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is made
  }, []);

  const tell = (code: string) => {
    setRefusal(code);
    announce(t(`website.error.payment.${paymentErrorKey(code)}`));
  };
  const codeOf = (error: unknown): string =>
    setupRefusal(error) ?? (error instanceof AppError ? error.code : "processing_error");
  const fail = (error: unknown) => tell(codeOf(error));
  const welcome = async (method: PaymentMethod, wish: { isDefault: boolean; replaces: string | null }) => {
    if (wish.isDefault && !method.is_default) await makeDefault(method.id);
    const old = methods.find(({ id }) => id === wish.replaces && id !== method.id);
    if (old) await forgetMethod(old.id);
    setAdded(method);
    setRefusal(null);
    setRound((before) => before + 1);
    cleanAddress(location.pathname);
    announce(t("savedMethods.added", { name: nameOf(method) }));
    onReplaceEnd();
    router.refresh();
  };
  const returned = useSetupReturn({
    isReady: true,
    types: ways.map(({ type }) => type),
    onSaved: (method) => {
      keepOutcome({ kind: "added", id: method.id });
      void welcome(method, {
        isDefault: query.get(wishNames.isDefault) !== null,
        replaces: query.get(wishNames.replaces),
      }).catch(fail);
    },
    onRefused: (code) => {
      keepOutcome({ kind: "refused", code });
      tell(code);
    },
    onFailure: (error) => {
      keepOutcome({ kind: "refused", code: codeOf(error) });
      fail(error);
    },
  });
  if (way === null) return <Alert tone="warning">{t("payment.none")}</Alert>;

  const wish = { isDefault: isDefault || replaced?.is_default === true, replaces: replaced?.id ?? null };
  const add = async () => {
    /* Pressed while what a bank sent back is being kept: that is what is meant. */
    if (await returned.current) return;
    const prepared = await prepareForm(form);
    if (prepared.kind === "leaving") openAddress(prepared.url, { isExternalAllowed: true });
    if (prepared.kind === "refused") tell(prepared.code);
    if (prepared.kind === "proof") await welcome(await saveMethod(prepared.proof, true), wish);
    return prepared.kind;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setRefusal(null);
    setAdded(null);
    void add()
      .catch(fail)
      .then((outcome) => {
        if (outcome === "leaving") return;
        isUnderWay.current = false;
        setIsBusy(false);
      });
  };
  const returnUrl = () => {
    const url = new URL(withoutPaymentReturn(location.href), location.origin);
    url.search = "";
    if (wish.isDefault) url.searchParams.set(wishNames.isDefault, "1");
    if (wish.replaces !== null) url.searchParams.set(wishNames.replaces, wish.replaces);
    return url.href;
  };

  return (
    <Card as="section" aria-labelledby="add-method" className="flex flex-col gap-5">
      <h2 id="add-method" tabIndex={-1} className="text-xl outline-none">
        {replaced ? t("savedMethods.replaceTitle", { name: nameOf(replaced) }) : t("savedMethods.addTitle")}
      </h2>
      {added && <Alert tone="success">{t("savedMethods.added", { name: nameOf(added) })}</Alert>}
      {refusal !== null && <Alert tone="danger">{t(`website.error.payment.${paymentErrorKey(refusal)}`)}</Alert>}
      <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PaymentMethodChoice
          id="add-method-ways"
          methods={[]}
          platforms={platforms}
          ways={ways}
          value={value}
          onChange={setValue}
          today=""
        />
        <PaymentForm
          key={round}
          ref={form}
          type={way.type}
          publicKey={way.publicKey}
          holder={holder}
          use="later"
          begin={() => beginSetup(kindOfType(way.type))}
          returnUrl={returnUrl()}
        />
        {methods.length > 0 && !replaced && (
          <Checkbox
            label={t("savedMethods.asDefault")}
            hint={t("savedMethods.asDefaultHint")}
            checked={isDefault}
            onChange={(event) => setIsDefault(event.target.checked)}
          />
        )}
        <p className="text-sm">{t("savedMethods.addText")}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isBusy}>
            {t(way.type.startsWith("card") ? "savedMethods.add" : "savedMethods.addElsewhere")}
          </Button>
          {replaced && (
            <Button variant="ghost" onClick={onReplaceEnd}>
              {t("savedMethods.replaceNot")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
