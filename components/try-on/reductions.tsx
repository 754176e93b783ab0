"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CodeField } from "#components/forms/code-field.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TroubleWay, troubleValues } from "#components/price/trouble-way.tsx";
import { announce } from "#components/ui/toast-store.ts";
import type { OwnCode } from "#lib/checkout/best-code.ts";
import { isGiftCard, troubleInBox, type CodeTrouble } from "#lib/checkout/code-trouble.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { formatCents, formatEuros } from "#lib/money/format.ts";
import { bestCodeOfBox } from "#lib/try-on/bill.ts";
import type { TryOnState } from "./use-try-on.ts";

const readCodes = () => import("#lib/checkout/codes.ts");

/** The client's own codes; none before they are read, and without a network. */
export function useOwnCodes(): readonly OwnCode[] {
  const [own, setOwn] = useState<readonly OwnCode[]>([]);
  useEffect(() => {
    readCodes()
      .then(({ readOwnCodes }) => readOwnCodes())
      .then(setOwn, () => undefined);
  }, []);
  return own;
}

/**
 * Code and wallet: noted at once, and on the bill with the next look at it; the best code of one's own in one press. They
 * need the network.
 */
export function Reductions({ state, own }: { state: TryOnState; own: readonly OwnCode[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const { tryOn, draft, bill } = state;
  const { order, wallet_balance_ttc: balance } = tryOn;
  const [busy, setBusy] = useState<"code" | "wallet" | null>(null);
  const [trouble, setTrouble] = useState<CodeTrouble | null>(null);
  const [card, setCard] = useState<{ code: string; worthTtc: number } | null>(null);
  const [walletError, setWalletError] = useState<ErrorKey | null>(null);
  const [code = null] = order.codes;
  const best = bestCodeOfBox(tryOn, draft, own);

  const choose = async (what: "code" | "wallet", wish: { codes: string[]; use_wallet: boolean }, redeems?: string) => {
    setBusy(what);
    setTrouble(null);
    setCard(null);
    setWalletError(null);
    try {
      if (redeems !== undefined) await (await readCodes()).redeemCard(redeems);
      const dueCents = await state.reduce(wish);
      announce(t("tryOn.billChanged", { amount: formatCents(dueCents, locale) }));
    } catch (error) {
      announce(what === "code" ? tellTrouble(error) : tellWalletError(error));
      const [typed] = wish.codes;
      if (typed !== undefined && isGiftCard(error)) {
        const worthTtc = await (await readCodes()).worthOfCard(typed).catch(() => null);
        if (worthTtc !== null) setCard({ code: typed, worthTtc });
      }
    }
    setBusy(null);
  };
  const troubleText = (told: CodeTrouble) => t(`price.code.trouble.${told.key}`, troubleValues(told, locale));
  function tellTrouble(error: unknown): string {
    const told = troubleInBox(error);
    setTrouble(told);
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
      {best && (
        <Alert
          tone="success"
          action={
            <Button
              size="sm"
              variant="secondary"
              loading={busy === "code"}
              onClick={() => void choose("code", { codes: [best.code], use_wallet: order.use_wallet })}
            >
              {t("price.code.use")}
            </Button>
          }
        >
          {t("price.code.best", { code: best.code, amount: formatCents(best.cents, locale) })}
        </Alert>
      )}
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
      {card && (
        <Alert
          title={t("price.code.card", { amount: formatEuros(card.worthTtc, locale) })}
          action={
            <Button
              size="sm"
              loading={busy === "code"}
              onClick={() => void choose("code", { codes: order.codes, use_wallet: true }, card.code)}
            >
              {t("price.code.redeem")}
            </Button>
          }
        >
          {t("price.code.cardText")}
        </Alert>
      )}
    </div>
  );
}
