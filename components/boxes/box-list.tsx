import { getLocale, getTranslations } from "next-intl/server";
import type { Request } from "#contract/requests.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { href } from "#lib/routing/href.ts";
import { BoxCard } from "./box-card.tsx";

const keyOf = (box: Request): string => `${box.id}-${box.subscription_id ?? box.kid.id}`;

/** Boxes in the order the API gives: what is planned, then the newest. */
export async function BoxList({ boxes, headingLevel = 2 }: { boxes: readonly Request[]; headingLevel?: 2 | 3 }) {
  const [t, locale] = await Promise.all([getTranslations("accountBox"), getLocale()]);
  if (boxes.length === 0) {
    return (
      <EmptyState
        title={t("none")}
        text={t("noneText")}
        action={<ButtonLink href={href(locale, "infos-subscriptions")}>{t("noneWay")}</ButtonLink>}
      />
    );
  }
  return boxes.map((box) => <BoxCard key={keyOf(box)} box={box} headingLevel={headingLevel} />);
}

/** Boxes under the name of the profile they are for; alone the name is not repeated. */
export async function BoxesByProfile({ boxes }: { boxes: readonly Request[] }) {
  const groups = [...Map.groupBy(boxes, ({ kid }) => kid.id).values()];
  if (groups.length <= 1) return <BoxList boxes={boxes} />;
  return groups.map((group) => (
    <section key={group[0]?.kid.id} className="flex flex-col gap-4">
      <h2 className="text-2xl">{group[0]?.kid.firstname}</h2>
      <BoxList boxes={group} headingLevel={3} />
    </section>
  ));
}
