import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Not a live region: the `ErrorSummary` or the toast speaks, once. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-bold text-danger">
      <Icon name="warning" size={18} className="mt-px shrink-0" />
      <span>{children}</span>
    </p>
  );
}
