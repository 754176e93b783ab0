import { getTranslations } from "next-intl/server";
import type { GivenGiftCard } from "#contract/gift-cards.ts";
import type { Locale } from "#contract/locale.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** A card that waits for its payment: it can be paid for a day. */
export async function UnpaidCard({ card, locale }: { card: GivenGiftCard; locale: Locale }) {
  const t = await getTranslations("givenCards");
  return (
    <Alert
      tone="warning"
      title={t("title", { amount: formatEuros(card.amount, locale), name: card.recipient.name })}
      action={
        <ButtonLink size="sm" href={href(locale, "giftcard-checkout", null, { gift_card: card.id })}>
          {t("pay")}
        </ButtonLink>
      }
    >
      {t("unpaid")}
    </Alert>
  );
}
