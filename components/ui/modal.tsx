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

/** The panel itself scrolls, not a part of it: a scrolling part without controls is out of reach for the keyboard. */
const popup =
  "fixed z-40 flex flex-col overflow-y-auto overscroll-contain scroll-pt-20 scroll-pb-28 bg-ground text-ink shadow outline-none duration-200 ease-out";

/** What dialogs and drawers share: focus trap, Esc, focus return, scroll lock, header, scrolling middle. */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  initialFocus,
  finalFocus,
  role = "dialog",
  popupClass,
}: ShellProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={role === "alertdialog"}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-overlay transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup role={role} initialFocus={initialFocus} finalFocus={finalFocus} className={cx(popup, popupClass)}>
          <div className="sticky top-0 z-10 flex items-start gap-3 bg-ground ps-5 pe-2 pt-3 sm:ps-6">
            <div className="min-w-0 flex-1 pt-1.5">
              <Dialog.Title className="text-xl">{title}</Dialog.Title>
              {description ? (
                <Dialog.Description className="mt-1.5 text-muted">{description}</Dialog.Description>
              ) : null}
            </div>
            <Dialog.Close aria-label={closeLabel} className={iconButtonClass}>
              <Icon name="close" size={22} />
            </Dialog.Close>
          </div>
          {/* Without children the description is the content. */}
          {children ? <div className="flex-1 px-5 py-4 sm:px-6">{children}</div> : <div className="h-5" />}
          {footer ? (
            <div className="sticky bottom-0 z-10 bg-ground px-5 pt-1 pb-[calc(20px+env(safe-area-inset-bottom))] sm:px-6">
              <div aria-hidden="true" className="stitch-line mb-4" />
              {footer}
            </div>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
