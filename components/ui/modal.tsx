"use client";

import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { iconButtonClass } from "./icon-button.tsx";

export type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** Where focus goes first; by default to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus returns; by default to what had it. Needed when that is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** An `alertdialog` wants an answer: a press beside it does not close it. */
  role?: "dialog" | "alertdialog";
};

type ShellProps = ModalProps & { popupClass: string };

/** What dialogs and drawers share: focus trap, Esc, focus return, scroll lock, header, scrolling middle. */
export function Modal({ open, onOpenChange, title, description, closeLabel, children, footer, initialFocus, finalFocus, role = "dialog", popupClass }: ShellProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={role === "alertdialog"}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-overlay transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          role={role}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={cx("fixed z-40 flex flex-col bg-ground text-ink shadow outline-none duration-200 ease-out", popupClass)}
        >
          <header className="flex items-start gap-3 ps-5 pe-2 pt-3 sm:ps-6">
            <div className="min-w-0 flex-1 pt-1.5">
              <Dialog.Title className="text-xl">{title}</Dialog.Title>
              {description ? <Dialog.Description className="mt-1.5 text-muted">{description}</Dialog.Description> : null}
            </div>
            <Dialog.Close aria-label={closeLabel} className={iconButtonClass}>
              <Icon name="close" size={22} />
            </Dialog.Close>
          </header>
          {/* Without children the description is the content. */}
          {children ? (
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-6">{children}</div>
          ) : (
            <div className="h-5" />
          )}
          {footer ? (
            <footer className="px-5 pt-1 pb-[calc(20px+env(safe-area-inset-bottom))] sm:px-6">
              <div aria-hidden="true" className="stitch-line mb-4" />
              {footer}
            </footer>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
