import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { GiftCardResult } from "#components/gift-cards/gift-card-result.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("giftcard-payment-successful");

/** The bank sends the giver here whatever became of the payment: the card tells, the address does not. */
export default async function GiftcardPaymentSuccessfulPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="giftcard-payment-successful" needsScripts>
      <NextIntlClientProvider
        messages={pickMessages(
          messages,
          "deeds",
          "givenCards",
          "giftCardForm",
          "payment",
          "website",
          "validation",
          "error",
        )}
        timeZone={shopTimeZone}
      >
        <GiftCardResult />
      </NextIntlClientProvider>
    </ContentPage>
  );
}
