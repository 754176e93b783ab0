import { getTranslations } from "next-intl/server";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { getGiftCards } from "#contract/gift-cards.ts";
import type { Locale } from "#contract/locale.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { GivenCard } from "./given-card.tsx";
import { UnpaidCard } from "./unpaid-card.tsx";

/** The cards a client gave, each with what can be done about it, then those that were received. */
export async function GiftCardRooms({ cards, locale }: { cards: AnswerOf<typeof getGiftCards>; locale: Locale }) {
  const t = await getTranslations("givenCards");
  const { given, received } = cards;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href(locale, "giftcard-checkout")}>{t("give")}</ButtonLink>
        <ButtonLink variant="secondary" href={href(locale, "infos-add-giftcard")}>
          {t("redeem")}
        </ButtonLink>
      </div>
      <section className="grid gap-4">
        <h2 className="text-2xl">{t("given")}</h2>
        {given.length === 0 && <EmptyState headingLevel={3} title={t("noneTitle")} text={t("none")} />}
        {given.map((card) =>
          card.status === "PENDING_PAYMENT" ? (
            <UnpaidCard key={card.id} card={card} locale={locale} />
          ) : (
            <GivenCard key={card.id} card={card} name={{ id: card.id }} headingLevel={3} />
          ),
        )}
      </section>
      {received.length > 0 && (
        <section>
          <h2 className="text-2xl">{t("received")}</h2>
          <ul className="divide-y-[1.5px] divide-line">
            {received.map(({ id, amount, buyer, redeemed_at: at }) => (
              <li key={id} className="flex items-start justify-between gap-4 py-4">
                <div className="min-w-0">
                  <p className="font-bold">{t("receivedFrom", { name: buyer.name })}</p>
                  {at !== null && (
                    <p className="text-sm text-muted">{t("redeemedOn", { date: formatDate(at, locale) })}</p>
                  )}
                </div>
                <p className="shrink-0 font-bold tabular-nums">{formatEuros(amount, locale)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
