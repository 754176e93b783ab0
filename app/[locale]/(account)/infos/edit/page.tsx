import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { getOptinChanges } from "#contract/client.ts";
import { getEmailChange } from "#contract/email-change.ts";
import type { Locale } from "#contract/locale.ts";
import { EmailSettings } from "#components/account/email-settings.tsx";
import { LanguageForm } from "#components/account/language-form.tsx";
import { NewsForm } from "#components/account/news-form.tsx";
import { PersonForm } from "#components/account/person-form.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-edit");

async function load(session: ClientSession) {
  const [pending, history, messages] = await Promise.all([
    callAsClient(session, getEmailChange, {}),
    callAsClient(session, getOptinChanges, {}),
    loadMessages(session.locale),
  ]);
  return {
    pending,
    history,
    messages: pickMessages(
      messages,
      "accountPerson",
      "accountLanguage",
      "accountNews",
      "accountSecurity",
      "delivery",
      "phone",
      "login",
      "validation",
      "error",
    ),
  };
}

export default function InfosEditPage() {
  return (
    <ClientPage name="infos-edit" load={load}>
      {({ client, session }, { pending, history, messages }) => (
        <NextIntlClientProvider messages={messages} timeZone={shopTimeZone}>
          <PersonForm client={client} />
          <EmailSettings key={client.email} email={client.email} pending={pending} />
          <OtherRooms locale={session.locale} hasPassword={client.has_password} />
          <LanguageForm client={client} />
          <NewsForm
            key={`${client.is_optin_kid} ${client.is_optin_woman}`}
            client={{ is_optin_kid: client.is_optin_kid, is_optin_woman: client.is_optin_woman }}
            history={history}
          />
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}

/** What has a page of its own. */
async function OtherRooms({ locale, hasPassword }: { locale: Locale; hasPassword: boolean }) {
  const t = await getTranslations("accountSecurity");
  return (
    <Card as="section">
      <h2 className="text-2xl">{t("more")}</h2>
      <ul className="mt-2 flex flex-col items-start">
        <li>
          <TextLink standalone href={href(locale, "infos-edit-password")}>
            {t(hasPassword ? "toPassword" : "toFirstPassword")}
          </TextLink>
        </li>
        <li>
          <TextLink standalone href={href(locale, "infos-edit-addresses")}>
            {t("toAddresses")}
          </TextLink>
        </li>
        <li>
          <TextLink standalone href={href(locale, "infos-edit-return-mode")}>
            {t("toReturnMode")}
          </TextLink>
        </li>
      </ul>
    </Card>
  );
}
