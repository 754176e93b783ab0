import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button-class.ts";

/** Where no script runs, nobody is signed out by coming here: asks, and a post does it. */
export function PlainLogout() {
  const locale = useLocale();
  const t = useTranslations("logout");
  const tAccount = useTranslations("account");
  return (
    <noscript>
      <form method="post" action="/api/sign-out-form" className="flex flex-col items-center gap-4 text-center">
        <input type="hidden" name="locale" value={locale} />
        <h1 className="text-3xl">{t("metaTitle")}</h1>
        <p className="text-muted">{t("metaDescription")}</p>
        <button className={buttonClass({})}>{tAccount("nav.signOut")}</button>
      </form>
    </noscript>
  );
}
