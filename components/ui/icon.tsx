const paths = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5",
  account: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.8 3.6-6 7.5-6s6.9 2.2 7.5 6",
  cart: "M5 8h14l-1 12H6L5 8Zm4 0a3 3 0 0 1 6 0",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "m5 12.5 4.5 4.500L19 7.5",
  heart: "M12 20S4 15 4 9.500A4.3 4.3 0 0 1 12 7.400a4.3 4.3 0 0 1 8 2.100C20 15 12 20 12 20Z",
  truck: "M3 7h11v9H3V7Zm11 3h4l3 3v3h-7v-6ZM7 16.500a1.8 1.8 0 1 0 .1 0Zm10 0a1.8 1.8 0 1 0 .1 0Z",
  return: "M8 6 4 10l4 4M4 10h10a5 5 0 0 1 0 10h-3",
  gift: "M4 10h16v10H4V10Zm8 0v10M3.5 7h17v3h-17V7ZM12 7S8 7 8 4.8 12 5 12 7Zm0 0s4 0 4-2.200S12 5 12 7Z",
  home: "m4 11 8-7 8 7v9h-5v-6H9v6H4v-9Z",
  filter: "M4 7h16M7 12h10M10 17h4",
  globe: "M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c-5 5-5 12 0 17 5-5 5-12 0-17ZM4 12h16",
  info: "M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.500v5.500M12 7.500v.2",
  warning: "M12 4 3 19.500h18L12 4Zm0 6v4.500m0 2.500v.2",
  lock: "M6 11h12v9H6v-9Zm2 0V8a4 4 0 0 1 8 0v3",
  card: "M3.5 6h17v12h-17V6Zm0 4h17",
  pin: "M12 21s-7-6.5-7-11a7 7 0 0 1 14 0c0 4.5-7 11-7 11Zm0-13.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  star: "m12 4 2.5 5.2 5.5.7-4 3.9 1 5.7-5-2.8-5 2.8 1-5.7-4-3.9 5.5-.7L12 4Z",
  trash: "M5 7h14M9 7V4.500h6V7M7 7l1 13h8l1-13",
  mail: "M3.5 6h17v12h-17V6Zm0 1 8.5 6 8.5-6",
  phone: "M6 4h4l1.5 4.500L9 10a11 11 0 0 0 5 5l1.5-2.500L20 14v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z",
  instagram: "M5 5h14v14H5V5Zm7 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  facebook: "M14 20v-7h3M10 13h4V9a2 2 0 0 1 3-2",
  pinterest: "M10 20l2.5-10M9 13a3.5 3.5 0 1 1 3 2.5",
  youtube: "M3.5 7h17v10h-17V7Zm7 2.500v5l4-2.5-4-2.500Z",
  sparkle: "M12 4c.8 5 3 7.2 8 8-5 .8-7.2 3-8 8-.8-5-3-7.2-8-8 5-.8 7.2-3 8-8Z",
  box: "m4 8 8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4m-8 4v8",
} as const;

export type IconName = keyof typeof paths;

type IconProps = { name: IconName; size?: number; className?: string };

/** Decorative: the words stand beside it. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
