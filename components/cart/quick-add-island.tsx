import { useEffect, useRef, useState } from "react";
import { loadActsSheet } from "#components/sheets/load-acts-sheet.ts";
import { toast } from "#components/ui/toast-store.ts";
import { fly } from "#lib/browser/fly.ts";
import { addPiece } from "#lib/cart/add-piece.ts";
import { commandCart } from "#lib/cart/cart-shell.ts";
import { readSizes } from "#lib/cart/written-sizes.ts";
import type { SizeChoice } from "#lib/catalog/size.ts";

type QuickAddStrings = Record<"title" | "soldOut" | "lowStock" | "added" | "full" | "gone" | "failed" | "view", string>;

interface Choice {
  product: string;
  variants: SizeChoice[];
  button: HTMLElement;
}

/** One for all cards of a page: opens the sizes of the card whose button was pressed and adds one with one tap. */
export function QuickAddIsland({ strings }: { strings: QuickAddStrings }) {
  const popover = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);

  const add = async ({ product, button }: Omit<Choice, "variants">, { variant_id: variantId, label }: SizeChoice) => {
    popover.current?.hidePopover();
    fly(button, "cart");
    const outcome = await addPiece({ variantId });
    if (outcome === "added") {
      toast({
        message: strings.added.replace("{product}", () => product),
        tone: "success",
        action: { label: strings.view, onPress: () => commandCart({ kind: "open" }) },
      });
    } else toast({ message: strings[outcome].replace("{size}", () => label), tone: "danger" });
  };

  useEffect(() => {
    const press = (event: Event, target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-quick-add]") : null;
      if (!button || event.defaultPrevented) return;
      event.preventDefault();
      const product = button.closest("li")?.querySelector("h2, h3")?.textContent ?? "";
      const variants = readSizes(button.dataset.quickAdd ?? "");
      const [only] = variants;
      if (variants.length === 1 && only?.is_available) void add({ product, button }, only);
      else {
        button.setAttribute("aria-busy", "true");
        void loadActsSheet().then(() => {
          button.removeAttribute("aria-busy");
          setChoice({ product, variants, button });
        });
      }
    };
    const onClick = (event: MouseEvent) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) press(event, event.target);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  });

  useEffect(() => {
    const panel = popover.current;
    if (!choice || !panel) return undefined;
    panel.togglePopover(true);
    place(panel, choice.button);
    sizesOf(panel)[0]?.focus();
    return closeWhenLeft(panel, choice.button);
  }, [choice]);

  return (
    <div
      ref={popover}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `dialog` cannot be a popover that closes by a press beside it everywhere
      role="dialog"
      aria-label={choice ? `${strings.title} – ${choice.product}` : strings.title}
      onToggle={(event) => {
        if (event.newState === "closed") setChoice(null);
      }}
      className="qa-box"
    >
      <p>{strings.title}</p>
      <div>
        {choice?.variants.map((variant) => (
          <button
            key={variant.variant_id}
            type="button"
            disabled={!variant.is_available}
            onClick={() => void add(choice, variant)}
          >
            {variant.label}
            {variant.is_available ? (
              variant.is_low_stock && <small>{strings.lowStock}</small>
            ) : (
              <span className="sr-only"> ({strings.soldOut})</span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

const sizesOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];

/** The sizes stand at the end of the page, from where Tab would go on with the footer: it goes on from their button. Answers how to stop. */
function closeWhenLeft(panel: HTMLElement, button: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || document.activeElement !== sizesOf(panel).at(event.shiftKey ? 0 : -1)) return;
    // Forward the browser moves on from the button by itself; backward the button is what comes before its sizes.
    if (event.shiftKey) event.preventDefault();
    panel.hidePopover();
    button.focus();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover();
  };
  panel.addEventListener("keydown", onKeyDown);
  panel.addEventListener("focusout", onFocusOut);
  return () => {
    panel.removeEventListener("keydown", onKeyDown);
    panel.removeEventListener("focusout", onFocusOut);
  };
}

const edgePx = 8;

/** Beside its button on wide screens; on phones the style sheet keeps it where the thumb is. */
function place(panel: HTMLElement, button: HTMLElement): void {
  panel.style.cssText = "";
  if (!window.matchMedia("(min-width: 40rem)").matches) return;
  const anchor = button.getBoundingClientRect();
  const left = Math.max(edgePx, Math.min(anchor.right - panel.offsetWidth, innerWidth - panel.offsetWidth - edgePx));
  const isRoomAbove = anchor.top > panel.offsetHeight + edgePx;
  const top = isRoomAbove ? anchor.top - panel.offsetHeight - edgePx : anchor.bottom + edgePx;
  panel.style.left = `${left + scrollX}px`;
  panel.style.top = `${top + scrollY}px`;
}
