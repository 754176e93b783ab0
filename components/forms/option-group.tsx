import type { ComponentProps, ReactNode } from "react";
import { cx } from "#components/ui/class-names.ts";
import { FieldGroup, type FieldGroupProps } from "#components/ui/field-group.tsx";

export interface PictureOption {
  value: string;
  label: string;
  /** A second line below the label. */
  description?: string | undefined;
  /** A drawing; decorative, because the label beside it says the same. */
  media?: ReactNode;
  disabled?: boolean;
}

type InputProps = Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur" | "onClick" | "ref" | "required">;

export interface OptionGroupProps extends Omit<FieldGroupProps, "ref">, InputProps {
  type: "radio" | "checkbox";
  name: string;
  options: readonly PictureOption[];
  /** What is chosen at first; the browser keeps the rest, so that a press before scripts is not undone. */
  defaultChosen?: readonly string[] | undefined;
}

interface LookProps {
  optionsClassName: string;
  optionClassName: string;
  children: (option: PictureOption) => ReactNode;
}

/** What picture options and swatches share: native inputs in a fieldset, each with all of its card as the target. */
export function OptionGroup({
  type,
  legend,
  hideLegend,
  hint,
  error,
  id,
  options,
  defaultChosen,
  className,
  optionsClassName,
  optionClassName,
  children,
  ...inputProps
}: OptionGroupProps & LookProps) {
  return (
    <FieldGroup legend={legend} hideLegend={hideLegend} hint={hint} error={error} id={id} className={className}>
      <div className={optionsClassName}>
        {options.map((option) => (
          <label key={option.value} className={cx("choice", optionClassName)}>
            <input
              {...inputProps}
              type={type}
              value={option.value}
              disabled={option.disabled}
              defaultChecked={defaultChosen?.includes(option.value)}
              aria-invalid={error ? true : undefined}
              className="peer sr-only"
            />
            {children(option)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
