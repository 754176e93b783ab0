/* Pages the visitor left stay in the document, hidden: the form that counts is the one that is seen. */
const isSeen = (element: HTMLElement): boolean => element.closest("label")?.checkVisibility() ?? false;

const radiosOf = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>(".pd-info input[name=size]")].filter(isSeen);

/** What the size chooser calls a variant; null where it does not have it. */
export function sizeLabel(variantId: string): string | null {
  const radio = radiosOf().find(({ value }) => value === variantId);
  return radio?.closest("label")?.querySelector("b")?.textContent ?? null;
}

/** The label of the size that is chosen; null before anybody chose. */
export const chosenLabel = (): string | null =>
  radiosOf()
    .find(({ checked }) => checked)
    ?.closest("label")
    ?.querySelector("b")?.textContent ?? null;

/** Chooses a size as a press on it does; false where it cannot be chosen. */
export function chooseSize(variantId: string): boolean {
  const radio = radiosOf().find(({ value, disabled }) => value === variantId && !disabled);
  radio?.click();
  radio?.focus();
  return radio !== undefined;
}
