import type { ReactNode } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type TimelineEntry = {
  title: string;
  state: "done" | "current" | "todo";
  /** Formatted; with `dateTime` it becomes a `time` element. */
  date?: string;
  dateTime?: string;
  detail?: ReactNode;
};

/** The life of an order, a box, a return: one seam from top to bottom, knots where something happened. */
export function Timeline({
  label,
  entries,
  className,
}: {
  label: string;
  entries: readonly TimelineEntry[];
  className?: string;
}) {
  return (
    <ol aria-label={label} className={className}>
      {entries.map((entry, index) => (
        <li
          key={`${index}-${entry.title}`}
          aria-current={entry.state === "current" ? "step" : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < entries.length - 1 ? (
            <span
              aria-hidden="true"
              className={cx(
                "absolute start-[13px] top-8 bottom-1 border-s-2 border-dashed",
                entry.state === "done" ? "border-thread" : "border-line",
              )}
            />
          ) : null}
          <span
            aria-hidden="true"
            className={cx("grid size-7 shrink-0 place-items-center rounded-full border-[1.5px]", knots[entry.state])}
          >
            {entry.state === "done" ? <Icon name="check" size={16} /> : null}
            {entry.state === "current" ? <span className="size-2 rounded-full bg-current" /> : null}
          </span>
          <div className="min-w-0">
            <p className={entry.state === "todo" ? "text-muted" : "font-bold"}>{entry.title}</p>
            {entry.date ? (
              <time dateTime={entry.dateTime} className="block text-sm text-muted">
                {entry.date}
              </time>
            ) : null}
            {entry.detail ? <div className="mt-1">{entry.detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

const knots: Record<TimelineEntry["state"], string> = {
  done: "border-ink bg-ink text-ground",
  current: "border-ink bg-accent text-on-accent",
  todo: "border-line-strong bg-surface text-muted",
};
