import { getLocale, getTranslations } from "next-intl/server";
import { NextIntlClientProvider } from "next-intl";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { OpeningTrunk } from "#components/ui/trunk.tsx";
import type { BoxWithPreview } from "#lib/boxes/find-preview.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { FittingRoom } from "./fitting-room.tsx";
import { MissingWishes } from "./missing-wishes.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { StylistCard } from "./stylist-card.tsx";

/** A box before it leaves: what was chosen, tried on by eye, and what can be done about it now. */
export async function PreviewRoom({ box, preview }: BoxWithPreview) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom"), getLocale()]);
  const heading = <SectionHeading level={1} title={t("title", { name: box.kid.firstname })} wavy />;
  if (!preview)
    return (
      <>
        {heading}
        <p>{t(box.status_details.code === "CANCELLED" ? "cancelled" : "notYet")}</p>
        <BoxCard box={box} headingLevel={2} />
      </>
    );
  const messages = pickMessages(await loadMessages(locale), "fittingRoom", "accountPreview", "size", "error");
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        {heading}
        {preview.is_open && (
          <div className="fr-trunk">
            <OpeningTrunk />
          </div>
        )}
      </div>
      {!preview.is_open && (
        <Alert
          tone="info"
          title={t(preview.reopen_until ? "agreed" : "onItsWay")}
          action={
            <ButtonLink
              size="sm"
              variant="secondary"
              href={
                preview.reopen_until
                  ? href(locale, "infos-preview-profileId-requestId-confirmation", {
                      profileId: preview.kid.id,
                      requestId: preview.request_id,
                    })
                  : href(locale, "infos-all-boxes")
              }
            >
              {t(preview.reopen_until ? "agreedWay" : "onItsWayWay")}
            </ButtonLink>
          }
        >
          {t(preview.reopen_until ? "agreedText" : "onItsWayText")}
        </Alert>
      )}
      <StylistCard preview={preview} />
      <NextIntlClientProvider messages={messages}>
        {/* Anew with every answer of the shop that brought the page here; what is changed in between is the room's own. */}
        <FittingRoom key={preview.as_of} preview={preview}>
          <RoomFacts preview={preview} />
          <MissingWishes wishes={preview.unfulfilled_wishes} />
        </FittingRoom>
      </NextIntlClientProvider>
    </>
  );
}
