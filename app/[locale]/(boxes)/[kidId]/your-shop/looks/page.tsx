import { NextIntlClientProvider } from "next-intl";
import { getLookSuggestions } from "#contract/suggestions.ts";
import { LookCard } from "#components/kid-shop/look-card.tsx";
import { NothingHere } from "#components/kid-shop/nothing-here.tsx";
import { ShopNav } from "#components/kid-shop/shop-nav.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-looks");

export default function KidIdYourShopLooksPage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage
      name="kidId-your-shop-looks"
      params={params}
      load={async (session, { kidId }) => {
        const [looks, messages] = await Promise.all([
          findForClient(session, getLookSuggestions, { params: { id: String(kidId) }, query: { is_whole: "true" } }),
          loadMessages(session.locale),
        ]);
        return { looks, messages: pickMessages(messages, "wishes") };
      }}
    >
      {({ session: { locale }, profile }, { looks, messages }) =>
        profile && (
          <>
            <ShopNav locale={locale} kidId={profile.id} current="looks" />
            {looks.length === 0 ? (
              <NothingHere
                reason="looks"
                name={profile.firstname}
                kidId={profile.id}
                plainHref={href(locale, "kidId-your-shop-looks", { kidId: profile.id })}
              />
            ) : (
              <NextIntlClientProvider messages={messages}>
                <ul className="grid gap-6">
                  {looks.map((look, index) => (
                    <LookCard key={look.look_id} locale={locale} profile={profile} look={look} isFirst={index === 0} />
                  ))}
                </ul>
              </NextIntlClientProvider>
            )}
          </>
        )
      }
    </ClientPage>
  );
}
