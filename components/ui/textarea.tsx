import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { controlClass } from "./control-class.ts";

/** Grows with its text where the browser can (`field-sizing`), otherwise by its handle. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...props}
      className={cx(controlClass, "field-sizing-content min-h-28 resize-y read-only:bg-tint", className)}
    />
  );
}
