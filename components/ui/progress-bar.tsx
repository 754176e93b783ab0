import { useId } from "react";

type ProgressBarProps = {
  /** Visible, says what remains: "12,00 € more for free delivery". */
  label: string;
  value: number;
  max: number;
  /** Spoken instead of a percentage, e.g. "question 3 of 12". */
  valueText?: string;
  hideLabel?: boolean;
  className?: string;
};

export function ProgressBar({ label, value, max, valueText, hideLabel = false, className }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-2 block font-bold"}>
        {label}
      </label>
      <progress
        id={id}
        value={Math.min(value, max)}
        max={max}
        aria-valuetext={valueText}
        className="progress-thread block w-full"
      >
        {valueText}
      </progress>
    </div>
  );
}
