import { getTranslations } from "next-intl/server";
import { withTrueMinus } from "#contract/money.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import type { getLoyaltyPoints } from "#contract/loyalty.ts";
import { TextLink } from "#components/ui/link.tsx";
import { formatTags } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { AccountPages } from "./account-pages.tsx";
import { MovementList } from "./movement-list.tsx";

/** What gave and took points. */
export async function PointHistory({
  history,
  locale,
}: {
  history: AnswerOf<typeof getLoyaltyPoints>;
  locale: Locale;
}) {
  const t = await getTranslations("accountLoyalty");
  const signed = new Intl.NumberFormat(formatTags[locale], { signDisplay: "exceptZero" });
  return (
    <>
      {history.total === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <MovementList
          label={t("history")}
          locale={locale}
          movements={history.items.map(({ id, rule, at, points, balance, order }) => ({
            id,
            title: t(`rule.${rule}`),
            at,
            detail: order && t("order", { number: order.number }),
            amount: withTrueMinus(signed.format(points)),
            balance: t("points", { count: balance }),
          }))}
        />
      )}
      <AccountPages
        page={history.page}
        pageCount={history.pages}
        hrefOf={(page) => href(locale, "infos-loyalty-history", null, page > 1 ? { page } : {})}
      />
      <TextLink standalone href={href(locale, "infos-loyalty")}>
        {t("back")}
      </TextLink>
    </>
  );
}
