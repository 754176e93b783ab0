import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { controlClass } from "./control-class.ts";

/** Text of several lines; grows with what is typed where the browser can, which then takes no notice of `rows`. */
export function TextArea({ className, rows = 6, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...props}
      className={cx(controlClass, "field-sizing-content min-h-40 max-h-96", className)}
    />
  );
}
