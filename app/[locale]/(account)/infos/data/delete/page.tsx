import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { getErasure } from "#contract/my-data.ts";
import { DeleteAccountForm } from "#components/my-data/delete-account-form.tsx";
import { ErasureConsequences, ErasureObstacles } from "#components/my-data/erasure-facts.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href, localizePath } from "#lib/routing/href.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-data-delete");

export default async function InfosDataDeletePage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ClientPage name="infos-data-delete" load={(session) => callAsClient(session, getErasure, {})}>
      {({ session: { locale }, client }, erasure) => (
        <>
          {erasure.obstacles.length > 0 && <ErasureObstacles erasure={erasure} locale={locale} />}
          <ErasureConsequences erasure={erasure} locale={locale} />
          {erasure.obstacles.length === 0 && (
            <NextIntlClientProvider
              messages={pickMessages(messages, "myData", "accountSecurity", "login", "validation", "error")}
            >
              <DeleteAccountForm
                email={client.email}
                wallet={erasure.wallet_ttc > 0 ? formatEuros(erasure.wallet_ttc, locale) : null}
                hrefs={{
                  home: localizePath(locale, "/"),
                  export: href(locale, "infos-data-export"),
                }}
              />
            </NextIntlClientProvider>
          )}
        </>
      )}
    </ClientPage>
  );
}
