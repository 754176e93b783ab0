"use client";

import { useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens, what it costs, what cannot be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  /** Set while the answer is under way; the caller closes the dialog when it is done. */
  loading?: boolean;
  tone?: "primary" | "danger";
};

/** Before anything that costs money or cannot be undone. Focus starts on the way out; a press beside it does nothing. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  loading = false,
  tone = "primary",
  ...props
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...props}
      role="alertdialog"
      size="sm"
      initialFocus={cancel}
      description={children}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button ref={cancel} variant="secondary" onClick={() => props.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    />
  );
}
