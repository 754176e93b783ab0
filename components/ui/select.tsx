import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { controlClass } from "./control-class.ts";
import { Icon } from "./icon.tsx";

/** The platform's own list: right on phones, keyboards and screen readers. Options are children. May stand in a label. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cx("relative block", className)}>
      <select {...props} className={cx(controlClass, "appearance-none text-ellipsis pe-11")}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        size={20}
        className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-ink"
      />
    </span>
  );
}
