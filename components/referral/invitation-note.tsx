"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { getReferralInvitation } from "#contract/referrals.ts";
import { friendPercent } from "#contract/terms.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { browserApi } from "#lib/http/browser-client.ts";
import { codeOfSearch } from "#lib/referral/invitation.ts";
import { changeInvitation, useInvitation } from "#lib/referral/use-invitation.ts";
import { href } from "#lib/routing/href.ts";
import { isSignedIn, subscribeToSession } from "#lib/session/client-status.ts";

/** Who invites, for who came by a referral link: it is kept until the sign-up. Says nothing to anybody else. */
export function InvitationNote() {
  const t = useTranslations("invitation");
  const locale = useLocale();
  const known = useInvitation();
  const isClient = useSyncExternalStore(subscribeToSession, isSignedIn, () => true);
  useEffect(() => {
    const code = codeOfSearch(location.search);
    if (isSignedIn() || code === null) return;
    browserApi()
      .call(getReferralInvitation, { params: { code } })
      .then(
        ({ firstname }) => changeInvitation({ code, firstname, at: Date.now() }),
        // A link that names nobody is a plain visit.
        () => undefined,
      );
  }, []);
  const invitation = isClient ? null : known;
  return (
    <div aria-live="polite" className="page !pb-0 empty:hidden">
      {invitation && (
        <Alert
          tone="success"
          title={
            invitation.firstname
              ? t("title", { name: invitation.firstname, percent: friendPercent })
              : t("titleNameless", { percent: friendPercent })
          }
          action={
            <ButtonLink size="sm" href={`${href(locale, "login")}#sign-up`}>
              {t("signUp")}
            </ButtonLink>
          }
        >
          {t("text")}
        </Alert>
      )}
    </div>
  );
}
