import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { controlClass } from "./control-class.ts";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} {...props} className={cx(controlClass, "read-only:bg-tint", className)} />;
}
