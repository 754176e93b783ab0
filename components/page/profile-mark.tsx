import type { Profile } from "#contract/profiles.ts";
import type { PageName } from "#lib/routing/routes.ts";
import { worldOf } from "#lib/theme/page-marks.ts";

/** Dresses a page about a woman's profile in the women's theme, as soon as it is known whose it is. */
export function ProfileMark({ name, profile }: { name: PageName; profile: Profile | null }) {
  const world = worldOf({ name, profileType: profile?.profile_type ?? null });
  return world === "woman" ? <span data-theme="woman" className="sr-only" /> : null;
}
