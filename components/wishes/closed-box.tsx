import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Request } from "#contract/requests.ts";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { WishList } from "#components/boxes/wish-list.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { href } from "#lib/routing/href.ts";

/** A box that takes no wishes any more: says so, what was wished for, and where wishes are taken. */
export async function ClosedBox({ box, locale }: { box: Request; locale: Locale }) {
  const t = await getTranslations("wishes");
  const canBeSeen = box.status_details.actions.includes("GO_TO_PREVIEW");
  const path = { profileId: box.kid.id, requestId: box.id };
  return (
    <>
      <Alert
        title={t("closed.title")}
        action={
          <ButtonLink
            size="sm"
            href={
              canBeSeen
                ? href(locale, "infos-preview-profileId-requestId", path)
                : href(locale, "kidId-suggestions", { kidId: box.kid.id })
            }
          >
            {t(canBeSeen ? "closed.preview" : "closed.next")}
          </ButtonLink>
        }
      >
        {t(canBeSeen ? "closed.composed" : "closed.text")}
      </Alert>
      <BoxCard box={box} headingLevel={2} />
      <WishList box={box} />
    </>
  );
}
