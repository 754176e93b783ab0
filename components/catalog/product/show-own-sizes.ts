import { getProfiles, type Profile } from "#contract/profiles.ts";
import { appliedSizes, type SizeField } from "#contract/sizes.ts";
import type { MetaCategory } from "#contract/catalog.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { chooseSize, sizeLabel } from "./chosen-size.ts";

/** Sizes of a profile that apply to a piece. */
const fittingSizes = (profile: Pick<Profile, SizeField>, category: MetaCategory): string[] =>
  appliedSizes[category].map((field) => profile[field]).filter((size) => size !== null);

/** One button for each of the family whom a size of this piece fits: pressing it chooses the size. */
export async function showOwnSizes(place: HTMLElement): Promise<void> {
  const [type, category] = (place.dataset["ownSizes"] ?? "").split(" ") as [Profile["profile_type"], MetaCategory];
  const form = place.parentElement?.querySelector<HTMLFormElement>("form[data-size-help]");
  const variants = (form?.dataset["sizes"] ?? "").split("|").map((part) => part.split(":"));
  const [profiles, { sizeHelp: t }] = await Promise.all([
    browserApi().call(getProfiles, {}),
    lazyMessages(splitLocale(location.pathname).locale, "sizeHelp"),
  ]);
  const buttons = profiles
    .filter(({ profile_type }) => profile_type === type)
    .flatMap((profile) => {
      const sizes = fittingSizes(profile, category);
      const [id, , isAvailable] = variants.find(([, size]) => size !== undefined && sizes.includes(size)) ?? [];
      const label = id === undefined ? null : sizeLabel(id);
      if (id === undefined || label === null || isAvailable !== "1") return [];
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = t.profile.replace("{name}", () => profile.firstname).replace("{size}", () => label);
      button.addEventListener("click", () => chooseSize(id));
      return [button];
    });
  place.replaceChildren(...buttons);
  place.hidden = buttons.length === 0;
}
