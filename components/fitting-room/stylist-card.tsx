import { getLocale, getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Preview } from "#contract/preview.ts";
import { ItemReasons } from "#components/boxes/item-reasons.tsx";
import { Picture } from "#components/catalog/picture.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { findLessons, planNote } from "#lib/boxes/stylist-note.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** Who chose, what the box was built on, and what earlier boxes taught. */
export async function StylistCard({ preview }: { preview: Preview }) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom"), getLocale()]);
  const { stylist, kid, messages, is_open } = preview;
  const [opening, ending] = planNote(preview);
  const lessons = findLessons(preview);
  const answer = messages.findLast(({ from }) => from === "STYLIST");
  const isAsked = messages.some(({ from }) => from === "CLIENT");
  const note = [
    opening.key === "season"
      ? t("note.season", { name: kid.firstname })
      : t(`note.${opening.key}`, elided({ count: opening.count, name: kid.firstname })),
    ending.key === "budget"
      ? t("note.budget", { amount: formatEuros(ending.amount, locale) })
      : ending.key === "missing"
        ? t("note.missing", { count: ending.count })
        : is_open && t("note.offer"),
  ].filter(Boolean);
  return (
    <section className="fr-stylist" aria-label={t("word")}>
      {stylist && (
        <span className="fr-face">
          <Picture picture={stylist.image} sizes="72px" priority="eager" alt="" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="fr-note">{note.join(" ")}</p>
        {stylist && (
          <p className="text-sm text-muted">{t("signed", { name: stylist.firstname, city: stylist.city })}</p>
        )}
        {lessons.length > 0 && (
          <div className="fr-lessons">
            <p className="font-bold">{t("learnt")}</p>
            <ItemReasons reasons={lessons} />
          </div>
        )}
        {answer && <blockquote className="fr-answer">{answer.text}</blockquote>}
        <p className="mt-1">
          <TextLink
            standalone
            href={href(locale, "infos-preview-profileId-requestId-comment", {
              profileId: kid.id,
              requestId: preview.request_id,
            })}
          >
            {answer || isAsked || !is_open ? t("readMessages") : t("write", { name: stylist?.firstname ?? "" })}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
