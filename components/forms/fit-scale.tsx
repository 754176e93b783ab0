import type { ComponentProps } from "react";
import { FieldGroup } from "#components/ui/field-group.tsx";

interface FitScaleProps extends Pick<ComponentProps<"input">, "onChange" | "onBlur" | "ref"> {
  name: string;
  legend: string;
  hideLegend?: boolean;
  /** From too small to too large: three steps on a thread, the right one in the middle. */
  steps: readonly [FitStep, FitStep, FitStep];
  defaultValue?: string | undefined;
  /** Controlled, "" for none; needs `onChange`. */
  value?: string | undefined;
}

interface FitStep {
  value: string;
  label: string;
}

/** Drawn widths of the three steps: a shirt that is too narrow, right, too wide on the same hanger. */
const widths = [16, 24, 32];

/** How a piece fits, as radio buttons: none is chosen until somebody does. Works with `register("fit")` spread on it. */
export function FitScale({ legend, hideLegend, steps, defaultValue, value: chosen, ...inputProps }: FitScaleProps) {
  return (
    <FieldGroup legend={legend} hideLegend={hideLegend}>
      <div className="fit-scale">
        {steps.map(({ value, label }, index) => (
          <label key={value} className="fit-step">
            <input
              {...inputProps}
              type="radio"
              value={value}
              {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
              className="sr-only"
            />
            <Shirt width={widths[index] ?? 24} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A dashed body of one width, and a shirt of another over it. */
function Shirt({ width }: { width: number }) {
  const [left, right] = [24 - width / 2, 24 + width / 2];
  return (
    <svg viewBox="0 0 48 32" width={48} height={32} aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M14 30V6h20v24" strokeDasharray="2 3" strokeWidth={1.5} opacity={0.55} />
      <path
        className="fit-shirt"
        d={`M${left} 30V5l${width * 0.28} -3q${width * 0.22} 5 ${width * 0.44} 0l${width * 0.28} 3V30z`}
        strokeWidth={1.75}
        strokeLinejoin="round"
      />
      <path d={`M${left} 5l-5 8M${right} 5l5 8`} strokeWidth={1.75} strokeLinecap="round" />
    </svg>
  );
}
