"use client";

import { Modal, type ModalProps } from "./modal.tsx";

const sheet =
  "transition-[translate,opacity] inset-x-0 bottom-0 max-h-[calc(100dvh-40px)] rounded-t " +
  "max-sm:data-starting-style:translate-y-full max-sm:data-ending-style:translate-y-full " +
  "sm:start-auto sm:inset-y-0 sm:end-0 sm:w-md sm:max-h-none sm:rounded-none sm:rounded-s " +
  "sm:data-starting-style:translate-x-full sm:data-ending-style:translate-x-full";

/** Comes from the right; on phones a sheet from below, where the thumb is. Load it lazily. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} popupClass={sheet} />;
}
