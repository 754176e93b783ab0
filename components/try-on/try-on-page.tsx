import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import type { TryOn } from "#contract/try-on.ts";
import { GuaranteeSlot } from "#components/checkout/guarantee-slot.tsx";
import { GuaranteeNotice } from "#components/legal/guarantee-notice.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { findGuaranteeNotice } from "#lib/website/api.ts";
import { DeadlineCard } from "./deadline-card.tsx";
import { RateOrder } from "./rate-order.tsx";
import { TryOnScreen, type TryOnPurpose } from "./try-on-screen.tsx";

/** A delivered box on one screen: decided piece by piece, or how it was decided. */
export async function TryOnPage({ tryOn, purpose, locale }: { tryOn: TryOn; purpose: TryOnPurpose; locale: Locale }) {
  const [t, messages] = await Promise.all([getTranslations("tryOn"), loadMessages(locale)]);
  const { order, kid, status } = tryOn;
  const isWithClient = status === "OPEN" || status === "DECIDED";
  const hasNotice = isWithClient && (await findGuaranteeNotice(locale)) !== null;
  return (
    <>
      <SectionHeading
        level={1}
        title={t("title", elided({ name: kid.firstname }))}
        intro={t(`intro.${status}`)}
        eyebrow={t("order", { number: order.number })}
        wavy
      />
      {isWithClient && (
        <NextIntlClientProvider messages={pickMessages(messages, "tryOn", "error")}>
          <DeadlineCard order={order} locale={locale} name={kid.firstname} isOver={!tryOn.can_send_back} />
        </NextIntlClientProvider>
      )}
      {status === "ON_ITS_WAY" ? (
        <Alert
          title={t("onItsWay", { date: formatDate(order.delivery.expected_until, locale, "weekday") })}
          action={
            <ButtonLink size="sm" variant="secondary" href={href(locale, "infos-all-boxes")}>
              {t("toBoxes")}
            </ButtonLink>
          }
        />
      ) : (
        <NextIntlClientProvider messages={pickMessages(messages, "tryOn", "price", "size", "validation", "error")}>
          <GuaranteeSlot notice={hasNotice && <GuaranteeNotice headingLevel={2} />}>
            <TryOnScreen tryOn={tryOn} purpose={purpose} />
          </GuaranteeSlot>
          {!isWithClient && (
            <Card as="section" id="rating">
              <RateOrder orderId={order.id} rating={order.rating} subject="box" />
            </Card>
          )}
        </NextIntlClientProvider>
      )}
    </>
  );
}
