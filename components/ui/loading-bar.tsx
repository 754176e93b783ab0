import { loadingBar } from "#lib/theme/tokens.ts";

/** The thread that runs along the top while a page is on its way. Pure CSS; it stands still under reduced motion. */
export function LoadingBar({ active }: { active: boolean }) {
  return (
    <div
      aria-hidden="true"
      style={{ height: loadingBar.heightPx }}
      className="pointer-events-none fixed inset-x-0 top-0 z-50"
    >
      {active ? (
        <div
          className="h-full origin-left animate-[loading-bar_ease-out_both] bg-accent"
          style={{ animationDuration: `${loadingBar.durationMs}ms` }}
        />
      ) : null}
    </div>
  );
}
