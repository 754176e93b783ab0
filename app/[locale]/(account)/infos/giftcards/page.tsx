import { NextIntlClientProvider } from "next-intl";
import { getGiftCards } from "#contract/gift-cards.ts";
import { GiftCardRooms } from "#components/gift-cards/gift-card-rooms.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-giftcards");

export default function InfosGiftcardsPage() {
  return (
    <ClientPage
      name="infos-giftcards"
      load={(session) => Promise.all([callAsClient(session, getGiftCards, {}), loadMessages(session.locale)])}
    >
      {({ session }, [cards, messages]) => (
        <NextIntlClientProvider
          messages={pickMessages(messages, "givenCards", "giftCardForm", "validation", "error")}
          timeZone={shopTimeZone}
        >
          <GiftCardRooms cards={cards} locale={session.locale} />
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}
