import type { ComponentProps } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

type CheckboxGroupProps = ChoiceGroupProps &
  Pick<ComponentProps<"input">, "onChange" | "onBlur" | "ref" | "disabled"> & {
    name: string;
    /** Controlled; needs `onChange`. */
    values?: readonly string[] | undefined;
    defaultValues?: readonly string[] | undefined;
  };

/** Any of a few, e.g. the sizes of a filter as chips. */
export function CheckboxGroup({
  name,
  values,
  defaultValues,
  onChange,
  onBlur,
  ref,
  disabled,
  ...group
}: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      {...group}
      type="checkbox"
      inputProps={{ name, onChange, onBlur, ref, disabled }}
      checkedProps={(option) => {
        if (values) return { checked: values.includes(option) };
        return defaultValues ? { defaultChecked: defaultValues.includes(option) } : {};
      }}
    />
  );
}
