import type { ComponentProps } from "react";
import { FieldGroup, type FieldGroupProps } from "#components/ui/field-group.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface StarRatingProps
  extends
    Omit<FieldGroupProps, "className" | "ref">,
    Pick<ComponentProps<"input">, "onChange" | "onBlur" | "ref" | "required"> {
  name: string;
  /** What each star is called, from one to the last: "3 of 5". */
  labels: readonly string[];
  defaultValue?: number | undefined;
  /** Controlled, 0 for none; needs `onChange`. */
  value?: number | undefined;
}

/** Stars as radio buttons: the arrows move, none is chosen until somebody does. Works with `register("overall")` spread on it. */
export function StarRating({
  legend,
  hideLegend,
  hint,
  error,
  id,
  labels,
  defaultValue,
  value,
  ...inputProps
}: StarRatingProps) {
  return (
    <FieldGroup legend={legend} hideLegend={hideLegend} hint={hint} error={error} id={id}>
      <div className="stars">
        {labels.map((label, index) => (
          <label key={label} className="star">
            <input
              {...inputProps}
              type="radio"
              value={index + 1}
              {...(value === undefined
                ? { defaultChecked: index + 1 === defaultValue }
                : { checked: index + 1 === value })}
              className="sr-only"
            />
            <Icon name="star-filled" size={34} className="star-full" />
            <Icon name="star" size={34} />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
