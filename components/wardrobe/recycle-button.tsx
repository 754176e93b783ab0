"use client";

import { useLocale, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Address } from "#contract/addresses.ts";
import { elided } from "#contract/elision.ts";
import type { RecyclingLabel } from "#contract/recycling.ts";
import type { WardrobePiece } from "#contract/wardrobe.ts";
import { useProfileDeed } from "#components/profiles/use-profile-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { changePiece, makeLabel } from "#lib/profiles/actions.ts";
import { href } from "#lib/routing/href.ts";

const ConfirmDialog = dynamic(async () => (await import("#components/ui/confirm-dialog.tsx")).ConfirmDialog);

export interface LabelSender {
  email: string;
  address: Omit<Address, "id" | "is_default">;
}

interface RecycleButtonProps {
  profileId: string;
  pieces: readonly Pick<WardrobePiece, "id">[];
  /** Null for a client without an address. */
  sender: LabelSender | null;
  onMade: (label: RecyclingLabel) => void;
}

/** A label for everything too small, in two presses: the first says what it is, the second makes it. */
export function RecycleButton({ profileId, pieces, sender, onMade }: RecycleButtonProps) {
  const t = useTranslations("wardrobe");
  const error = useTranslations("error");
  const locale = useLocale();
  const { isBusy, refusal, run } = useProfileDeed();
  const [isAsked, setIsAsked] = useState(false);

  if (sender === null) {
    return (
      <Alert
        tone="info"
        action={
          <ButtonLink size="sm" href={href(locale, "infos-edit-addresses")}>
            {t("addAddress")}
          </ButtonLink>
        }
      >
        {t("noAddress")}
      </Alert>
    );
  }
  const { email, address } = sender;
  const make = async () => {
    await run({
      act: async () => {
        onMade(await makeLabel({ address, parcel_count: 1, email }));
        // The label is there whatever becomes of these: a piece that stays can be sent on its own.
        await Promise.allSettled(pieces.map(({ id }) => changePiece(profileId, id, { place: "SENT" })));
      },
      said: t("labelReady", { email }),
    });
    setIsAsked(false);
  };
  return (
    <div className="grid gap-3">
      {refusal && <Alert tone="danger">{error(refusal)}</Alert>}
      <Button size="sm" onClick={() => setIsAsked(true)}>
        {t("recycle", { count: pieces.length })}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsked}
          title={t("recycleTitle")}
          confirmLabel={t("recycleConfirm")}
          cancelLabel={t("cancel")}
          closeLabel={t("close")}
          loading={isBusy}
          onConfirm={() => void make()}
        >
          {t(
            "recycleText",
            elided({
              name: `${address.firstname} ${address.lastname}`,
              address: `${address.street}, ${address.postcode} ${address.city}`,
            }),
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The label that was made just now. */
export function LabelNote({ label }: { label: RecyclingLabel }) {
  const t = useTranslations("wardrobe");
  const search = new URLSearchParams({ key: label.access_key }).toString();
  return (
    <Alert
      tone="success"
      action={
        <a
          href={`/api/littlegeste/labels/${label.id}/label.pdf?${search}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ size: "sm" })}
        >
          {t("openLabel")}
        </a>
      }
    >
      {t("labelReady", { email: label.email })}
    </Alert>
  );
}
