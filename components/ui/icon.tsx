/** The symbols of `public/icons.svg`, in its order. */
export const iconNames = [
  "search",
  "account",
  "cart",
  "menu",
  "close",
  "chevron-down",
  "chevron-up",
  "chevron-left",
  "chevron-right",
  "plus",
  "minus",
  "check",
  "heart",
  "heart-filled",
  "truck",
  "return",
  "gift",
  "home",
  "filter",
  "globe",
  "info",
  "warning",
  "lock",
  "card",
  "pin",
  "star",
  "star-filled",
  "trash",
  "mail",
  "phone",
  "instagram",
  "facebook",
  "pinterest",
  "youtube",
  "sparkle",
  "box",
  "eye",
  "eye-off",
  "hanger",
  "cart-lid",
  "cart-body",
] as const;

export type IconName = (typeof iconNames)[number];

/** Raised whenever the sprite changes, because browsers keep it for a year. */
const version = 3;

/** Address of a drawing in the sprite. */
export const spriteAddress = (id: string): string => `/icons.svg?v=${version}#${id}`;

type IconProps = { name: IconName; size?: number; className?: string };

/** Decorative: the words stand beside it. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={className} aria-hidden="true">
      <use href={spriteAddress(name)} />
    </svg>
  );
}
