import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { Picture } from "#components/catalog/picture.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { elided } from "#contract/elision.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import type { BoxWithPreview } from "#lib/boxes/find-preview.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { MessageForm } from "./message-form.tsx";

/** What client and stylist wrote to each other about a box, and the place for the next word. */
export async function BoxMessages({ box, preview }: BoxWithPreview) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom"), getLocale()]);
  if (!preview)
    return (
      <>
        <p>{t(box.status_details.code === "CANCELLED" ? "cancelled" : "notYet")}</p>
        <BoxCard box={box} headingLevel={2} />
      </>
    );
  const { stylist, messages, kid, request_id, is_open, preview_until: until } = preview;
  const name = stylist?.firstname ?? "";
  const texts = pickMessages(await loadMessages(locale), "fittingRoom", "validation", "error");
  return (
    <>
      {stylist && (
        <div className="flex items-center gap-4">
          <span className="fr-face">
            <Picture picture={stylist.image} sizes="72px" priority="eager" alt="" />
          </span>
          <p>{t("composedBy", elided({ name, kid: kid.firstname }))}</p>
        </div>
      )}
      {messages.length > 0 ? (
        <ol className="fr-messages" aria-label={t("messages")}>
          {messages.map(({ from, text, at }) => (
            <li key={at + from} data-from={from === "STYLIST" ? "stylist" : "client"}>
              <p className="text-sm font-bold">{from === "STYLIST" ? name || t("stylist") : t("you")}</p>
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-sm text-muted">
                <time dateTime={at}>{t("at", { date: formatDate(at, locale, "weekday"), time: shopTime(at) })}</time>
              </p>
            </li>
          ))}
        </ol>
      ) : (
        !is_open && <p>{t("noMessages")}</p>
      )}
      {messages.at(-1)?.from === "CLIENT" && <p>{t("answerComes")}</p>}
      {is_open ? (
        <NextIntlClientProvider messages={texts}>
          <MessageForm path={{ id: kid.id, rid: String(request_id) }} name={name} />
        </NextIntlClientProvider>
      ) : (
        <p className="text-muted">{t("writingOver")}</p>
      )}
      {is_open && until && (
        <p className="text-sm text-muted">
          {t("deadline", { date: formatDate(until, locale, "weekday"), time: shopTime(until) })}
        </p>
      )}
      <TextLink
        standalone
        href={href(locale, "infos-preview-profileId-requestId", { profileId: kid.id, requestId: request_id })}
      >
        {t("backToRoom")}
      </TextLink>
    </>
  );
}
