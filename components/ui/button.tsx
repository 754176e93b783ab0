import type { ComponentProps, MouseEvent } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";

export type ButtonProps = ComponentProps<"button"> & ButtonLook & { loading?: boolean };

/**
 * `loading` keeps the button focusable and its name unchanged, and swallows
 * presses (and with them the submission of its form) until it ends.
 */
export function Button({
  variant,
  size,
  block,
  loading = false,
  className,
  children,
  type = "button",
  ...props
}: ButtonProps) {
  const busy = loading ? { "aria-busy": true, "aria-disabled": true, onClick: swallow } : undefined;
  return (
    <button type={type} {...props} {...busy} className={buttonClass({ variant, size, block }, className)}>
      {loading ? <Spinner /> : null}
      {children}
    </button>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
