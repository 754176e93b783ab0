import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { Preview } from "#contract/preview.ts";
import { prepaymentCents, tryOnDays } from "#contract/terms.ts";
import { Facts } from "#components/account/facts.tsx";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { Picture } from "#components/catalog/picture.tsx";
import { GuaranteeNotice } from "#components/legal/guarantee-notice.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Timeline } from "#components/ui/timeline.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import type { BoxWithPreview } from "#lib/boxes/find-preview.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { DeedButton } from "./deed-button.tsx";

/** The yes to a box: asked for, given with what follows, or too late to be given. Nothing else is congratulated. */
export async function Agreement({ box, preview }: BoxWithPreview) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom"), getLocale()]);
  if (!preview)
    return (
      <>
        <p>{t(box.status_details.code === "CANCELLED" ? "cancelled" : "notYet")}</p>
        <BoxCard box={box} headingLevel={2} />
      </>
    );
  const texts = pickMessages(await loadMessages(locale), "fittingRoom", "error");
  const path = { id: preview.kid.id, rid: String(preview.request_id) };
  const room = href(locale, "infos-preview-profileId-requestId", {
    profileId: preview.kid.id,
    requestId: preview.request_id,
  });
  const isWaiting = preview.status === "COMPOSED";
  return (
    <NextIntlClientProvider messages={texts}>
      {isWaiting ? (
        <>
          <BoxSum preview={preview} />
          <div className="max-w-prose">
            <GuaranteeNotice headingLevel={2} />
          </div>
          <p className="max-w-prose">
            {t("agreeMeans", { amount: formatEuros(prepaymentCents / 100, locale), days: tryOnDays })}
          </p>
          <div className="flex flex-wrap items-start gap-3">
            <DeedButton deed="agree" path={path} size="lg" />
            <ButtonLink variant="secondary" size="lg" href={room}>
              {t("backToRoom")}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <Alert
            tone={preview.status === "VALIDATED" ? "success" : "info"}
            title={t(preview.status === "VALIDATED" ? "validated" : "onItsWay")}
          >
            {preview.status === "VALIDATED" ? t("validatedText", { name: preview.kid.firstname }) : t("onItsWayText")}
          </Alert>
          {box.blocked_reason && <BoxCard box={box} headingLevel={2} />}
          <Way preview={preview} />
          {preview.reopen_until && (
            <Card tone="tint" className="flex flex-col items-start gap-3">
              <h2 className="text-xl">{t("secondThoughts")}</h2>
              <p>
                {t("reopenUntil", {
                  date: formatDate(preview.reopen_until, locale, "weekday"),
                  time: shopTime(preview.reopen_until),
                })}
              </p>
              <DeedButton deed="reopen" path={path} variant="secondary" />
            </Card>
          )}
          <BoxSum preview={preview} />
          <TextLink standalone href={room}>
            {t("backToRoom")}
          </TextLink>
        </>
      )}
    </NextIntlClientProvider>
  );
}

/** The box at a glance: its looks side by side and what they come to. */
async function BoxSum({ preview }: { preview: Preview }) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom"), getLocale()]);
  const { totals, looks, delivery_date } = preview;
  return (
    <section aria-label={t("sum")} className="flex flex-col gap-4">
      <ul className="fr-glance">
        {looks.map(({ look_index, image, items }) => {
          const picture = image ?? items[0]?.product.images[0];
          return (
            <li key={look_index} style={{ background: picture?.placeholder }}>
              {picture && <Picture picture={picture} sizes="(min-width: 64rem) 220px, 31vw" priority="eager" />}
            </li>
          );
        })}
      </ul>
      <Facts
        facts={[
          { label: t("contents"), value: t("pieces", { count: totals.pieces }) },
          { label: t("total"), value: formatEuros(totals.items_total_ttc, locale) },
          {
            label: t("totalKept", { percent: totals.keep_all_percent }),
            value: totals.keep_all_percent > 0 ? formatEuros(totals.keep_all_total_ttc, locale) : null,
          },
          { label: t("arrives"), value: formatDate(delivery_date, locale, "weekday") },
        ]}
      />
    </section>
  );
}

/** What happens from the yes to the decision at home. */
async function Way({ preview }: { preview: Preview }) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom.way"), getLocale()]);
  const { status, reopen_until: packing, delivery_date } = preview;
  const steps = ["VALIDATED", "PREPARED", "SHIPPED", "DELIVERED"] as const;
  const reached = status === "CLOSED" ? steps.length : steps.findIndex((step) => step === status);
  return (
    <Timeline
      label={t("label")}
      entries={steps.map((step, index) => ({
        title: t(step),
        state: index < reached ? "done" : index === reached ? "current" : "todo",
        ...(step === "PREPARED" && packing
          ? { date: formatDate(packing, locale, "weekday"), dateTime: packing.slice(0, 10) }
          : {}),
        ...(step === "DELIVERED"
          ? { date: formatDate(delivery_date, locale, "weekday"), dateTime: delivery_date }
          : {}),
        ...(index >= reached ? { detail: t(`${step}_text`, { days: tryOnDays }) } : {}),
      }))}
    />
  );
}
