import { getLocale, getTranslations } from "next-intl/server";
import type { Client } from "#contract/client.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import { toCents, toDecimal } from "#contract/money.ts";
import type { getReferrals } from "#contract/referrals.ts";
import { friendPercent, referralRewardCents } from "#contract/terms.ts";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatEuros, formatWholeEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { ShareLink } from "#components/referral/share-link.tsx";
import { ReferralList } from "./referral-list.tsx";

/** How friends name the client, what they have earned it, and what still waits. */
export async function ReferralOverview({
  client,
  referrals,
}: {
  client: Client;
  referrals: AnswerOf<typeof getReferrals>;
}) {
  const [t, locale] = await Promise.all([getTranslations("accountReferral"), getLocale()]);
  const { code, items, rewarded_this_year: count, yearly_limit: limit } = referrals;
  const rewards = items.filter(({ status }) => status === "EARNED");
  const earned = toDecimal(rewards.reduce((sum, { amount }) => sum + toCents(amount), 0));
  return (
    <>
      <Card as="section" tone="outline">
        <h2 className="mb-3 text-2xl">{t("code")}</h2>
        <ShareLink path={href(locale, "referral", null, { friend: code })} percent={friendPercent} />
        <p className="mt-4 max-w-prose">{t("codeHow", { email: client.email })}</p>
      </Card>
      <Card as="section" tone="tint">
        <p className="text-muted">{t("earned")}</p>
        <p className="text-3xl font-bold tabular-nums">{formatEuros(earned, locale)}</p>
        <p className="mt-2 max-w-prose">
          {t("how", { amount: formatWholeEuros(referralRewardCents, locale), count, limit })}
        </p>
      </Card>
      <section>
        <h2 className="text-2xl">{t("friends")}</h2>
        {items.length === 0 ? (
          <p className="mt-2 text-muted">{t("none")}</p>
        ) : (
          <ReferralList label={t("friends")} referrals={items} />
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
