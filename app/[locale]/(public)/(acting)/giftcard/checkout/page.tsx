import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { GiftCardCheckout } from "#components/gift-cards/gift-card-checkout.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { listGiftCardDesigns } from "#lib/gift-cards/designs.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";

export const generateMetadata = () => shellMetadata("giftcard-checkout");

export default async function GiftcardCheckoutPage() {
  const locale = await getLocale();
  const [messages, designs] = await Promise.all([loadMessages(locale), listGiftCardDesigns(locale)]);
  return (
    <ContentPage name="giftcard-checkout" isWide needsScripts>
      <NextIntlClientProvider
        messages={pickMessages(messages, "giftCardForm", "payment", "website", "checkout", "validation", "error")}
        timeZone={shopTimeZone}
      >
        <QueryProvider>
          <GiftCardCheckout designs={designs} />
        </QueryProvider>
      </NextIntlClientProvider>
    </ContentPage>
  );
}
