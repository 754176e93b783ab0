import "#components/sheets/acts.css";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { appliedSizes, type SizeField } from "#contract/sizes.ts";
import type { MetaCategory } from "#contract/catalog.ts";
import { findGrownSize } from "#lib/catalog/grown-size.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { fill } from "#lib/quiz/fill.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { grownNote } from "../grown-note.ts";
import { chooseSize, sizeLabel } from "./chosen-size.ts";
import { offerAlert } from "./offer-alert.ts";

/** Sizes of a profile that apply to a piece. */
const fittingSizes = (profile: Pick<Profile, SizeField>, category: MetaCategory): string[] =>
  appliedSizes[category].map((field) => profile[field]).filter((size) => size !== null);

/**
 * One button for each of the family whom a size of this piece fits: it chooses the size, or asks to be told when it is back.
 * Where a child has likely outgrown the size that was told, the size it has likely grown into stands beside it, and why.
 */
export async function showOwnSizes(place: HTMLElement): Promise<void> {
  const [type, category] = (place.dataset["ownSizes"] ?? "").split(" ") as [Profile["profile_type"], MetaCategory];
  const form = place.parentElement?.querySelector<HTMLFormElement>("form[data-size-help]");
  const variants = (form?.dataset["sizes"] ?? "").split("|").map((part) => part.split(":"));
  const { locale } = splitLocale(location.pathname);
  const [profiles, { sizeHelp: t }] = await Promise.all([
    browserApi().call(getProfiles, {}),
    lazyMessages(locale, "sizeHelp"),
  ]);
  const today = shopDay(new Date());
  const family = profiles
    .filter(({ profile_type }) => profile_type === type)
    .map((profile) => ({
      profile,
      grown: appliedSizes[category].flatMap((field) => findGrownSize(profile, field, today) ?? []),
    }));

  /** What chooses the first of these sizes that the piece comes in; null when it comes in none. */
  const buttonFor = (sizes: readonly string[], texts: { there: string; gone: string }, name: string) => {
    const [id, , isAvailable] = variants.find(([, size]) => size !== undefined && sizes.includes(size)) ?? [];
    const label = id === undefined ? null : sizeLabel(id);
    if (id === undefined || label === null) return null;
    const isThere = isAvailable === "1";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = fill(isThere ? texts.there : texts.gone, { name, size: label });
    button.addEventListener("click", () => {
      if (isThere) return void chooseSize(id);
      const ask = offerAlert(Number(id), label)?.querySelector("button");
      /* What opens takes the focus from its second frame on: in the first one it is still about to. */
      requestAnimationFrame(() => requestAnimationFrame(() => ask?.focus()));
    });
    return button;
  };

  const hasGrown = family.some(({ grown }) => grown.length > 0);
  const { grownSize } = hasGrown ? await lazyMessages(locale, "grownSize") : { grownSize: null };
  const shown = family.flatMap(({ profile, grown: [first, ...others] }) => {
    const { firstname: name } = profile;
    const told = buttonFor(fittingSizes(profile, category), { there: t.profile, gone: t.profileGone }, name);
    if (!first || !grownSize) return told ? [told] : [];
    const next = buttonFor(
      [first, ...others].map(({ size }) => size),
      { there: grownSize.next, gone: grownSize.nextGone },
      name,
    );
    return told || next ? [told, next, grownNote(locale, profile, first, grownSize)].filter((one) => one !== null) : [];
  });
  place.replaceChildren(...shown);
  place.hidden = shown.length === 0;
}
