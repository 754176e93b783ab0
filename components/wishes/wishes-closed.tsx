import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Request } from "#contract/requests.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { href } from "#lib/routing/href.ts";

/** How far a box is that takes no wishes: to be changed in its preview, settled, or past all that. */
function stateOf({ status_details: { code, actions } }: Request): "composed" | "settled" | "gone" {
  if (actions.includes("GO_TO_PREVIEW")) return "composed";
  return code === "COMPOSED" || code === "VALIDATED" ? "settled" : "gone";
}

interface WishesClosedProps {
  box: Request;
  locale: Locale;
  /** Where wishes are made for whichever box is next: it is this one. */
  isNext?: boolean;
}

/** Says why a box takes no wishes any more, and leads to where its pieces are changed or seen, or where wishes are taken. */
export async function WishesClosed({ box, locale, isNext = false }: WishesClosedProps) {
  const t = await getTranslations("wishes.closed");
  const { id: requestId, kid } = box;
  const state = stateOf(box);
  const path = { profileId: kid.id, requestId };
  const way = {
    composed: href(locale, "infos-preview-profileId-requestId", path),
    settled: href(locale, "infos-preview-profileId-requestId-confirmation", path),
    gone: href(locale, "kidId-suggestions", { kidId: kid.id }),
  };
  return (
    <Alert
      title={isNext ? t("nextTitle", { name: kid.firstname }) : t("title")}
      action={
        <ButtonLink size="sm" href={way[state]}>
          {t(`way.${state}`)}
        </ButtonLink>
      }
    >
      <p>{t(`text.${state}`)}</p>
      {isNext && <p>{t("later")}</p>}
    </Alert>
  );
}
