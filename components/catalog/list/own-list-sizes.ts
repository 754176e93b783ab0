import { elided } from "#contract/elision.ts";
import { getProfiles } from "#contract/profiles.ts";
import { sizeFields } from "#contract/sizes.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { fill } from "#lib/quiz/fill.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { wideScreen } from "./filter-sheet.ts";

const sizeBoxes = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>("input[name=size]"),
];

/**
 * One button for each of the family of whom the list has a size: pressing it ticks those sizes, or takes them away again.
 * Beside the list it applies at once, as every choice there does.
 */
export async function showOwnListSizes(place: HTMLElement): Promise<void> {
  const form = place.closest("form");
  if (!form) return;
  const [profiles, { listSizes: t }] = await Promise.all([
    browserApi().call(getProfiles, {}),
    lazyMessages(splitLocale(location.pathname).locale, "listSizes"),
  ]);
  const people = profiles.flatMap((profile) => {
    const sizes = new Set(sizeFields.flatMap((field) => profile[field] ?? []));
    const boxes = sizeBoxes(form).filter(({ value }) => sizes.has(value));
    return boxes.length > 0 ? [{ name: profile.firstname, boxes }] : [];
  });
  const buttons = people.map(({ name, boxes }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = fill(t.profile, elided({ name }));
    const show = () => button.setAttribute("aria-pressed", String(boxes.every(({ checked }) => checked)));
    show();
    form.addEventListener("change", show);
    button.addEventListener("click", () => {
      const isWanted = button.getAttribute("aria-pressed") !== "true";
      for (const box of boxes) box.checked = isWanted;
      form.dispatchEvent(new Event("change"));
      if (matchMedia(wideScreen).matches) form.requestSubmit();
    });
    return button;
  });
  place.replaceChildren(...buttons);
  place.role = "group";
  place.ariaLabel = t.label;
  place.hidden = buttons.length === 0;
}
