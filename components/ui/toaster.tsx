"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { ToastItem } from "./toast-item.tsx";
import { dismissToast, toastStore } from "./toast-store.ts";

type ToasterProps = {
  /** Names the list, e.g. "Messages". */
  label: string;
  closeLabel: string;
};

const openDialogSelector = '[role="dialog"], [role="alertdialog"]';

/**
 * Once, in the layout. Holds the page's one polite live region, so it must be in
 * the document before the first message. Esc closes the newest toast, F6 goes to it
 * (also out of an open dialog). `aria-live="off"` on the list keeps an open dialog
 * from hiding it: the headless library spares elements that have the attribute.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const { toasts, announcement } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getSnapshot,
    toastStore.getSnapshot,
  );
  const list = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const newestId = toasts.at(-1)?.id;

  useEffect(() => {
    if (newestId === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = list.current?.contains(document.activeElement) ?? false;
      if (event.key === "F6") {
        event.preventDefault();
        list.current?.querySelector<HTMLElement>("li:last-child button")?.focus();
      } else if (event.key === "Escape" && (isInside || !document.querySelector(openDialogSelector))) {
        event.stopPropagation();
        dismissToast(newestId);
      }
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [newestId]);

  const close = (id: number) => {
    if (list.current?.contains(document.activeElement)) cameFrom.current?.focus();
    dismissToast(id);
  };

  return (
    <>
      <output aria-live="polite" className="sr-only">
        {announcement}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes where focus came from, does nothing else */}
      <section
        ref={list}
        aria-label={label}
        aria-live="off"
        hidden={toasts.length === 0}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            cameFrom.current = relatedTarget;
        }}
        // What keeps to the lower edge itself sends messages to the upper one, as on phones.
        className="pointer-events-none fixed inset-x-0 top-3 z-50 px-4 sm:end-auto sm:[inset-block:var(--messages,auto_calc(1rem_+_var(--page-bar,0px)))] sm:w-md"
      >
        <ol className="flex flex-col gap-2">
          {toasts.map((shown) => (
            <ToastItem key={shown.id} toast={shown} closeLabel={closeLabel} onClose={() => close(shown.id)} />
          ))}
        </ol>
      </section>
    </>
  );
}
