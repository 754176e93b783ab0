import type { Profile } from "#contract/profiles.ts";
import type { PageName } from "#lib/routing/routes.ts";
import { worldOf } from "#lib/theme/page-marks.ts";
import { MarkedPage } from "./marked-page.tsx";

interface ProfileMarkProps {
  name: PageName;
  /** The address: a quiz may be a woman's by its code. */
  path: string;
  profile: Profile | null;
}

/** Dresses a page about a woman's profile in the women's theme, as soon as it is known whose it is; its name may have done so before. */
export function ProfileMark({ name, path, profile }: ProfileMarkProps) {
  if (worldOf({ name }) === "woman") return null;
  const world = worldOf({ name, path, profileType: profile?.profile_type ?? null });
  return world === "woman" ? <MarkedPage marks={{ "data-theme": world }} /> : null;
}
