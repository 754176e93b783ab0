import { getLocale, getTranslations } from "next-intl/server";
import type { Preview } from "#contract/preview.ts";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import { href } from "#lib/routing/href.ts";

/** When the box comes, until when it can be changed, and what happens then. */
export async function RoomFacts({ preview }: { preview: Preview }) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom"), getLocale()]);
  const { delivery_date, preview_until: until, is_open, kid } = preview;
  return (
    <div className="fr-facts">
      <p>{t("delivery", { date: formatDate(delivery_date, locale, "weekday") })}</p>
      {is_open && until && (
        <p>{t("deadline", { date: formatDate(until, locale, "weekday"), time: shopTime(until) })}</p>
      )}
      {is_open && (
        <p>
          <TextLink standalone href={href(locale, "kidId-malle", { kidId: kid.id })}>
            {t("move")}
          </TextLink>
        </p>
      )}
    </div>
  );
}
