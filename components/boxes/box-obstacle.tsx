import { getLocale, getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import type { Request } from "#contract/requests.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { groupObstacles, type Blocked, type ObstacleReason } from "#lib/boxes/obstacles.ts";
import { href } from "#lib/routing/href.ts";

type BlockedBox = Blocked & Pick<Request, "order">;

/** Where what holds a box up is mended. */
export function wayOut(
  locale: Locale,
  reason: ObstacleReason,
  { kid, due_order_id: orderId, order }: BlockedBox,
): string {
  switch (reason) {
    case "PAYMENT_METHOD_MISSING":
      return href(locale, "infos-add-payment");
    case "PAYMENT_DUE":
      return orderId === null
        ? href(locale, "infos-failed-payment")
        : href(locale, "infos-failed-payment-orderId", { orderId });
    case "ADDRESS_MISSING":
      return href(locale, "infos-edit-addresses");
    case "NOT_ENOUGH_PIECES":
      return href(locale, "profil-profileId", { profileId: kid.id });
    case "FRAUD_CHECK":
      return href(locale, "contact", null, order ? { order: order.number } : {});
  }
}

/** What keeps a box from being sent, and the way out of it; nothing for one that nothing keeps. */
export async function BoxObstacle({ box, title }: { box: BlockedBox; title?: string }) {
  const { blocked_reason: reason } = box;
  if (!reason) return null;
  const [t, locale] = await Promise.all([getTranslations("accountBox"), getLocale()]);
  return (
    <Alert
      tone="warning"
      {...(title === undefined ? {} : { title })}
      action={
        <ButtonLink size="sm" variant="secondary" href={wayOut(locale, reason, box)}>
          {t(`blockedWay.${reason}`)}
        </ButtonLink>
      }
    >
      {t(`blocked.${reason}`)}
    </Alert>
  );
}

/** One obstacle a reason, with all the children it keeps waiting. */
export async function BoxObstacles({ boxes }: { boxes: readonly BlockedBox[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountBox"), getLocale()]);
  return groupObstacles(boxes).map(({ key, names, box }) => (
    <BoxObstacle key={key} box={box} title={t("blockedTitle", elided({ names }, locale))} />
  ));
}
