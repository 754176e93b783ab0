import { getLocale, getTranslations } from "next-intl/server";
import type { Return } from "#contract/returns.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { href } from "#lib/routing/href.ts";
import { ReturnCard } from "./return-card.tsx";

/** Returns whose parcel is still to be handed in, each with its label, to print or to show. */
export async function LabelList({ returns }: { returns: readonly Return[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountReturn"), getLocale()]);
  if (returns.length > 0) return returns.map((entry) => <ReturnCard key={entry.id} entry={entry} hasCode />);
  return (
    <EmptyState
      title={t("noLabel")}
      text={t("noLabelText")}
      action={<ButtonLink href={href(locale, "infos-returns")}>{t("toReturns")}</ButtonLink>}
    />
  );
}
