import { getLocale, getTranslations } from "next-intl/server";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Order } from "#contract/orders.ts";
import type { getReturns } from "#contract/returns.ts";
import { AccountPages } from "#components/account/account-pages.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { ReturnCard } from "./return-card.tsx";

interface ReturnOverviewProps {
  /** Those something may still go back of. */
  orders: readonly Order[];
  returns: AnswerOf<typeof getReturns>;
}

/** What may still go back, then the returns. */
export async function ReturnOverview({ orders, returns }: ReturnOverviewProps) {
  const [t, act, locale] = await Promise.all([
    getTranslations("accountReturn"),
    getTranslations("orderAct"),
    getLocale(),
  ]);
  return (
    <>
      {orders.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-2xl">{t("returnable")}</h2>
          {orders.map(({ id, number, kind, return_until }) => (
            <Card key={id} tone="outline" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <div>
                <p className="font-bold">{t("order", { number, kind })}</p>
                {return_until && <p className="text-muted">{t("until", { date: formatDate(return_until, locale) })}</p>}
              </div>
              <TextLink standalone href={href(locale, "infos-returns-order-id", { id })}>
                {kind === "BOX" ? act("tryOn") : t("seePieces")}
                <span className="sr-only"> {number}</span>
              </TextLink>
            </Card>
          ))}
        </section>
      )}
      {returns.items.length === 0 && <p className="text-muted">{t("none")}</p>}
      {returns.items.map((entry) => (
        <ReturnCard key={entry.id} entry={entry} />
      ))}
      <AccountPages
        page={returns.page}
        pageCount={returns.pages}
        hrefOf={(page) => href(locale, "infos-returns", null, page > 1 ? { page } : {})}
      />
    </>
  );
}
