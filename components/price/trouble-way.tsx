import { useLocale, useTranslations } from "next-intl";
import type { Locale } from "#contract/locale.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { TextLink } from "#components/ui/link.tsx";
import type { CodeTrouble } from "#lib/checkout/code-trouble.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

const pages = {
  /* The wallet lists all that can be used now, a friend's too. */
  codes: "infos-wallet",
  points: "infos-loyalty",
  profiles: "infos-kids",
  wallet: "infos-wallet",
  contact: "contact",
  cart: "shop",
  orders: "infos-orders",
} as const;

/** The figures in the words about a code that does not count. */
export const troubleValues = ({ minimumPoints, points, minimumTtc }: CodeTrouble, locale: Locale) => ({
  minimum: minimumPoints,
  points,
  amount: formatEuros(minimumTtc, locale),
});

/** The next step after a code that does not count; nothing where its page is switched off. */
export function TroubleWay({ way }: { way: NonNullable<CodeTrouble["way"]> }) {
  const t = useTranslations("price.code.way");
  const locale = useLocale();
  const link = (
    <TextLink standalone href={href(locale, pages[way])}>
      {t(way)}
    </TextLink>
  );
  return way === "points" ? <WhereOn feature="loyalty">{link}</WhereOn> : link;
}
