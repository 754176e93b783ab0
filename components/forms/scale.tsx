import type { ComponentProps } from "react";
import { FieldGroup, type FieldGroupProps } from "#components/ui/field-group.tsx";

interface ScaleProps
  extends
    Omit<FieldGroupProps, "className" | "ref">,
    Pick<ComponentProps<"input">, "onChange" | "onBlur" | "onClick" | "ref" | "required"> {
  name: string;
  min: number;
  max: number;
  /** What the two ends mean; they stand below them and belong to their names. */
  minLabel: string;
  maxLabel: string;
  defaultValue?: number | undefined;
}

/** A whole number between two ends, as radio buttons on a thread: none is chosen until somebody does. For up to ten steps. */
export function Scale({
  legend,
  hideLegend,
  hint,
  error,
  id,
  min,
  max,
  minLabel,
  maxLabel,
  defaultValue,
  ...inputProps
}: ScaleProps) {
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const endOf = (step: number) => (step === min ? minLabel : step === max ? maxLabel : "");
  return (
    <FieldGroup legend={legend} hideLegend={hideLegend} hint={hint} error={error} id={id}>
      <div className="scale">
        {steps.map((step) => (
          <label key={step} className="scale-step">
            <input
              {...inputProps}
              type="radio"
              value={step}
              defaultChecked={step === defaultValue}
              className="peer sr-only"
            />
            <span className="scale-knob">{step}</span>
            {endOf(step) ? <span className="sr-only">, {endOf(step)}</span> : null}
          </label>
        ))}
      </div>
      <div aria-hidden="true" className="mt-3 flex justify-between gap-8 text-sm text-muted">
        <span className="max-w-[45%]">{minLabel}</span>
        <span className="max-w-[45%] text-end">{maxLabel}</span>
      </div>
    </FieldGroup>
  );
}
