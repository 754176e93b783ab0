import type { ComponentProps } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

type RadioGroupProps = Omit<ChoiceGroupProps, "ref"> &
  Pick<ComponentProps<"input">, "onChange" | "onBlur" | "ref" | "required" | "disabled"> & {
    name: string;
    /** Controlled; needs `onChange`. */
    value?: string | undefined;
    defaultValue?: string | undefined;
  };

/** One of a few. Works with `register("size")` spread on it, and in a plain form without scripts. */
export function RadioGroup({
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  required,
  disabled,
  ...group
}: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...group}
      type="radio"
      inputProps={{ name, onChange, onBlur, ref, required, disabled }}
      checkedProps={(option) => {
        if (value !== undefined) return { checked: option === value };
        return defaultValue === undefined ? {} : { defaultChecked: option === defaultValue };
      }}
    />
  );
}
