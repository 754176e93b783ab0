"use client";

import { useTranslations } from "next-intl";
import { elided } from "#contract/elision.ts";
import type { Profile } from "#contract/profiles.ts";
import { PhotoField, type PhotoTexts } from "#components/forms/photo-field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { removePhoto, savePhoto } from "#lib/profiles/actions.ts";
import { useProfileDeed } from "./use-profile-deed.ts";

/** As the API: a photo of a telephone is below. */
const maxPhotoBytes = 10 * 1024 * 1024;
const textKeys = [
  "choose",
  "camera",
  "replace",
  "remove",
  "empty",
  "too_large",
  "wrong_type",
  "broken",
  "crop",
  "zoom",
  "horizontal",
  "vertical",
  "use",
  "cancel",
  "ready",
] as const satisfies (keyof PhotoTexts)[];

interface ProfilePhotoProps {
  profile: Pick<Profile, "id" | "firstname" | "photo_url">;
  /** Called once a photo is stored, or gone. */
  onChanged?: () => void;
}

/** The photo of a profile: cut here, stored at once, taken away in one press. Needs `profile` and `error`. */
export function ProfilePhoto({ profile, onChanged }: ProfilePhotoProps) {
  const t = useTranslations("profile");
  const error = useTranslations("error");
  const { refusal, run } = useProfileDeed();
  const texts = Object.fromEntries(textKeys.map((key) => [key, t(`photoTexts.${key}`)])) as unknown as PhotoTexts;
  const attempt = async (act: () => Promise<unknown>, said: string) => {
    if (!(await run({ act, said }))) throw new Error("refused");
    onChanged?.();
  };
  return (
    <PhotoField
      label={t("photo", elided({ name: profile.firstname }))}
      hint={t("photoHint")}
      error={refusal ? error(refusal) : undefined}
      url={profile.photo_url}
      placeholder={<Icon name="account" size={36} />}
      maxBytes={maxPhotoBytes}
      texts={texts}
      onPhoto={(photo) => attempt(() => savePhoto(profile.id, photo), t("photoTexts.ready"))}
      onRemove={() => attempt(() => removePhoto(profile.id), t("photoRemoved"))}
    />
  );
}
