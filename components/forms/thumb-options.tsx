import { Icon } from "#components/ui/icon.tsx";
import { OptionGroup, type OptionGroupProps } from "./option-group.tsx";

/** A long list of drawn answers: a small drawing before each word, two beside each other on a phone. */
export function ThumbOptions(props: OptionGroupProps) {
  return (
    <OptionGroup
      {...props}
      optionsClassName="grid grid-cols-1 gap-1.5 min-[21rem]:grid-cols-2 sm:grid-cols-3"
      optionClassName="thumb-option"
    >
      {({ label, media }) => (
        <>
          <span className="thumb-option-media">{media}</span>
          <b>{label}</b>
          <span className="picture-option-mark rounded-full" aria-hidden="true">
            <Icon name="check" size={16} />
          </span>
        </>
      )}
    </OptionGroup>
  );
}
