import { useId, type ReactNode } from "react";
import { cx } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";

type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  label: string;
  /** Beside the label, e.g. "optional". */
  note?: string;
  /** Stays visible while typing. A placeholder would vanish. */
  hint?: ReactNode;
  /** The translated message; its presence marks the control invalid. */
  error?: string | undefined;
  /** Name it when an `ErrorSummary` links here. */
  id?: string;
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/**
 * Owns label, hint, error and what ties them to the control:
 * `<Field label={…}>{(control) => <Input {...control} {...register("email")} />}</Field>`
 */
export function Field({ label, note, hint, error, id, hideLabel = false, className, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <div className={hideLabel ? "sr-only" : "flex flex-wrap items-baseline justify-between gap-x-3"}>
        <label htmlFor={controlId} className="font-bold">
          {label}
        </label>
        {note ? <span className="text-sm text-muted">{note}</span> : null}
      </div>
      {hint ? (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
