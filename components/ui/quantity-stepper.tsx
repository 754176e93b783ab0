"use client";

import { useState } from "react";
import { cx } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { iconButtonClass } from "./icon-button.tsx";

type QuantityStepperProps = {
  /** "Quantity of Dotted blouse, 4 years": names the group and the input. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  min?: number;
  max: number;
  /** Always the absolute quantity, within the bounds, and never the value it already has. */
  onChange: (quantity: number) => void;
  name?: string;
  className?: string;
};

/** At a bound the button stays focusable: a disabled one would drop the focus under the finger that pressed it. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  min = 1,
  max,
  onChange,
  name,
  className,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const change = (quantity: number) => {
    setDraft(null);
    const bounded = Math.min(Math.max(quantity, min), max);
    if (bounded !== value) onChange(bounded);
  };
  const commit = () => {
    if (draft !== null) change(/^\d+$/.test(draft.trim()) ? Number(draft) : value);
  };

  return (
    <fieldset
      aria-label={label}
      className={cx(
        "flex w-fit min-w-0 items-center rounded-full border-[1.5px] border-line-strong bg-surface",
        className,
      )}
    >
      <StepButton icon="minus" label={decreaseLabel} isAtBound={value <= min} onPress={() => change(value - 1)} />
      <input
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            commit();
          }
          if (event.key === "ArrowUp") change(value + 1);
          if (event.key === "ArrowDown") change(value - 1);
        }}
        className="h-11 w-9 rounded bg-transparent text-center font-bold tabular-nums"
      />
      <StepButton icon="plus" label={increaseLabel} isAtBound={value >= max} onPress={() => change(value + 1)} />
    </fieldset>
  );
}

function StepButton({
  icon,
  label,
  isAtBound,
  onPress,
}: {
  icon: IconName;
  label: string;
  isAtBound: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtBound || undefined}
      onClick={isAtBound ? undefined : onPress}
      className={cx(
        iconButtonClass,
        "aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-50",
      )}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
