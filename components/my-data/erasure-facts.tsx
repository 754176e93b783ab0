import { getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import type { Erasure } from "#contract/my-data.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

type Obstacle = Erasure["obstacles"][number];

/** Where what stands in the way comes to its end. */
function wayOut({ code, order_id: orderId, order_number: number, return_id: returnId }: Obstacle, locale: Locale) {
  if (code === "ORDER_UNPAID") return href(locale, "infos-failed-payment-orderId", { orderId });
  if (code === "BOX_TO_DECIDE") return href(locale, "infos-returns-order-id", { id: orderId });
  if (code === "RETURN_UNDER_WAY" && returnId !== null) return href(locale, "infos-returns-id", { id: returnId });
  return `${href(locale, "infos-orders")}#${number}`;
}

/** What has to end before the account can be deleted, each with the page where it does. */
export async function ErasureObstacles({ erasure, locale }: { erasure: Erasure; locale: Locale }) {
  const t = await getTranslations("myData.delete");
  return (
    <Alert tone="info">
      <p className="font-bold">{t("first")}</p>
      <ul className="mt-2 grid gap-1">
        {erasure.obstacles.map((obstacle) => (
          <li key={`${obstacle.code} ${obstacle.order_id} ${obstacle.return_id}`}>
            {t(`obstacle.${obstacle.code}`, { number: obstacle.order_number })}{" "}
            <TextLink standalone href={wayOut(obstacle, locale)}>
              {t(`way.${obstacle.code}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What goes, what stays and until when: said before anything can be pressed. */
export async function ErasureConsequences({ erasure, locale }: { erasure: Erasure; locale: Locale }) {
  const t = await getTranslations("myData.delete");
  const { subscriptions, planned_boxes: boxes, profiles, wallet_ttc: wallet, points } = erasure;
  const names = profiles.filter((name) => name !== "");
  const gone = [
    t("gone.account"),
    ...(profiles.length > 0 ? [t("gone.profiles", elided({ names, count: profiles.length }, locale))] : []),
    ...(subscriptions > 0 ? [t("gone.subscriptions", { count: subscriptions })] : []),
    ...(boxes > 0 ? [t("gone.boxes", { count: boxes })] : []),
    ...(wallet > 0 ? [t("gone.wallet", { amount: formatEuros(wallet, locale) })] : []),
    ...(points > 0 ? [t("gone.points", { count: points })] : []),
    ...erasure.returnable.map(({ order_number: number, until }) =>
      t("gone.returnable", { number, date: formatDate(until, locale) }),
    ),
  ];
  const kept = [
    ...(erasure.documents_until === null
      ? []
      : [t("kept.documents", { date: formatDate(erasure.documents_until, locale) })]),
    ...(erasure.open_gift_cards > 0 ? [t("kept.giftCards", { count: erasure.open_gift_cards })] : []),
    t("kept.staff"),
  ];
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Consequences title={t("gone.title")} lines={gone} />
      <Consequences title={t("kept.title")} lines={kept} />
    </div>
  );
}

function Consequences({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card as="section" tone="outline">
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul className="list-disc space-y-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
