import { getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import type { Request } from "#contract/requests.ts";
import { wayOut } from "#components/boxes/box-obstacle.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { href } from "#lib/routing/href.ts";

/** How far a box is that takes no wishes. One that is held up can be changed while its preview is open, whatever holds it. */
function stateOf({ status_details: { code, actions }, is_blocked: isBlocked }: Request) {
  if (actions.includes("GO_TO_PREVIEW")) return "composed";
  if (isBlocked) return "blocked";
  switch (code) {
    case "COMPOSED":
      return "ended";
    case "VALIDATED":
      return "validated";
    case "PREPARED":
      return "packed";
    default:
      return "gone";
  }
}

interface WishesClosedProps {
  box: Request;
  locale: Locale;
  /** Where wishes are made for whichever box is next: it is this one. */
  isNext?: boolean;
  /** The card of the box stands below, and says what holds it up. */
  isAboveCard?: boolean;
}

/** Says why a box takes no wishes any more, and leads to where its pieces are changed or seen, or where wishes are taken. */
export async function WishesClosed({ box, locale, isNext = false, isAboveCard = false }: WishesClosedProps) {
  const [t, tBox] = await Promise.all([getTranslations("wishes.closed"), getTranslations("accountBox")]);
  const { id: requestId, kid, blocked_reason: reason } = box;
  const state = stateOf(box);
  const path = { profileId: kid.id, requestId };
  const seen = { href: href(locale, "infos-preview-profileId-requestId-confirmation", path), label: t("way.box") };
  const ways = {
    composed: { href: href(locale, "infos-preview-profileId-requestId", path), label: t("way.composed") },
    ended: seen,
    validated: seen,
    blocked: reason ? { href: wayOut(locale, reason, box), label: tBox(`blockedWay.${reason}`) } : seen,
    packed: seen,
    gone: { href: href(locale, "kidId-suggestions", { kidId: kid.id }), label: t("way.gone") },
  };
  const way = ways[state];
  const isToldBelow = isAboveCard && state === "blocked";
  return (
    <Alert
      title={isNext ? t("nextTitle", elided({ name: kid.firstname })) : t("title")}
      action={
        !isToldBelow && (
          <ButtonLink size="sm" href={way.href}>
            {way.label}
          </ButtonLink>
        )
      }
    >
      <p>{t(`text.${state}`)}</p>
      {state === "blocked" && reason && !isToldBelow && <p>{tBox(`blocked.${reason}`)}</p>}
      {isNext && <p>{t("later")}</p>}
    </Alert>
  );
}
