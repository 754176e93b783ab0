import "#components/sheets/acts.css";
import { adviseSize, type SizeAnswers } from "#lib/catalog/advise-size.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { chooseSize, sizeLabel } from "./chosen-size.ts";

/** A number as people type it: a comma, a unit behind it; null for what cannot be a measure. */
function numberOf(field: FormDataEntryValue | null, max: number): number | null {
  const value = typeof field === "string" ? Number.parseFloat(field.replace(",", ".")) : Number.NaN;
  return value > 0 && value <= max ? value : null;
}

function answersOf(form: HTMLFormElement): SizeAnswers | null {
  const data = new FormData(form);
  const text = (name: string) => (typeof data.get(name) === "string" ? (data.get(name) as string) : "");
  const isLarge = text("room") === "1";
  const kind = form.dataset["sizeHelp"];
  if (kind === "kids") {
    const heightCm = numberOf(data.get("height"), 190);
    return heightCm === null && !text("age") ? null : { kind, age: text("age"), heightCm, isRoomy: isLarge };
  }
  if (kind === "woman") {
    const fits = (Number(text("fits")) - 1) as -1 | 0 | 1;
    return text("usual") ? { kind, usual: text("usual"), fits, isRoomy: isLarge } : null;
  }
  const footCm = numberOf(data.get("foot"), 32);
  const usual = numberOf(text("usual"), 50);
  return footCm === null && usual === null ? null : { kind: "shoes", footCm, usual, isWide: isLarge };
}

/** Answers the three questions below them, with a button that chooses the size. */
export async function answerSize(form: HTMLFormElement): Promise<void> {
  const { sizeHelp: t } = await lazyMessages(splitLocale(location.pathname).locale, "sizeHelp");
  const place = form.querySelector<HTMLElement>(".sh-answer");
  if (!place) return;
  const answers = answersOf(form);
  const sizes = (form.dataset["sizes"] ?? "").split("|").map((part) => {
    const [id = "", size = "", isAvailable] = part.split(":");
    return { id, size, isAvailable: isAvailable === "1" };
  });
  const advised =
    answers &&
    adviseSize(
      answers,
      sizes.map(({ size }) => size),
    );
  const variant = sizes.find(({ size }) => size === advised);
  if (!variant) {
    place.textContent = answers ? t.none : t.missing;
    return;
  }
  const label = sizeLabel(variant.id) ?? variant.size;
  const words = document.createElement("span");
  words.textContent = (variant.isAvailable ? t.answer : t.soldOut).replace("{size}", () => label);
  place.replaceChildren(words);
  if (!variant.isAvailable) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-primary min-h-12 px-6";
  button.textContent = t.choose;
  button.addEventListener("click", () => {
    if (chooseSize(variant.id)) words.textContent = t.chosen.replace("{size}", () => label);
    button.remove();
  });
  place.append(button);
}
