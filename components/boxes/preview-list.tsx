import { getLocale, getTranslations } from "next-intl/server";
import type { Request } from "#contract/requests.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { href } from "#lib/routing/href.ts";
import { BoxCard } from "./box-card.tsx";

/** Boxes that wait for the client's word. */
export async function PreviewList({ boxes }: { boxes: readonly Request[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountPreview"), getLocale()]);
  if (boxes.length === 0) {
    return (
      <EmptyState
        title={t("none")}
        text={t("noneText")}
        action={<ButtonLink href={href(locale, "infos-all-boxes")}>{t("allBoxes")}</ButtonLink>}
      />
    );
  }
  return boxes.map((box) => <BoxCard key={box.id} box={box} headingLevel={2} />);
}
