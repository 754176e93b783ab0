import { cx } from "#components/ui/class-names.ts";
import { OptionGroup, type OptionGroupProps, type PictureOption } from "./option-group.tsx";

interface ChipOption extends PictureOption {
  /** `#rrggbb`, shown as a dot before the word. */
  color?: string | undefined;
}

type ChipOptionsProps = Omit<OptionGroupProps, "options"> & { options: readonly ChipOption[] };

/** A few that stand in one row share it. */
const mostInRow = 3;

/** Answers of a word each, as close together as thumbs allow: for long lists, and for questions that share a screen. */
export function ChipOptions(props: ChipOptionsProps) {
  const colorOf = new Map(props.options.map(({ value, color }) => [value, color]));
  return (
    <OptionGroup
      {...props}
      optionsClassName="flex flex-wrap gap-2"
      optionClassName={cx("choice-chip", props.options.length <= mostInRow && "grow basis-24")}
    >
      {({ value, label }) => {
        const color = colorOf.get(value);
        return (
          <>
            {color === undefined ? null : (
              <span className="chip-color" style={{ background: color }} aria-hidden="true" />
            )}
            <span className="font-bold">{label}</span>
          </>
        );
      }}
    </OptionGroup>
  );
}
