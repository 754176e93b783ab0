import type { Locale } from "#contract/locale.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { href } from "#lib/routing/href.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import type { Messages } from "#lib/i18n/messages.ts";
import { MessagePage } from "./message-page.tsx";

/** What stands at an address where nothing is. Plain markup. */
export function MissingPage({ locale, texts, path }: { locale: Locale; texts: Messages["notFound"]; path: string }) {
  return (
    <MessagePage
      locale={locale}
      texts={texts}
      detail={texts.text.replace("{path}", () => path)}
      hint={texts.hint}
      picture="/not-found.svg"
      first={
        <WhereOn feature="shop">
          <a className={buttonClass({ variant: "primary" })} href={href(locale, "shop")}>
            {texts.shop}
          </a>
        </WhereOn>
      }
    />
  );
}
