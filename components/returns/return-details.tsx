import { getLocale, getTranslations } from "next-intl/server";
import type { Return } from "#contract/returns.ts";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { ReturnCard } from "./return-card.tsx";

/** One return with its pieces, and the way back to all of them. */
export async function ReturnDetails({ entry }: { entry: Return }) {
  const [t, locale] = await Promise.all([getTranslations("accountReturn"), getLocale()]);
  return (
    <>
      <ReturnCard entry={entry} isFull />
      <TextLink standalone href={href(locale, "infos-returns")}>
        {t("toReturns")}
      </TextLink>
    </>
  );
}
