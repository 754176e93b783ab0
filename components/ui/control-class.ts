/** Shared by text inputs, selects and text areas. 16 px text: below it, iOS zooms in on focus. */
export const controlClass =
  "block w-full min-h-12 rounded border-[1.5px] border-line-strong bg-surface px-4 py-2.5 text-base text-ink " +
  "transition-[border-color] duration-150 placeholder:text-muted hover:border-ink " +
  "aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-muted";
