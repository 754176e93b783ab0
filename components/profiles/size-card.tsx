"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Profile } from "#contract/profiles.ts";
import { profileSizes, sizeFields, type SizeField } from "#contract/sizes.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { giveFocusBack } from "#lib/browser/give-focus-back.ts";
import { formatDate } from "#lib/dates/format.ts";
import { changeProfile } from "#lib/profiles/actions.ts";
import { isStale } from "#lib/profiles/what-next.ts";
import { useProfileDeed } from "./use-profile-deed.ts";

interface SizeCardProps {
  profile: Profile;
  /** The day of the shop. */
  today: string;
}

/** Sizes with the day they were told: confirmed in one press, changed where they stand. */
export function SizeCard({ profile, today }: SizeCardProps) {
  const t = useTranslations("profile");
  const error = useTranslations("error");
  const { refusal, run, isBusy } = useProfileDeed();
  return (
    <Card as="section" aria-labelledby="profile-sizes" className="flex flex-col gap-4">
      <h2 id="profile-sizes" className="text-2xl">
        {t("sizes")}
      </h2>
      {refusal && <Alert tone="danger">{error(refusal)}</Alert>}
      <ul className="grid gap-4 md:grid-cols-3">
        {sizeFields.map((field) => (
          <SizeRow key={field} field={field} profile={profile} today={today} run={run} isBusy={isBusy} />
        ))}
      </ul>
    </Card>
  );
}

interface SizeRowProps extends SizeCardProps {
  field: SizeField;
  run: ReturnType<typeof useProfileDeed>["run"];
  isBusy: boolean;
}

function SizeRow({ field, profile, today, run, isBusy }: SizeRowProps) {
  const t = useTranslations("profile");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const select = useRef<HTMLSelectElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (isEditing) select.current?.focus();
    else if (hasEdited.current) giveFocusBack(change.current);
    hasEdited.current = isEditing;
  }, [isEditing]);

  const size = profile[field];
  const toldOn = profile.sizes_told_on[field];
  const label = t(field);
  const shown = (value: string) => formatSize(value, locale, oneSize);
  const save = (value: string | null, said: string, undo?: string | null) =>
    run({
      act: () => changeProfile(profile.id, { [field]: value, known_at: profile.updated_at }),
      said,
      ...(undo === undefined
        ? {}
        : {
            undo: {
              label: t("undo"),
              act: () => changeProfile(profile.id, { [field]: undo }),
              said: t("putBack", { label: undo === null ? t("untold") : shown(undo) }),
            },
          }),
    });
  const isDoubtful = size !== null && isStale(toldOn, today, profile.profile_type);

  return (
    <li
      data-doubtful={isDoubtful || undefined}
      className="flex flex-col gap-2 rounded border-[1.5px] border-line p-4 data-doubtful:border-ink data-doubtful:bg-tint"
    >
      <p className="text-sm font-bold text-muted">{label}</p>
      <p className="font-heading text-2xl">{size === null ? t("untold") : shown(size)}</p>
      {size !== null && toldOn !== null && (
        <p className="text-sm text-muted">
          {t("told", { size: shown(size), date: formatDate(toldOn, locale) })} {isDoubtful && <b>{t("stillRight")}</b>}
        </p>
      )}
      {isEditing ? (
        <form
          method="dialog"
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const value = select.current?.value || null;
            const said = value === null ? t("sizeCleared") : t("sizeSaved", { label, size: shown(value) });
            void save(value, said, size).then((isDone) => isDone && setIsEditing(false));
          }}
        >
          <Field label={t("sizeOf", { label })}>
            {(control) => (
              <Select {...control} key={size} ref={select} defaultValue={size ?? ""}>
                <option value="">{t("none")}</option>
                {profileSizes[profile.profile_type][field].map((value) => (
                  <option key={value} value={value}>
                    {shown(value)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" loading={isBusy}>
              {t("save")}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setIsEditing(false)}>
              {t("cancel")}
            </Button>
          </div>
        </form>
      ) : (
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {size !== null && toldOn !== today && (
            <Button
              size="sm"
              variant={isDoubtful ? "primary" : "secondary"}
              loading={isBusy}
              aria-label={t("yesOf", { label, size: shown(size) })}
              onClick={() => void save(size, t("confirmed", { label, size: shown(size) }))}
            >
              {t("yes")}
            </Button>
          )}
          <Button
            ref={change}
            size="sm"
            variant={size === null ? "primary" : "ghost"}
            aria-label={t("changeOf", { label })}
            onClick={() => setIsEditing(true)}
          >
            {t("changeSize")}
          </Button>
        </div>
      )}
    </li>
  );
}
