import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";

/** The other way to have a piece: in a box, with what goes with it. */
export function BoxLine({ profileType }: { profileType: Product["profile_type"] }) {
  const t = useTranslations("product");
  const locale = useLocale();
  const isWoman = profileType === "WOMAN";
  return (
    <p className="mt-2 flex items-center gap-2">
      <Icon name="box" size={22} className="shrink-0" />
      <TextLink standalone href={href(locale, isWoman ? "quiz-signup-woman" : "quiz-signup-kid")}>
        {isWoman ? t("inBoxWoman") : t("inBox")}
      </TextLink>
    </p>
  );
}
