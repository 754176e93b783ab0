import { getLocale, getTranslations } from "next-intl/server";
import type { Client } from "#contract/client.ts";
import type { Wallet } from "#contract/wallet.ts";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatEuros } from "#lib/money/format.ts";
import { toCents, toDecimal } from "#contract/money.ts";
import { href } from "#lib/routing/href.ts";
import { MovementList } from "./movement-list.tsx";

/** How friends name the client, and what they have earned it. */
export async function ReferralOverview({ client, wallet }: { client: Client; wallet: Wallet }) {
  const [t, locale] = await Promise.all([getTranslations("accountReferral"), getLocale()]);
  const rewards = wallet.transactions.filter(({ rule }) => rule === "REFERRAL_REWARD");
  const earned = toDecimal(rewards.reduce((sum, { amount }) => sum + toCents(amount), 0));
  return (
    <>
      <Card as="section" tone="outline">
        <p className="text-muted">{t("code")}</p>
        <p className="text-xl font-bold break-all">{client.email}</p>
        <p className="mt-2 max-w-prose">{t("codeHow")}</p>
      </Card>
      <Card as="section" tone="tint">
        <p className="text-muted">{t("earned")}</p>
        <p className="text-3xl font-bold tabular-nums">{formatEuros(earned, locale)}</p>
        <p className="mt-2 max-w-prose">{t("how")}</p>
      </Card>
      <section>
        <h2 className="text-2xl">{t("friends")}</h2>
        {rewards.length === 0 ? (
          <p className="mt-2 text-muted">{t("none")}</p>
        ) : (
          <MovementList
            label={t("friends")}
            locale={locale}
            movements={rewards.map(({ id, at, amount, balance }) => ({
              id,
              title: t("reward"),
              at,
              detail: null,
              amount: `+${formatEuros(amount, locale)}`,
              balance: t("balance", { amount: formatEuros(balance, locale) }),
            }))}
          />
        )}
      </section>
      <div className="flex flex-wrap gap-x-6">
        <TextLink standalone href={href(locale, "infos-wallet")}>
          {t("toWallet")}
        </TextLink>
        <TextLink standalone href={href(locale, "referral")}>
          {t("toProgramme")}
        </TextLink>
      </div>
    </>
  );
}
