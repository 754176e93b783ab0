import { cx } from "./class-names.ts";

/**
 * A placeholder of the size of what comes (give it by `className`, e.g.
 * `aspect-3/4 w-full`). Silent: put `aria-busy` on the region that fills.
 */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded bg-line noscript:hidden", className)} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cx("flex flex-col gap-2.5 noscript:hidden", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="h-4 animate-pulse rounded-full bg-line last:w-3/5" />
      ))}
    </div>
  );
}
