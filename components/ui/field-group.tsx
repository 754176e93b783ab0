import { useId, type ReactNode, type Ref } from "react";
import { cx } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";

export interface FieldGroupProps {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** On the fieldset, for an `ErrorSummary`; hint and error are `-hint` and `-error` after it. */
  id?: string | undefined;
  className?: string | undefined;
  /** For a group that is given the focus when what had it is gone. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** What `Field` is to one control, for several: legend, hint and error, and what ties them to the group. */
export function FieldGroup(props: FieldGroupProps & { children: ReactNode }) {
  const { legend, hideLegend = false, hint, error, className, ref, children } = props;
  const generatedId = useId();
  const groupId = props.id ?? generatedId;
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset
      ref={ref}
      id={groupId}
      tabIndex={ref ? -1 : undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
      className={cx("min-w-0", className)}
    >
      <legend className={hideLegend ? "sr-only" : "choice-legend"}>{legend}</legend>
      {hint ? (
        <p id={hintId} className="mb-3 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
