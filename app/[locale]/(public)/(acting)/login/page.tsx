import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { AccountKeeps } from "#components/session/account-keeps.tsx";
import { LoginView } from "#components/session/login-view.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("login")]);
  return editorMetadata(locale, "login", { title: t("metaTitle"), description: t("metaDescription") });
}

export default async function LoginPage() {
  const locale = await getLocale();
  const [t, messages] = await Promise.all([getTranslations("login"), loadMessages(locale)]);
  return (
    <main className="mx-auto grid w-full max-w-md gap-12 px-4 py-8 sm:py-14 lg:max-w-5xl lg:grid-cols-2 lg:gap-16">
      <MarkedPage marks={pageMarks({ name: "login" })} />
      <div>
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="mt-2 mb-6 text-muted">{t("intro")}</p>
        <NextIntlClientProvider messages={pickMessages(messages, "login", "validation", "error")}>
          <LoginView />
        </NextIntlClientProvider>
      </div>
      <AccountKeeps />
    </main>
  );
}
