import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import type { GrownSize } from "#lib/catalog/grown-size.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import type { Messages } from "#lib/i18n/messages.ts";
import { profileHref } from "#lib/profiles/profile-href.ts";
import { fill } from "#lib/quiz/fill.ts";

/** Says that a size somebody told may be too small by now, with the way to where it is told anew: nothing changes it here. */
export function grownNote(
  locale: Locale,
  profile: Pick<Profile, "id" | "profile_type" | "firstname">,
  { told, toldOn }: GrownSize,
  t: Messages["grownSize"],
): HTMLElement {
  const name = elided({ name: profile.firstname });
  const link = document.createElement("a");
  link.href = `${profileHref(locale, profile)}#profile-sizes`;
  link.dataset["nav"] = "";
  link.textContent = fill(t.update, name);
  const note = document.createElement("p");
  note.className = "grown-note";
  note.append(
    fill(t.note, { ...name, size: formatSize(told, locale, ""), date: formatDate(toldOn, locale) }),
    " ",
    link,
  );
  return note;
}
