import type { ReactNode } from "react";

type EmptyStateProps = {
  /** A drawing, decorative. */
  picture?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** `1` when the page is nothing else. */
  headingLevel?: 1 | 2 | 3;
};

export function EmptyState({ picture, title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as "h2";
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-4 px-4 py-12 text-center">
      {picture ? (
        <div
          aria-hidden="true"
          className="stitched grid aspect-square w-40 max-w-full place-items-center rounded-full bg-tint p-8 [--seam:var(--thread)]"
        >
          {picture}
        </div>
      ) : null}
      <Heading className="text-2xl">{title}</Heading>
      {text ? <p className="text-muted">{text}</p> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
