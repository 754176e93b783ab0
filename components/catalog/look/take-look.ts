import "#components/sheets/acts.css";
import { toast } from "#components/ui/toast-store.ts";
import { fly } from "#lib/browser/fly.ts";
import { addPiece } from "#lib/cart/add-piece.ts";
import { commandCart } from "#lib/cart/cart-shell.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { formatCents } from "#lib/money/format.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { chosenLabel } from "../product/chosen-size.ts";

const locale = () => splitLocale(location.pathname).locale;
const texts = async () => (await lazyMessages(locale(), "wholeLook")).wholeLook;

interface Piece {
  name: string;
  cents: number;
  isTaken: boolean;
  select: HTMLSelectElement | null;
}

const piecesOf = (form: HTMLFormElement): Piece[] =>
  [...form.querySelectorAll<HTMLLIElement>("li[data-cents]")].map((item) => ({
    name: item.dataset["name"] ?? "",
    cents: Number(item.dataset["cents"]),
    isTaken: item.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked === true,
    select: item.querySelector("select"),
  }));

/** The button says what the chosen pieces cost together. */
export async function showLookTotal(form: HTMLFormElement): Promise<void> {
  const t = await texts();
  const cents = piecesOf(form)
    .filter(({ isTaken }) => isTaken)
    .reduce((sum, piece) => sum + piece.cents, 0);
  const button = form.querySelector("button[type=submit]");
  if (button) button.textContent = t.take.replace("{total}", () => formatCents(cents, locale()));
}

/** Gives the size chosen on a product's page to the pieces of its look. */
export function followChosenSize(form: HTMLFormElement): void {
  const label = chosenLabel();
  if (label !== null) followSize(form, label);
}

/** Gives a size to the pieces of the look that come in it and have none yet. */
export function followSize(form: HTMLFormElement, label: string): void {
  for (const { select } of piecesOf(form)) {
    if (!select || select.value) continue;
    const same = [...select.options].find((option) => option.text === label && !option.disabled);
    if (same) select.value = same.value;
  }
}

/** Puts the chosen pieces into the cart, each in its size; says which are missing and which could not be added. */
export async function takeLook(form: HTMLFormElement): Promise<void> {
  const t = await texts();
  const status = form.querySelector<HTMLElement>(".wl-status");
  const say = (message: string) => {
    if (status) status.textContent = message;
  };
  const taken = piecesOf(form).filter(({ isTaken }) => isTaken);
  const unsized = taken.find(({ select }) => !select?.value);
  if (taken.length === 0) return say(t.none);
  if (unsized) {
    say(t.missing.replace("{product}", () => unsized.name));
    unsized.select?.focus();
    return undefined;
  }
  say("");
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (button?.getAttribute("aria-busy") === "true") return undefined;
  button?.setAttribute("aria-busy", "true");
  const missing: string[] = [];
  /* One after another: the cart answers each with what it holds. */
  for (const { select, name } of taken) {
    if (select) fly(select, "cart");
    const outcome = await addPiece({ variantId: Number(select?.value), look: Number(form.dataset["look"]) });
    if (outcome !== "added") missing.push(name);
  }
  button?.removeAttribute("aria-busy");
  const added = taken.length - missing.length;
  if (added === 0) return void toast({ message: t.failed, tone: "danger" });
  commandCart({ kind: "open" });
  const words = missing.length > 0 ? t.some : added === 1 ? t.addedOne : t.added;
  toast({
    message: words.replace("{count}", String(added)).replace("{products}", () => missing.join(", ")),
    tone: missing.length > 0 ? "danger" : "success",
  });
  return undefined;
}
