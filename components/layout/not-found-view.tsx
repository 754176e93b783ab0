import { getLocale, getTranslations } from "next-intl/server";
import { href } from "#lib/routing/href.ts";
import { NotFoundMessage } from "./not-found-message.tsx";

/** What a wrong address shows. Next sends it with every page, so only its texts travel and the rest is one small component. */
export async function NotFoundView() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("notFound")]);
  return (
    <NotFoundMessage
      texts={[t("title"), t.raw("text") as string, t("hint")]}
      ways={[
        [href(locale, "index"), t("home")],
        [href(locale, "shop"), t("shop")],
        [href(locale, "shop-all-products"), t("search")],
      ]}
    />
  );
}
