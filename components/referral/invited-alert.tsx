"use client";

import { useTranslations } from "next-intl";
import { friendPercent } from "#contract/terms.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Invitation } from "#lib/referral/invitation.ts";
import { changeInvitation } from "#lib/referral/use-invitation.ts";

/** Who invited, in the form that makes use of it, and the way to go on without. Needs `login`. */
export function InvitedAlert({ invitation }: { invitation: Invitation }) {
  const t = useTranslations("login");
  return (
    <Alert
      tone="success"
      action={
        <Button size="sm" variant="secondary" onClick={() => changeInvitation(null)}>
          {t("invitedRemove")}
        </Button>
      }
    >
      {invitation.firstname
        ? t("invited", { name: invitation.firstname, percent: friendPercent })
        : t("invitedNameless", { percent: friendPercent })}
    </Alert>
  );
}
