import type { EarlyPress, EarlyPresses } from "#lib/browser/early-presses.ts";
import { ownerOf, pause, whenAnswered } from "./taken-over.ts";

type Field = Extract<EarlyPress, ["input", ...unknown[]]>[1];

/** React compares with what it last saw in a field: that is made another value first, past which the typed one is written. */
function write(field: Field, value: string): void {
  const [own, native] = [field, Object.getPrototypeOf(field) as object].map((of) =>
    Object.getOwnPropertyDescriptor(of, "value"),
  );
  own?.set?.call(field, value === "" ? "0" : "");
  native?.set?.call(field, value);
}

function retype(field: Field, value: string | boolean): void {
  const isOfReact = ownerOf(field) === field;
  if (typeof value === "boolean" && isOfReact) {
    /* Of radio buttons the one that was chosen tells of the others. */
    if (!(field instanceof HTMLInputElement) || (field.type === "radio" && !value)) return;
    field.checked = !value;
    field.click();
    return;
  }
  if (typeof value === "string" && isOfReact && field.type !== "file") write(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A heart that was seen empty and is known as kept by now has what its press asked for; another one would give it up. */
const isAsSeen = ([, button, seen]: Extract<EarlyPress, ["click", ...unknown[]]>): boolean =>
  typeof seen !== "string" || button.getAttribute("aria-pressed") === seen;

/** Fields belong to the press that sends them: no page is shown between them. */
const isOfOneForm = ([kind, field]: EarlyPress, next: EarlyPress | undefined): boolean =>
  kind === "input" && next?.[0] === "input" && field.form !== null && field.form === next[1].form;

/**
 * Does what was pressed and typed before the page was live, one after the other; what has left the page is forgotten. Each is
 * taken out of `presses` when its turn has come: while it waits, a visitor may go on typing, and what a field holds last is
 * what counts. In the fields of `typedSince` that was after the page was live, when React hears of it by itself.
 */
export async function giveBack(presses: EarlyPresses, typedSince: ReadonlySet<unknown> = new Set()): Promise<void> {
  while (presses[0]) {
    const isThere = await whenAnswered(presses[0][1]);
    const press = presses.shift();
    /* The page is being left. */
    if (!press) return;
    const [kind, element] = press;
    const pressed = kind === "submit" && press[2] ? press[2] : element;
    if (kind !== "input") pressed.ariaBusy = null;
    if (!isThere) continue;
    presses.off = true;
    try {
      if (kind === "click") {
        if (isAsSeen(press)) element.click();
      } else if (kind === "submit")
        element.requestSubmit(pressed !== element && pressed.isConnected ? pressed : undefined);
      else if (!typedSince.has(element) && !presses.some(([, later]) => later === element)) retype(element, press[2]);
    } finally {
      presses.off = false;
    }
    /* What follows from it is shown before the next one comes, but of two choices the first may lead to another page. */
    if (!isOfOneForm(press, presses[0])) await pause(0);
  }
}
