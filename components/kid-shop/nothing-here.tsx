import { getLocale, getTranslations } from "next-intl/server";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { elided } from "#contract/elision.ts";
import { href } from "#lib/routing/href.ts";

interface NothingHereProps {
  reason: "filter" | "new" | "promo" | "essentials" | "recommendations" | "looks" | "all";
  name: string;
  kidId: string;
  /** The same list without its filters. */
  plainHref: string;
}

/** Why a list for one person is empty, and the way on. */
export async function NothingHere({ reason, name, kidId, plainHref }: NothingHereProps) {
  const [t, locale] = await Promise.all([getTranslations("wishes"), getLocale()]);
  const way =
    reason === "filter"
      ? { href: plainHref, label: t("none.filterWay") }
      : reason === "recommendations"
        ? { href: href(locale, "kidId-suggestions", { kidId }), label: t("none.recommendationsWay") }
        : null;
  return (
    <EmptyState
      picture={<Icon name={reason === "recommendations" ? "heart" : "hanger"} size={56} />}
      title={t(`none.${reason}`, elided({ name }))}
      text={t(`none.${reason}Text`, elided({ name }))}
      headingLevel={2}
      action={
        way ? (
          <ButtonLink href={way.href}>{way.label}</ButtonLink>
        ) : (
          <WhereOn feature="shop">
            <ButtonLink href={href(locale, "shop")}>{t("none.way")}</ButtonLink>
          </WhereOn>
        )
      }
    />
  );
}
