import type { AnchorHTMLAttributes } from "react";
import { cx } from "./class-names.ts";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `visible`: fetched ahead when it comes into view; absent: when it is hovered or focused. */
  prefetch?: "visible";
}

/**
 * A plain anchor marked for the layout's navigation island, which turns every
 * `data-nav` link of this site into a client-side navigation. Costs no component
 * in the browser and works without scripts; other origins are left alone.
 */
export function Link({ prefetch, ...props }: LinkProps) {
  return <a {...props} data-nav={prefetch ?? ""} />;
}

const textLinkClass =
  "underline decoration-thread decoration-2 underline-offset-4 transition-colors duration-150 hover:decoration-ink";

/** A link inside a sentence, or one that stands alone (`standalone` gives it a 44 px target). */
export function TextLink({ standalone = false, className, ...props }: LinkProps & { standalone?: boolean }) {
  return (
    <Link
      {...props}
      className={cx(textLinkClass, standalone && "inline-flex min-h-11 items-center gap-2 font-bold", className)}
    />
  );
}
