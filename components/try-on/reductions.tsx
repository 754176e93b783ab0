"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CodeField } from "#components/forms/code-field.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TroubleWay, troubleValues } from "#components/price/trouble-way.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { giftCardWorth, troubleInBox, type CodeTrouble } from "#lib/checkout/code-trouble.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import type { TryOnState } from "./use-try-on.ts";

/** Code and wallet: noted at once, and on the bill with the next look at it. They need the network. */
export function Reductions({ state }: { state: TryOnState }) {
  const t = useTranslations();
  const locale = useLocale();
  const { tryOn, bill } = state;
  const { order, wallet_balance_ttc: balance } = tryOn;
  const [busy, setBusy] = useState<"code" | "wallet" | null>(null);
  const [trouble, setTrouble] = useState<CodeTrouble | null>(null);
  const [cardTtc, setCardTtc] = useState<number | null>(null);
  const [walletError, setWalletError] = useState<ErrorKey | null>(null);
  const [code = null] = order.codes;

  const choose = async (what: "code" | "wallet", wish: { codes: string[]; use_wallet: boolean }) => {
    setBusy(what);
    setTrouble(null);
    setCardTtc(null);
    setWalletError(null);
    try {
      await state.reduce(wish);
      announce(t("tryOn.billChanged", { amount: formatEuros(bill.dueCents / 100, locale) }));
    } catch (error) {
      announce(what === "code" ? tellTrouble(error) : tellWalletError(error));
    }
    setBusy(null);
  };
  const troubleText = (told: CodeTrouble) => t(`price.code.trouble.${told.key}`, troubleValues(told, locale));
  function tellTrouble(error: unknown): string {
    const told = troubleInBox(error);
    setTrouble(told);
    setCardTtc(giftCardWorth(error));
    return troubleText(told);
  }
  function tellWalletError(error: unknown): string {
    const key = errorKey(error);
    setWalletError(key);
    return t(`error.${key}`);
  }
  const field = (
    <CodeField
      label={t("tryOn.code")}
      error={trouble ? troubleText(trouble) : undefined}
      isBusy={busy === "code"}
      applied={code === null ? null : { code, text: t(bill.isCodeEffective ? "tryOn.codeCounts" : "tryOn.codeIdle") }}
      onApply={(wanted) => void choose("code", { codes: [wanted], use_wallet: order.use_wallet })}
      onRemove={() => void choose("code", { codes: [], use_wallet: order.use_wallet })}
      texts={{ apply: t("tryOn.applyCode"), remove: t("tryOn.removeCode") }}
    />
  );
  return (
    <div className="flex flex-col gap-1">
      {(balance > 0 || order.use_wallet) && (
        <Checkbox
          label={t("tryOn.useWallet", { amount: formatEuros(balance, locale) })}
          checked={order.use_wallet}
          disabled={busy !== null}
          error={walletError ? t(`error.${walletError}`) : undefined}
          onChange={({ target }) => void choose("wallet", { codes: order.codes, use_wallet: target.checked })}
        />
      )}
      {code === null ? (
        <Disclosure summary={t("tryOn.haveCode")} className="border-b-0">
          {field}
        </Disclosure>
      ) : (
        field
      )}
      {trouble?.way && <TroubleWay way={trouble.way} />}
      {cardTtc !== null && (
        <p>
          {t("price.code.card", { amount: formatEuros(cardTtc, locale) })}{" "}
          <TextLink href={href(locale, "infos-add-giftcard")}>{t("price.code.redeem")}</TextLink>
        </p>
      )}
    </div>
  );
}
