import { useEffect, useState, type ComponentType } from "react";
import { createPortal } from "react-dom";
import type { Locale } from "#contract/locale.ts";
import { commandCart, hasUnsentWishes, hostCart, takeCartCommands, takeMerge } from "#lib/cart/cart-shell.ts";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { loadActsSheet } from "#components/sheets/load-acts-sheet.ts";
import { loadCartPanel } from "./load-cart-panel.ts";

interface CartHostProps {
  locale: Locale;
  cartHref: string;
  toastLabel: string;
  closeLabel: string;
}

let isHosted = false;

/**
 * Fetches the panel when there is something for it to do, and the toaster when the page is idle, so that its live
 * region is there before the first message. One of a page is enough; others rest.
 */
export function CartHost({ locale, cartHref, toastLabel, closeLabel }: CartHostProps) {
  const [Panel, setPanel] = useState<ComponentType<{ locale: Locale }> | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<{ label: string; closeLabel: string }> | null>(null);

  useEffect(() => {
    if (isHosted) return undefined;
    isHosted = true;
    const cancelToaster = whenIdle(() => {
      void Promise.all([import("#components/ui/toaster.tsx"), loadActsSheet()])
        .then(([{ Toaster }]) => setToaster(() => Toaster))
        .catch(() => undefined);
    });
    const changes = takeMerge();
    if (changes) commandCart({ kind: "merged", changes });
    if (hasUnsentWishes())
      void import("#lib/cart/browser-engine.ts").then(({ cartEngine }) => cartEngine()).catch(() => undefined);
    const stopHosting = hostCart(() => {
      loadCartPanel(locale).then(
        ({ CartPanel }) => setPanel(() => CartPanel),
        () => {
          if (takeCartCommands().some(({ kind }) => kind === "open")) openAddress(cartHref);
        },
      );
    });
    return () => {
      isHosted = false;
      cancelToaster();
      stopHosting();
    };
  }, [locale, cartHref]);

  return (
    <>
      {/* Out of the header, whose layer would keep messages below an open drawer. */}
      {Toaster && createPortal(<Toaster label={toastLabel} closeLabel={closeLabel} />, document.body)}
      {Panel && <Panel locale={locale} />}
    </>
  );
}
