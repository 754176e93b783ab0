"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { elided } from "#contract/elision.ts";
import type { Profile } from "#contract/profiles.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { eraseProfile, moveBoxes } from "#lib/profiles/actions.ts";
import type { Obstacle } from "#lib/profiles/obstacle.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { useProfileDeed } from "./use-profile-deed.ts";

const ConfirmDialog = dynamic(async () => (await import("#components/ui/confirm-dialog.tsx")).ConfirmDialog);

interface ProfileLeaveProps {
  profile: Pick<Profile, "id" | "firstname">;
  /** Profiles of the same kind without a subscription of their own. */
  heirs: readonly Pick<Profile, "id" | "firstname">[];
  hasToMove: boolean;
  obstacle: Obstacle | null;
  hrefs: { subscription: string; box: string; family: string };
}

/** Gives the box to somebody else, or deletes the profile; what happens is said before. Needs `profile` and `error`. */
export function ProfileLeave({ profile, heirs, hasToMove, obstacle, hrefs }: ProfileLeaveProps) {
  const t = useTranslations("profile");
  const error = useTranslations("error");
  const { isBusy, refusal, run } = useProfileDeed();
  const select = useRef<HTMLSelectElement>(null);
  const [heir, setHeir] = useState<ProfileLeaveProps["heirs"][number] | null>(null);
  const [isErasing, setIsErasing] = useState(false);
  const name = profile.firstname;

  const move = async () => {
    if (!heir) return;
    await run({
      act: () => moveBoxes(profile.id, heir.id),
      said: t("moved", { to: heir.firstname }),
      undo: {
        label: t("undo"),
        act: () => moveBoxes(heir.id, profile.id),
        said: t("movedBack", elided({ name })),
      },
    });
    setHeir(null);
  };
  const erase = async () => {
    const isDone = await run({ act: () => eraseProfile(profile.id), said: t("erased", elided({ name })) });
    setIsErasing(false);
    if (isDone) openAddress(hrefs.family);
  };

  return (
    <div className="flex flex-col gap-8">
      {refusal && <Alert tone="danger">{error(refusal)}</Alert>}
      <section aria-labelledby="profile-move" className="flex flex-col gap-3">
        <h3 id="profile-move" className="text-xl">
          {t("move")}
        </h3>
        <p>{t("moveText", elided({ name }))}</p>
        {!hasToMove || heirs.length === 0 ? (
          <p className="text-muted">{hasToMove ? t("nobodyElse") : t("nothingToMove", { name })}</p>
        ) : (
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t("moveTo")}>
              {(control) => (
                <Select {...control} ref={select}>
                  {heirs.map(({ id, firstname }) => (
                    <option key={id} value={id}>
                      {firstname}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button
              variant="secondary"
              onClick={() => setHeir(heirs.find(({ id }) => id === select.current?.value) ?? null)}
            >
              {t("moveButton")}
            </Button>
          </div>
        )}
      </section>
      <section aria-labelledby="profile-erase" className="flex flex-col items-start gap-3">
        <h3 id="profile-erase" className="text-xl">
          {t("erase")}
        </h3>
        {obstacle === null ? (
          <>
            <p>{t("eraseText", elided({ name }))}</p>
            <Button variant="danger" onClick={() => setIsErasing(true)}>
              {t("eraseButton")}
            </Button>
          </>
        ) : (
          <ObstacleNote obstacle={obstacle} name={name} hrefs={hrefs} />
        )}
      </section>
      {heir && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setHeir(null)}
          title={t("moveTitle", elided({ name, to: heir.firstname }))}
          confirmLabel={t("moveButton")}
          cancelLabel={t("cancel")}
          closeLabel={t("close")}
          loading={isBusy}
          onConfirm={() => void move()}
        >
          {t("moveText", elided({ name }))}
        </ConfirmDialog>
      )}
      {isErasing && (
        <ConfirmDialog
          open
          onOpenChange={setIsErasing}
          tone="danger"
          title={t("eraseTitle", elided({ name }))}
          confirmLabel={t("eraseConfirm")}
          cancelLabel={t("keep")}
          closeLabel={t("close")}
          loading={isBusy}
          onConfirm={() => void erase()}
        >
          {t("eraseText", elided({ name }))}
        </ConfirmDialog>
      )}
    </div>
  );
}

function ObstacleNote({
  obstacle,
  name,
  hrefs,
}: {
  obstacle: Obstacle;
  name: string;
  hrefs: ProfileLeaveProps["hrefs"];
}) {
  const t = useTranslations("profile");
  if (obstacle === "subscription") {
    return (
      <Alert
        tone="info"
        action={
          <ButtonLink size="sm" href={hrefs.subscription}>
            {t("stopSubscriptionWay")}
          </ButtonLink>
        }
      >
        {t("stopSubscription", { name })}
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink size="sm" href={hrefs.box}>
          {t("stopBoxWay")}
        </ButtonLink>
      }
    >
      {t(obstacle === "box" ? "stopBox" : "stopUnderway", { name })}
    </Alert>
  );
}
