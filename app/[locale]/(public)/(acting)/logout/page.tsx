import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { LogoutView } from "#components/session/logout-view.tsx";
import { PlainLogout } from "#components/session/plain-logout.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("logout")]);
  return pageMetadata({ locale, routeName: "logout", title: t("metaTitle"), description: t("metaDescription") });
}

export default async function LogoutPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <main className="mx-auto w-full max-w-md px-4 py-16">
      <div className="noscript:hidden">
        <NextIntlClientProvider messages={pickMessages(messages, "logout")}>
          <LogoutView />
        </NextIntlClientProvider>
      </div>
      <PlainLogout />
    </main>
  );
}
