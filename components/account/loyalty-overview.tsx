import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Loyalty } from "#contract/loyalty.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { wantedHash } from "#lib/checkout/wanted-reduction.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** Points, the next reward and what every tier is worth. */
export async function LoyaltyOverview({ loyalty, locale }: { loyalty: Loyalty; locale: Locale }) {
  const t = await getTranslations("accountLoyalty");
  const { balance, next_reward: next } = loyalty;
  return (
    <>
      <Card tone="tint" className="flex flex-col gap-4">
        <p>
          <span className="block text-muted">{t("balance")}</span>
          <span className="text-3xl font-bold tabular-nums">{t("points", { count: balance })}</span>
        </p>
        {next && (
          <ProgressBar
            label={t("next", { count: next.missing_points, amount: formatEuros(next.amount_ttc, locale) })}
            value={balance}
            max={next.minimum_points}
            valueText={t("points", { count: balance })}
          />
        )}
        <TextLink standalone href={href(locale, "infos-loyalty-history")}>
          {t("history")}
        </TextLink>
      </Card>
      <section>
        <h2 className="mb-3 text-2xl">{t("rewards")}</h2>
        <ul className="flex flex-col gap-3">
          {loyalty.tiers.map(({ minimum_points, is_reached, reward }) => (
            <Card as="li" key={minimum_points} tone="outline" className="flex flex-wrap justify-between gap-3">
              <div>
                <p className="font-bold">
                  {reward ? t("reward", { amount: formatEuros(reward.amount_ttc, locale) }) : t("welcome")}
                </p>
                <p className="text-muted">{t("from", { count: minimum_points })}</p>
                {is_reached && reward && (
                  <p className="mt-1 flex flex-wrap items-center gap-x-4">
                    {t("code", { code: reward.code })}
                    <WhereOn feature="shop">
                      <TextLink href={href(locale, "shop-cart") + wantedHash({ kind: "code", code: reward.code })}>
                        {t("useCode")}
                      </TextLink>
                    </WhereOn>
                  </p>
                )}
              </div>
              {is_reached && (
                <p>
                  <Badge tone="yellow">{t("reached")}</Badge>
                </p>
              )}
            </Card>
          ))}
        </ul>
        <p className="mt-3 max-w-prose text-muted">{t("how")}</p>
      </section>
    </>
  );
}
