import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { DeclarationKind } from "#contract/declarations.ts";
import { ContentPage } from "#components/page/content-page.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { DeclareContract } from "./declare-contract.tsx";
import { PlainDeclarationForm } from "./plain-declaration-form.tsx";

/** A public page on which a contract ends: nobody has to sign in for it. */
export async function DeclarationPage({ kind }: { kind: DeclarationKind }) {
  const locale = await getLocale();
  const [t, messages] = await Promise.all([getTranslations("declaration"), loadMessages(locale)]);
  const isWithdrawal = kind === "WITHDRAWAL";
  return (
    <ContentPage name={isWithdrawal ? "withdrawal" : "cancellation"}>
      <div className="mt-8 flex flex-col gap-6">
        <NextIntlClientProvider
          messages={pickMessages(messages, "declaration", "size", "validation", "error")}
          timeZone={shopTimeZone}
        >
          <div className="flex flex-col gap-6 noscript:hidden">
            <DeclareContract kind={kind} />
          </div>
        </NextIntlClientProvider>
        <PlainDeclarationForm kind={kind} />
        <section className="border-t-[1.5px] border-line pt-6">
          <h2 className="text-xl">{t("goodToKnow")}</h2>
          <p className="mt-2 max-w-prose">{t(`terms.${kind}`)}</p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <TextLink standalone href={href(locale, isWithdrawal ? "cancellation" : "withdrawal")}>
              {t(isWithdrawal ? "toCancellation" : "toWithdrawal")}
            </TextLink>
            <TextLink standalone href={href(locale, "terms-and-conditions")}>
              {t("toTerms")}
            </TextLink>
            <TextLink standalone href={href(locale, "contact")}>
              {t("contact")}
            </TextLink>
          </p>
        </section>
      </div>
    </ContentPage>
  );
}
