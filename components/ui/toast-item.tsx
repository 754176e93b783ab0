"use client";

import { useEffect, useRef, useState } from "react";
import { cx } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Toast } from "./toast-store.ts";

const icons: Record<NonNullable<Toast["tone"]>, IconName> = { neutral: "info", success: "check", danger: "warning" };

type ToastItemProps = { toast: Toast; closeLabel: string; onClose: () => void };

/** Waits while it is pointed at or focused, then for the time that was left. */
export function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const [isHeld, setHeld] = useState(false);
  const leftMs = useRef(toast.durationMs);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => close.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(1_000, leftMs.current - (performance.now() - startedAt));
    };
  }, [isHeld]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the timer; the buttons act
    <li
      data-tone="ink"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-center gap-3 rounded py-1.5 ps-4 pe-1.5 shadow transition-[opacity,translate] duration-200 starting:translate-y-3 starting:opacity-0"
    >
      <Icon
        name={icons[toast.tone ?? "neutral"]}
        size={20}
        className={cx("shrink-0", toast.tone === "danger" ? "text-danger" : "text-muted")}
      />
      <p className="min-w-0 flex-1 py-1.5 font-bold leading-snug">{toast.message}</p>
      {toast.action ? (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-full px-3 font-bold underline decoration-accent decoration-2 underline-offset-4 hover:bg-surface"
          onClick={() => {
            toast.action?.onPress();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </li>
  );
}
