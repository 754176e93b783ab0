import { getLocale, getTranslations } from "next-intl/server";
import { AppLink } from "#components/navigation/app-link.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { href } from "#lib/routing/href.ts";
import { CurrentPath } from "./current-path.tsx";

/** What a wrong address shows: its path, and ways on. */
export async function NotFoundView() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("notFound")]);
  return (
    <main className="message-page">
      <img src="/not-found.svg" alt="" width={480} height={320} loading="lazy" />
      <h1>{t("title")}</h1>
      <p className="message-page-detail">
        <CurrentPath template={t.raw("text")} />
      </p>
      <p>{t("hint")}</p>
      <p className="message-page-ways">
        <AppLink className={buttonClass({ variant: "primary" })} href={href(locale, "index")}>
          {t("home")}
        </AppLink>
        <AppLink className={buttonClass({ variant: "secondary" })} href={href(locale, "shop")}>
          {t("shop")}
        </AppLink>
        <AppLink className={buttonClass({ variant: "ghost" })} href={href(locale, "shop-all-products")}>
          {t("search")}
        </AppLink>
      </p>
    </main>
  );
}
