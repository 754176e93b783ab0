import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "./field-error.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  /** May hold links (terms): they stay links. */
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
};

/** The whole line is the target. */
export function Checkbox({ label, hint, error, id, className, ...props }: CheckboxProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...props}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
          className="check-mark mt-2.5 shrink-0"
        />
        <label htmlFor={inputId} className="min-w-0 flex-1 cursor-pointer py-2.5">
          {label}
        </label>
      </div>
      {hint ? (
        <p id={hintId} className="-mt-2 pb-2 ps-9 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <div className="ps-9">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
