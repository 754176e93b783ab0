"use client";

import { cx } from "./class-names.ts";
import { Modal, type ModalProps } from "./modal.tsx";

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" } as const;

const centred =
  "inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-48px)] -translate-y-1/2 rounded transition-[opacity,scale] " +
  "data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:scale-97 data-ending-style:opacity-0";

/** Asks or shows one thing in the middle of the page. Load it lazily: the library behind it weighs 24 KB. */
export function Dialog({ size = "md", ...props }: ModalProps & { size?: keyof typeof widths }) {
  return <Modal {...props} popupClass={cx(centred, widths[size])} />;
}
