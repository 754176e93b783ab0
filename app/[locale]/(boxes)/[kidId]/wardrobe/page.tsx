import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import { getWardrobe, type Wardrobe } from "#contract/wardrobe.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { WardrobeView } from "#components/wardrobe/wardrobe-view.tsx";
import { shopDay } from "#lib/dates/shop-day.ts";
import type { Entrance } from "#lib/guards/enter-page.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { profileHref } from "#lib/profiles/profile-href.ts";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import { isFeatureOn } from "#lib/website/api.ts";

export const generateMetadata = () => shellMetadata("kidId-wardrobe");

export default function KidIdWardrobePage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage
      name="kidId-wardrobe"
      params={params}
      load={(session, { kidId }) => findForClient(session, getWardrobe, { params: { id: String(kidId) } })}
    >
      {(entrance, wardrobe) => <Owned entrance={entrance} wardrobe={wardrobe} />}
    </ClientPage>
  );
}

async function Owned({ entrance: { client, profile }, wardrobe }: { entrance: Entrance; wardrobe: Wardrobe }) {
  const locale = await getLocale();
  const [t, messages, isRecyclingOn] = await Promise.all([
    getTranslations("wardrobe"),
    loadMessages(locale),
    isFeatureOn(locale, "recycle"),
  ]);
  if (!profile) return null;
  const back = (
    <TextLink standalone href={profileHref(locale, profile)}>
      {t("back", elided({ name: profile.firstname }))}
    </TextLink>
  );
  if (wardrobe.pieces.length + wardrobe.unclaimed.length === 0) {
    return (
      <>
        <EmptyState
          title={t("empty")}
          text={t("emptyText")}
          action={<ButtonLink href={href(locale, "kidId-malle", { kidId: profile.id })}>{t("toBox")}</ButtonLink>}
        />
        {back}
      </>
    );
  }
  const { default_shipping_address: address } = client;
  return (
    <NextIntlClientProvider messages={pickMessages(messages, "wardrobe", "size", "error")}>
      <WardrobeView
        profile={{ id: profile.id, firstname: profile.firstname, profile_type: profile.profile_type }}
        wardrobe={wardrobe}
        today={shopDay(new Date())}
        recycling={isRecyclingOn ? { sender: address && { email: client.email, address: senderOf(address) } } : null}
      />
      {back}
    </NextIntlClientProvider>
  );
}

/** An address as a label takes it: without what only the address book knows. */
const senderOf = ({
  firstname,
  lastname,
  street,
  street_extra,
  postcode,
  city,
  country_code,
  phone,
}: NonNullable<Entrance["client"]["default_shipping_address"]>) => ({
  firstname,
  lastname,
  street,
  street_extra,
  postcode,
  city,
  country_code,
  phone,
});
