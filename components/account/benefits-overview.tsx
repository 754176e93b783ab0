import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Loyalty } from "#contract/loyalty.ts";
import type { Wallet } from "#contract/wallet.ts";
import { Link } from "#components/ui/link.tsx";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

interface BenefitsOverviewProps {
  /** Null where it cannot be read, or where the shop has no such thing. */
  wallet: Promise<Wallet | null>;
  loyalty: Promise<Loyalty | null>;
  locale: Locale;
}

/** What the client has to spend, each the way to it; nothing where there is nothing. */
export async function BenefitsOverview({ locale, ...reads }: BenefitsOverviewProps) {
  const [t, ofWallet, ofLoyalty, wallet, loyalty] = await Promise.all([
    getTranslations("account"),
    getTranslations("accountWallet"),
    getTranslations("accountLoyalty"),
    reads.wallet,
    reads.loyalty,
  ]);
  const next = loyalty?.next_reward;
  const tiles = [
    ...(wallet && wallet.amount > 0
      ? [
          {
            name: "infos-wallet" as const,
            what: ofWallet("amount"),
            has: formatEuros(wallet.amount, locale),
            next: null,
          },
        ]
      : []),
    ...(loyalty && loyalty.balance > 0
      ? [
          {
            name: "infos-loyalty" as const,
            what: t("nav.infos-loyalty"),
            has: ofLoyalty("points", { count: loyalty.balance }),
            next: next
              ? ofLoyalty("next", { count: next.missing_points, amount: formatEuros(next.amount_ttc, locale) })
              : null,
          },
        ]
      : []),
  ];
  if (tiles.length === 0) return null;
  return (
    <ul aria-label={t("wings.benefits")} className="grid gap-4 sm:grid-cols-2">
      {tiles.map(({ name, what, has, next: comesNext }) => (
        <li key={name}>
          <Link
            href={href(locale, name)}
            className="block h-full rounded border-[1.5px] border-line bg-surface p-5 transition-colors duration-150 hover:border-ink"
          >
            <span className="block text-muted">{what}</span>
            <span className="block text-2xl font-bold tabular-nums">{has}</span>
            {comesNext && <span className="mt-1 block text-sm">{comesNext}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
