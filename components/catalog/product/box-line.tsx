import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";

interface BoxLineProps {
  product: Pick<Product, "id" | "profile_type">;
  /** Whether clients have pages of their own that ask whose box is meant. */
  hasOwnShops: boolean;
}

/** The other way to have a piece: in a box, with what goes with it; for clients in the next one, as a wish. */
export function BoxLine({ product: { id, profile_type: type }, hasOwnShops }: BoxLineProps) {
  const t = useTranslations("product");
  const locale = useLocale();
  const isWoman = type === "WOMAN";
  return (
    <p className="mt-2 flex items-center gap-2">
      <Icon name="box" size={22} className="shrink-0" />
      <TextLink
        standalone
        href={href(locale, isWoman ? "quiz-signup-woman" : "quiz-signup-kid")}
        data-member-href={hasOwnShops ? href(locale, "your-shop", null, { piece: id }) : undefined}
      >
        {isWoman ? t("inBoxWoman") : t("inBox")}
      </TextLink>
    </p>
  );
}
