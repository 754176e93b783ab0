import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ContactForm } from "#components/contact/contact-form.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { programmeMetadata } from "#components/page/programme-metadata.ts";
import { TextLink } from "#components/ui/link.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";

export const generateMetadata = () => programmeMetadata("contact");

export default async function ContactPage() {
  const locale = await getLocale();
  const [t, messages] = await Promise.all([getTranslations("contact"), loadMessages(locale)]);
  return (
    <ContentPage name="contact">
      <p className="mt-6 flex flex-wrap gap-x-6">
        <TextLink standalone href={href(locale, "faq")}>
          {t("seeFaq")}
        </TextLink>
        <TextLink standalone href={href(locale, "infos-orders")}>
          {t("seeOrders")}
        </TextLink>
      </p>
      <div className="mt-6">
        <NextIntlClientProvider messages={pickMessages(messages, "contact", "validation", "error")}>
          <ContactForm />
        </NextIntlClientProvider>
      </div>
      <p className="mt-6 text-sm text-muted">
        {t.rich("privacy", {
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
          link: (text) => <TextLink href={`${href(locale, "terms-and-conditions")}#data`}>{text}</TextLink>,
        })}
      </p>
    </ContentPage>
  );
}
