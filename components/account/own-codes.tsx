import { getTranslations } from "next-intl/server";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { getCouponCodes } from "#contract/discounts.ts";
import type { Locale } from "#contract/locale.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { wantedHash } from "#lib/checkout/wanted-reduction.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** The codes a client can use now, with what each is worth and where it is entered. */
export async function OwnCodes({ codes, locale }: { codes: AnswerOf<typeof getCouponCodes>; locale: Locale }) {
  const t = await getTranslations("ownCodes");
  const usable = codes.filter(({ problem }) => problem === null);
  if (usable.length === 0) return null;
  const toBoxes = (
    <TextLink standalone href={href(locale, "infos-all-boxes")}>
      {t("toBoxes")}
    </TextLink>
  );
  return (
    <section>
      <h2 className="mb-3 text-2xl">{t("title")}</h2>
      <ul className="flex flex-col gap-3">
        {usable.map(({ code, percent, amount_ttc: amount, scope, valid_until: until, points }) => (
          <Card as="li" key={code} tone="outline" className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-bold break-all">{code}</p>
              <p>
                {percent !== null
                  ? t("percent", { percent })
                  : amount !== null
                    ? t("amount", { amount: formatEuros(amount, locale) })
                    : t("shipping")}
              </p>
              <p className="text-sm text-muted">
                {[
                  t(`scope.${scope}`),
                  ...(points !== null ? [t("points", { count: points })] : []),
                  ...(until !== null ? [t("until", { date: formatDate(until, locale) })] : []),
                ].join(" · ")}
              </p>
              {scope === "BOX" && <p className="text-sm text-muted">{t("inBox")}</p>}
            </div>
            {scope === "BOX" ? (
              toBoxes
            ) : (
              <WhereOn feature="shop" otherwise={scope === "ALL" && toBoxes}>
                <TextLink standalone href={href(locale, "shop-cart") + wantedHash({ kind: "code", code })}>
                  {t("use")}
                </TextLink>
              </WhereOn>
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}
