import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { methodName } from "#lib/payments/method-name.ts";
import { PaymentMethodExpiry } from "./payment-method-expiry.tsx";

const shownMethods = 3;

interface PaymentMethodsCardProps {
  methods: readonly PaymentMethod[];
  /** Whether a guard lets the client onto the page where they are kept. */
  canKeep: boolean;
  locale: Locale;
}

/** Saved payment methods, the default one first. */
export async function PaymentMethodsCard({ methods, canKeep, locale }: PaymentMethodsCardProps) {
  const [t, saved] = await Promise.all([getTranslations("account"), getTranslations("savedMethods")]);
  return (
    <Card as="section" tone="outline">
      <h2 className="mb-2 text-lg">{t("cards")}</h2>
      {methods.length === 0 && <p className="text-muted">{t("noCard")}</p>}
      <ul className="flex flex-col gap-3">
        {methods.slice(0, shownMethods).map((method) => (
          <li key={method.id} className="flex items-start gap-3">
            <Icon name="card" size={22} className="mt-0.5 shrink-0 text-muted" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span>{methodName(method, (card) => t("card", card))}</span>
                {method.is_default && (
                  <Badge tone="blue" follows>
                    {t("defaultCard")}
                  </Badge>
                )}
              </p>
              {method.expiration_date && <PaymentMethodExpiry locale={locale} date={method.expiration_date} />}
            </div>
          </li>
        ))}
      </ul>
      {methods.length > shownMethods && (
        <p className="mt-2 text-sm text-muted">{t("moreCards", { count: methods.length - shownMethods })}</p>
      )}
      {canKeep && (
        <TextLink standalone href={href(locale, "infos-add-payment")}>
          {saved(methods.length > 0 ? "manage" : "addTitle")}
        </TextLink>
      )}
    </Card>
  );
}
