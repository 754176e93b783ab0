import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { OpenGiftCard } from "#components/gift-cards/open-gift-card.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("giftcard-open");

export default async function GiftcardOpenPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="giftcard-open" needsScripts>
      <NextIntlClientProvider
        messages={pickMessages(messages, "openCard", "giftCardForm", "error")}
        timeZone={shopTimeZone}
      >
        <OpenGiftCard />
      </NextIntlClientProvider>
    </ContentPage>
  );
}
