import { getLocale, getTranslations } from "next-intl/server";
import { href } from "#lib/routing/href.ts";
import { CartButtonIsland } from "./cart-button-island.tsx";
import { CartHost } from "./cart-host.tsx";

/** The cart in the header: a link to its page that opens the drawer once scripts run. May stand on a page several times. */
export async function CartButton({ className, withLabel = false }: { className?: string; withLabel?: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("cart"), getLocale()]);
  const cartHref = href(locale, "shop-cart");
  return (
    <>
      <CartButtonIsland
        href={cartHref}
        locale={locale}
        className={className}
        strings={{
          label: withLabel ? t("title") : "",
          empty: t("button.empty"),
          one: t("button.one"),
          other: t.raw("button.other") as string,
        }}
      />
      <CartHost locale={locale} cartHref={cartHref} toastLabel={t("toasts")} closeLabel={t("closeToast")} />
    </>
  );
}
