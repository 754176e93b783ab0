import "#components/sheets/acts.css";
import { elided } from "#contract/elision.ts";
import { getProfiles } from "#contract/profiles.ts";
import { sizeFields } from "#contract/sizes.ts";
import { findGrownSize } from "#lib/catalog/grown-size.ts";
import { formatSizes } from "#lib/catalog/size.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { fill } from "#lib/quiz/fill.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { grownNote } from "../grown-note.ts";
import { wideScreen } from "./filter-sheet.ts";

const sizeBoxes = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>("input[name=size]"),
];

/** Ticks these sizes with a press, and takes them away with the next one; nothing where the list has none of them. */
function sizesButton(form: HTMLFormElement, sizes: readonly string[], text: string): HTMLButtonElement[] {
  const boxes = sizeBoxes(form).filter(({ value }) => sizes.includes(value));
  if (boxes.length === 0) return [];
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  const show = () => button.setAttribute("aria-pressed", String(boxes.every(({ checked }) => checked)));
  show();
  form.addEventListener("change", show);
  button.addEventListener("click", () => {
    const isWanted = button.getAttribute("aria-pressed") !== "true";
    for (const box of boxes) box.checked = isWanted;
    form.dispatchEvent(new Event("change"));
    if (matchMedia(wideScreen).matches) form.requestSubmit();
  });
  return [button];
}

/**
 * One button for each of the family of whom the list has a size: pressing it ticks those sizes, or takes them away again.
 * Beside the list it applies at once, as every choice there does. What a child has likely grown into since it was told
 * has a button of its own.
 */
export async function showOwnListSizes(place: HTMLElement): Promise<void> {
  const form = place.closest("form");
  if (!form) return;
  const { locale } = splitLocale(location.pathname);
  const [profiles, { listSizes: t }] = await Promise.all([
    browserApi().call(getProfiles, {}),
    lazyMessages(locale, "listSizes"),
  ]);
  const today = shopDay(new Date());
  const family = profiles.map((profile) => ({
    profile,
    grown: sizeFields.flatMap((field) => findGrownSize(profile, field, today) ?? []),
  }));
  const hasGrown = family.some(({ grown }) => grown.length > 0);
  const { grownSize } = hasGrown ? await lazyMessages(locale, "grownSize") : { grownSize: null };
  const shown = family.flatMap(({ profile, grown: [first, ...others] }) => {
    const name = elided({ name: profile.firstname });
    const told = sizesButton(
      form,
      sizeFields.flatMap((field) => profile[field] ?? []),
      fill(t.profile, name),
    );
    if (!first || !grownSize) return told;
    const sizes = [...new Set([first, ...others].map(({ size }) => size))];
    const next = sizesButton(form, sizes, fill(grownSize.next, { ...name, size: formatSizes(sizes, locale, "") }));
    return [...told, ...next].length > 0 ? [...told, ...next, grownNote(locale, profile, first, grownSize)] : [];
  });
  place.replaceChildren(...shown);
  place.role = "group";
  place.ariaLabel = t.label;
  place.hidden = shown.length === 0;
}
