import type { ReactNode } from "react";
import { cx } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type AlertTone = "info" | "success" | "warning" | "danger";

const looks: Record<AlertTone, { icon: IconName; box: string; mark: string }> = {
  info: { icon: "info", box: "bg-info-soft", mark: "text-info" },
  success: { icon: "check", box: "bg-success-soft", mark: "text-success" },
  warning: { icon: "warning", box: "bg-warning-soft", mark: "text-warning" },
  danger: { icon: "warning", box: "bg-danger-soft", mark: "text-danger" },
};

type AlertProps = {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  className?: string;
};

/** A note in the page, read where it stands. What appears by itself is announced with `announce()` by its caller. */
export function Alert({ tone = "info", title, children, action, className }: AlertProps) {
  const { icon, box, mark } = looks[tone];
  return (
    <div className={cx("flex gap-3 rounded p-4 text-ink", box, className)}>
      <Icon name={icon} size={22} className={cx("mt-0.5 shrink-0", mark)} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-bold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
    </div>
  );
}
