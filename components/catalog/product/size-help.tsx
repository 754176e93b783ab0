import { useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { sizeAdviceOf } from "#lib/catalog/size-advice.ts";
import { compareSizes } from "#lib/catalog/size.ts";

/**
 * Three questions for who does not know the size, and a place for the sizes of the family of whom is signed in. Both need a
 * script, and come with it: `product-deeds.tsx` fetches the questions when they are opened. Should they not come, the table
 * of sizes answers.
 */
export function SizeHelp({ product }: { product: Product }) {
  const t = useTranslations("sizeHelp");
  const tProduct = useTranslations("product");
  const { kind } = sizeAdviceOf(product);
  if (kind === "one") return null;
  const sizes = product.variants.toSorted((a, b) => compareSizes(a.size, b.size));
  return (
    <>
      <fieldset
        className="sh-own"
        aria-label={t("profiles")}
        data-own-sizes={`${product.profile_type} ${product.meta_category}`}
        hidden
      />
      <Disclosure summary={t("title")} headingLevel={2} className="sh">
        <form
          noValidate
          data-size-help={kind}
          data-sizes={sizes
            .map(({ variant_id, size, is_available }) => `${variant_id}:${size}:${Number(is_available)}`)
            .join("|")}
        >
          <TextLink standalone href="#size-advice">
            {tProduct("sizeAdvice")}
          </TextLink>
        </form>
      </Disclosure>
    </>
  );
}
