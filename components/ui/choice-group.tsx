import type { ComponentProps, ReactNode } from "react";
import { cx } from "./class-names.ts";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";

type Choice = {
  value: string;
  label: ReactNode;
  /** A second line on cards. */
  description?: ReactNode;
  /** At the end of a card, e.g. a price; below a chip's word, e.g. "2 left". */
  note?: ReactNode;
  /** A drawing or a colour dot, before the words. */
  media?: ReactNode;
  /** Looks unavailable and stays selectable: a sold-out size that offers an alert. Say it in `note`. */
  faded?: boolean;
  disabled?: boolean;
};

export type ChoiceGroupProps = FieldGroupProps & {
  options: readonly Choice[];
  variant?: "cards" | "chips";
  optionsClassName?: string;
};

type Internal = ChoiceGroupProps & {
  type: "radio" | "checkbox";
  /** What each input gets: name, handlers, ref. */
  inputProps: ComponentProps<"input">;
  checkedProps: (value: string) => Pick<ComponentProps<"input">, "checked" | "defaultChecked">;
};

/** What `RadioGroup` draws: native inputs in a fieldset, drawn as cards or chips. */
export function ChoiceGroup({
  options,
  variant = "cards",
  optionsClassName,
  type,
  inputProps,
  checkedProps,
  ...group
}: Internal) {
  const isChips = variant === "chips";
  return (
    <FieldGroup {...group}>
      <div className={cx(isChips ? "flex flex-wrap gap-2" : "grid gap-3", optionsClassName)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx("choice", isChips ? "choice-chip" : "choice-card", option.faded && "choice-faded text-muted")}
          >
            <input
              {...inputProps}
              {...checkedProps(option.value)}
              type={type}
              value={option.value}
              disabled={option.disabled || inputProps.disabled}
              aria-invalid={group.error ? true : undefined}
              className={isChips ? "peer sr-only" : cx("shrink-0", type === "radio" ? "radio-mark" : "check-mark")}
            />
            {option.media}
            <ChoiceText option={option} isChip={isChips} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function ChoiceText({ option, isChip }: { option: Choice; isChip: boolean }) {
  if (isChip) {
    return (
      <span>
        <b>{option.label}</b>
        {option.note ? <small>{option.note}</small> : null}
      </span>
    );
  }
  return (
    <>
      <span className="min-w-0 flex-1 basis-20">
        <span className="block font-bold">{option.label}</span>
        {option.description ? <span className="block text-sm text-muted">{option.description}</span> : null}
      </span>
      {option.note ? <span className="ms-auto font-bold">{option.note}</span> : null}
    </>
  );
}
