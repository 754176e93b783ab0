import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { Client } from "#contract/client.ts";
import { getEmailChange } from "#contract/email-change.ts";
import { EmailSettings } from "#components/account/email-settings.tsx";
import { Facts } from "#components/account/facts.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-edit");

const loadChange = (session: ClientSession) => callAsClient(session, getEmailChange, {});

export default async function InfosEditPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ClientPage name="infos-edit" load={loadChange}>
      {({ client }, pending) => (
        <>
          <NextIntlClientProvider messages={pickMessages(messages, "accountSecurity", "login", "validation", "error")}>
            <EmailSettings key={client.email} email={client.email} pending={pending} />
          </NextIntlClientProvider>
          <PasswordCard />
          <PersonCard client={client} />
        </>
      )}
    </ClientPage>
  );
}

async function PasswordCard() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("accountSecurity")]);
  return (
    <Card as="section">
      <h2 className="text-2xl">{t("password")}</h2>
      <TextLink standalone href={href(locale, "infos-edit-password")}>
        {t("toPassword")}
      </TextLink>
    </Card>
  );
}

/** What is shown and cannot be changed here yet. */
async function PersonCard({ client }: { client: Client }) {
  const t = await getTranslations("accountSecurity");
  const name = `${client.firstname} ${client.lastname}`.trim();
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-2xl">{t("person")}</h2>
      <Facts
        facts={[
          { label: t("name"), value: name || t("unknown") },
          { label: t("phone"), value: client.phone ?? t("unknown") },
        ]}
      />
    </Card>
  );
}
