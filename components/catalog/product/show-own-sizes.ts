import { getProfiles, type Profile } from "#contract/profiles.ts";
import { appliedSizes, type SizeField } from "#contract/sizes.ts";
import type { MetaCategory } from "#contract/catalog.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { chooseSize, sizeLabel } from "./chosen-size.ts";
import { offerAlert } from "./offer-alert.ts";

/** Sizes of a profile that apply to a piece. */
const fittingSizes = (profile: Pick<Profile, SizeField>, category: MetaCategory): string[] =>
  appliedSizes[category].map((field) => profile[field]).filter((size) => size !== null);

/** One button for each of the family whom a size of this piece fits: it chooses the size, or asks to be told when it is back. */
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
      if (id === undefined || label === null) return [];
      const isThere = isAvailable === "1";
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = (isThere ? t.profile : t.profileGone)
        .replace("{name}", () => profile.firstname)
        .replace("{size}", () => label);
      button.addEventListener("click", () => {
        if (isThere) return void chooseSize(id);
        const ask = offerAlert(Number(id), label)?.querySelector("button");
        /* What opens takes the focus from its second frame on: in the first one it is still about to. */
        requestAnimationFrame(() => requestAnimationFrame(() => ask?.focus()));
      });
      return [button];
    });
  place.replaceChildren(...buttons);
  place.hidden = buttons.length === 0;
}
