import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

export const iconButtonClass =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-150 " +
  "hover:bg-accent hover:text-on-accent disabled:cursor-not-allowed disabled:bg-transparent disabled:text-muted";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** Says what it does, with its object: it is all a screen reader gets. */
  label: string;
  iconSize?: number;
};

export function IconButton({ icon, label, iconSize = 22, className, type = "button", ...props }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} {...props} className={cx(iconButtonClass, className)}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
