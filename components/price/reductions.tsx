"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Cart, Totals } from "#contract/cart.ts";
import { toCents } from "#contract/money.ts";
import { CodeField } from "#components/forms/code-field.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { bestCode } from "#lib/checkout/best-code.ts";
import {
  giftCardWorth,
  troubleOfError,
  troubleOfFixed,
  troubleOfProblem,
  type CodeTrouble,
} from "#lib/checkout/code-trouble.ts";
import { ownCodesQuery, redeemCard, walletKey, type KnownCode } from "#lib/checkout/codes.ts";
import { takeWanted } from "#lib/checkout/wanted-reduction.ts";
import { formatCents, formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { TroubleWay, troubleValues } from "./trouble-way.tsx";

/** What was found out about a code that is not used yet. */
type Found = { kind: "coupon"; coupon: KnownCode } | { kind: "card"; code: string; worthTtc: number };

/** What of a purchase was chosen so far. */
type Chosen = Pick<Cart, "codes" | "use_wallet">;

interface ReductionsProps {
  chosen: Chosen;
  /** What the wallet can give for it, in euros, with what it gives already. */
  balanceTtc: number;
  /** What the pieces come to where they are shown: with the delivery of the checkout, or with that of the cart. */
  totals: Totals | null;
  /** What an order that was placed costs is agreed on: only money of one's own can still pay it, a gift card's too. */
  fixed: "SHOP" | "BOX" | null;
  /** Where somebody who signs in comes back to; null where nobody has to, for the page asks by itself. */
  signInFrom: string | null;
  isSignedIn: boolean;
  /** What a code is worth for it. Throws what speaks against it. */
  lookUpCode: (code: string) => Promise<KnownCode>;
  /** Answers what is due then, in euros; null when the answer shows by itself. */
  onReduce: (change: { codes: string[]; use_wallet: boolean }) => Promise<number | null>;
}

/**
 * One field for a coupon, a gift card, a loyalty or a friend's code, which says what it is worth before it is used; the best
 * code of one's own in one press; the wallet.
 */
export function Reductions({
  chosen,
  balanceTtc: balance,
  totals,
  fixed,
  signInFrom,
  isSignedIn,
  lookUpCode,
  onReduce,
}: ReductionsProps) {
  const t = useTranslations("price.code");
  const locale = useLocale();
  const cache = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<CodeTrouble | null>(null);
  const [busy, setBusy] = useState<"look-up" | "use" | "wallet" | null>(null);
  const own = useQuery({ ...ownCodesQuery(), enabled: isSignedIn && fixed === null });
  const [applied = null] = chosen.codes;
  const money = (euros: number) => formatEuros(euros, locale);
  const best = applied === null && found === null && own.data && totals ? bestCode(own.data, totals) : null;

  const tellTrouble = (told: CodeTrouble) => {
    setTrouble(told);
    announce(t(`trouble.${told.key}`, troubleValues(told, locale)));
  };
  const doing = async (what: NonNullable<typeof busy>, task: () => Promise<void>) => {
    setBusy(what);
    setTrouble(null);
    try {
      await task();
    } catch (error) {
      tellTrouble(troubleOfError(error));
    }
    setBusy(null);
  };
  const reduce = async (change: { codes?: string[]; use_wallet?: boolean }) => {
    const codes = chosen.codes.map(({ code }) => code);
    const due = await onReduce({ codes, use_wallet: chosen.use_wallet, ...change });
    if (due !== null) announce(t("changed", { amount: money(due) }));
  };
  const use = (code: string) =>
    doing("use", async () => {
      await reduce({ codes: [code] });
      setFound(null);
    });
  const lookUp = (code: string) =>
    doing("look-up", async () => {
      setFound(null);
      // Whose code it is and what it is worth is told to somebody who is known.
      if (!isSignedIn) return reduce({ codes: [code] });
      try {
        const coupon = await lookUpCode(code);
        if (fixed === null) setFound({ kind: "coupon", coupon });
        else tellTrouble(troubleOfFixed(fixed));
      } catch (error) {
        const worthTtc = giftCardWorth(error);
        if (worthTtc === null) throw error;
        setFound({ kind: "card", code, worthTtc });
      }
    });
  const redeem = (code: string) =>
    doing("use", async () => {
      const amount = await redeemCard(code);
      setFound(null);
      await reduce({ codes: applied?.code === code ? [] : chosen.codes.map((one) => one.code), use_wallet: true });
      await Promise.all([ownCodesQuery().queryKey, walletKey].map((queryKey) => cache.invalidateQueries({ queryKey })));
      announce(t("redeemed", { amount: money(amount) }));
    });

  const isKnown = own.data !== undefined;
  useEffect(() => {
    const wanted = isKnown ? takeWanted() : null;
    if (wanted?.kind === "wallet") {
      if (balance > 0 && !chosen.use_wallet) void doing("wallet", () => reduce({ use_wallet: true }));
    } else if (wanted && applied?.code !== wanted.code) {
      /* What the client has of its own was pressed to be used; about any other code it is asked first. */
      const isOwn = own.data?.some(({ code, problem }) => code === wanted.code && problem === null) ?? false;
      void (isOwn ? use(wanted.code) : lookUp(wanted.code));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what an address asks for is done once, as soon as it is known whose codes are whose
  }, [isKnown]);

  const shown = trouble ?? (applied?.problem ? troubleOfProblem(applied.problem) : null);
  const isCard = applied?.problem?.reason === "IS_GIFT_CARD";
  const field = (
    <CodeField
      label={t(fixed === null ? "label" : "labelFixed")}
      hint={t(fixed === null ? "hint" : "hintFixed")}
      error={shown && applied === null ? t(`trouble.${shown.key}`, troubleValues(shown, locale)) : undefined}
      isBusy={busy === "look-up" || (busy === "use" && applied !== null)}
      applied={applied && { code: applied.code, text: appliedText() }}
      onApply={(code) => void lookUp(code)}
      onRemove={() => void doing("use", () => reduce({ codes: [] }))}
      texts={{ apply: isSignedIn ? t("check") : t("keep"), remove: t("remove") }}
    />
  );
  function appliedText(): string {
    if (applied === null || !applied.is_judged) return t("waits");
    if (applied.problem) return t("idle");
    const step = totals?.steps.find(({ code }) => code === applied.code);
    if (!step) return t("idle");
    return step.rule === "SHIPPING_CODE" ? t("countsShipping") : t("counts", { amount: money(-step.amount_ttc) });
  }
  return (
    <div className="flex flex-col gap-3">
      {best && (
        <Alert
          tone="success"
          action={
            <Button size="sm" variant="secondary" loading={busy === "use"} onClick={() => void use(best.code)}>
              {t("use")}
            </Button>
          }
        >
          {t("best", { code: best.code, amount: formatCents(best.cents, locale) })}
        </Alert>
      )}
      {applied === null ? (
        <Disclosure
          summary={t(fixed === null ? "title" : "titleFixed")}
          className="border-b-0"
          open={found !== null || trouble !== null}
        >
          {field}
        </Disclosure>
      ) : (
        field
      )}
      {shown && applied !== null && (
        <p className="text-sm text-danger">{t(`trouble.${shown.key}`, troubleValues(shown, locale))}</p>
      )}
      {shown?.way && <TroubleWay way={shown.way} />}
      {isCard && isSignedIn && found === null && (
        <Button variant="secondary" size="sm" loading={busy === "look-up"} onClick={() => void lookUp(applied.code)}>
          {t("check")}
        </Button>
      )}
      {applied && !applied.is_judged && signInFrom !== null && !isSignedIn && (
        <TextLink standalone href={href(locale, "login", null, { redirect: signInFrom })}>
          {t("signIn")}
        </TextLink>
      )}
      {found && (
        <Alert
          tone="info"
          title={found.kind === "card" ? t("card", { amount: money(found.worthTtc) }) : worthText(found.coupon)}
          action={
            <div className="flex flex-wrap gap-2">
              {found.kind === "card" ? (
                <Button size="sm" loading={busy === "use"} onClick={() => void redeem(found.code)}>
                  {t("redeem")}
                </Button>
              ) : (
                toCents(found.coupon.discount_ttc ?? 0) > 0 && (
                  <Button size="sm" loading={busy === "use"} onClick={() => void use(found.coupon.code)}>
                    {t("use")}
                  </Button>
                )
              )}
              <Button size="sm" variant="ghost" disabled={busy !== null} onClick={() => setFound(null)}>
                {t("notNow")}
              </Button>
            </div>
          }
        >
          {found.kind === "card"
            ? t("cardText")
            : found.coupon.points !== null && t("points", { count: found.coupon.points })}
        </Alert>
      )}
      {(balance > 0 || chosen.use_wallet) && (
        <Checkbox
          label={t("wallet", { amount: money(balance) })}
          checked={chosen.use_wallet}
          disabled={busy !== null}
          onChange={({ target }) => void doing("wallet", () => reduce({ use_wallet: target.checked }))}
        />
      )}
    </div>
  );

  function worthText(coupon: KnownCode): string {
    const worth = coupon.discount_ttc ?? 0;
    if (toCents(worth) === 0) return t("worthNothing", { code: coupon.code });
    if (coupon.kind === "SHIPPING") return t("worthShipping", { code: coupon.code });
    return t("worth", { code: coupon.code, amount: money(worth) });
  }
}
