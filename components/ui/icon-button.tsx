import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

export const iconButtonClass = "icon-button";

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
