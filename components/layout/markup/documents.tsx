import type { Locale } from "#contract/locale.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { MessagePage } from "../message-page.tsx";
import { MissingPage } from "../missing-page.tsx";
import { catalogues } from "./catalogues.ts";

/** Documents the server answers with where a page is missing or broke; it writes the path or the status over the name in braces. */
export const MissingDocument = ({ locale }: { locale: Locale }) => (
  <MissingPage locale={locale} texts={catalogues[locale].notFound} path="{path}" />
);

export function FailedDocument({ locale }: { locale: Locale }) {
  const t = catalogues[locale].fatal;
  return (
    <MessagePage
      locale={locale}
      texts={t}
      detail={t.detail}
      first={
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one that was asked for
        <a className={buttonClass({ variant: "primary" })} href="">
          {t.retry}
        </a>
      }
    />
  );
}
