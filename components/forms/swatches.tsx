import { Icon } from "#components/ui/icon.tsx";
import { OptionGroup, type OptionGroupProps, type PictureOption } from "./option-group.tsx";

interface SwatchOption extends PictureOption {
  /** `#rrggbb`, lightest first; several are shown as the stripes of one spool. */
  colors: readonly string[];
}

type SwatchesProps = Omit<OptionGroupProps, "options"> & { options: readonly SwatchOption[] };

/** Colours to choose: each with its name, because a colour alone says nothing to many. */
export function Swatches(props: SwatchesProps) {
  const colorsOf = new Map(props.options.map(({ value, colors }) => [value, colors]));
  return (
    <OptionGroup
      {...props}
      optionsClassName="grid grid-cols-3 gap-2 min-[21rem]:grid-cols-4 sm:grid-cols-6"
      optionClassName="swatch"
    >
      {({ value, label }) => (
        <>
          <span className="swatch-cloth" style={{ background: stripes(colorsOf.get(value) ?? []) }} aria-hidden="true">
            <span className="swatch-mark">
              <Icon name="check" size={18} />
            </span>
          </span>
          <span className="w-full text-center text-sm font-bold leading-tight wrap-anywhere hyphens-auto">{label}</span>
        </>
      )}
    </OptionGroup>
  );
}

/** One colour plain, several as equal stripes. */
function stripes(colors: readonly string[]): string {
  if (colors.length < 2) return colors[0] ?? "var(--tint)";
  const width = 100 / colors.length;
  const stops = colors.map((color, index) => `${color} ${width * index}% ${width * (index + 1)}%`);
  return `linear-gradient(160deg, ${stops.join(", ")})`;
}
