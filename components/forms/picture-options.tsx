import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { OptionGroup, type OptionGroupProps, type PictureOption } from "./option-group.tsx";

interface PictureOptionsProps extends OptionGroupProps {
  /** `wide` for pictures that need room, two in a row on a phone; `small` for three. */
  columns?: "wide" | "small";
}

/**
 * Answers as cards with a drawing: radio buttons or checkboxes, so that Tab, arrows and the space bar do what they do
 * everywhere. Works with `register("field")` spread on it and in a plain form without scripts.
 */
export function PictureOptions({ columns = "wide", ...group }: PictureOptionsProps) {
  const hasPictures = group.options.some(({ media }) => media !== undefined);
  return (
    <OptionGroup
      {...group}
      optionsClassName={cx(
        "grid gap-3",
        !hasPictures && "sm:grid-cols-2",
        hasPictures && columns === "wide" && "grid-cols-2 sm:grid-cols-3",
        hasPictures && columns === "small" && "picture-options-small grid-cols-3 sm:grid-cols-4",
      )}
      optionClassName={hasPictures ? "picture-option" : "choice-card"}
    >
      {(option) => (hasPictures ? <PictureCard option={option} /> : <PlainCard option={option} type={group.type} />)}
    </OptionGroup>
  );
}

function PictureCard({ option: { label, description, media } }: { option: PictureOption }) {
  return (
    <>
      <span className="picture-option-media">{media}</span>
      <span className="picture-option-words">
        <b>{label}</b>
        {description ? <small>{description}</small> : null}
      </span>
      <Tick />
    </>
  );
}

function PlainCard({ option: { label, description }, type }: { option: PictureOption; type: "radio" | "checkbox" }) {
  return (
    <>
      <span className="min-w-0 flex-1 basis-20 pe-8">
        <span className="block font-bold">{label}</span>
        {description ? <span className="block text-sm text-muted">{description}</span> : null}
      </span>
      <span className={cx("picture-option-mark", type === "radio" && "rounded-full")} aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
    </>
  );
}

const Tick = () => (
  <span className="picture-option-mark rounded-full" aria-hidden="true">
    <Icon name="check" size={16} />
  </span>
);
