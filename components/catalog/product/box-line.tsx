import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { wishesText } from "#lib/quiz/wished.ts";
import { href } from "#lib/routing/href.ts";

interface BoxLineProps {
  product: Pick<Product, "id" | "profile_type">;
  /** Whether clients have pages of their own that ask whose box is meant. */
  hasOwnShops: boolean;
}

/** The other way to have a piece: as a wish for a box, with what goes with it; for clients for their next one. */
export function BoxLine({ product: { id, profile_type: type }, hasOwnShops }: BoxLineProps) {
  const t = useTranslations("product");
  const locale = useLocale();
  const isWoman = type === "WOMAN";
  const wish = { wishes: wishesText([{ product_id: id, variant_id: null }]) };
  return (
    <p className="mt-2 flex items-center gap-2">
      <Icon name="box" size={22} className="shrink-0" />
      <TextLink
        standalone
        href={href(locale, isWoman ? "quiz-signup-woman" : "quiz-signup-kid", null, wish)}
        rel="nofollow"
        data-member-href={hasOwnShops ? href(locale, "your-shop", null, wish) : undefined}
      >
        {isWoman ? t("inBoxWoman") : t("inBox")}
      </TextLink>
    </p>
  );
}
