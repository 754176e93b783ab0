import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import { MessagePage } from "#components/layout/message-page.tsx";
import { buttonClass } from "#components/ui/button-class.ts";

/** Stands in for a list whose products cannot be had; the same address may show them in a moment. */
export async function ListFailed({ locale }: { locale: Locale }) {
  const t = await getTranslations("fatal");
  const texts = {
    heading: t("heading"),
    title: t("title"),
    home: t("home"),
    back: t("back"),
    infos: t("infos"),
    contact: t("contact"),
  };
  return (
    <MessagePage
      locale={locale}
      texts={texts}
      detail={null}
      first={
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one that was asked for
        <a className={buttonClass({ variant: "primary" })} href="">
          {t("retry")}
        </a>
      }
    />
  );
}
