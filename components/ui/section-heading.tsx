import type { ReactNode } from "react";
import { cx } from "./class-names.ts";
import { WavyLine } from "./ornament.tsx";

type SectionHeadingProps = {
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** A line above the title, e.g. the brand or the chapter. */
  eyebrow?: string;
  intro?: ReactNode;
  /** Beside the title: usually one `TextLink standalone`. */
  action?: ReactNode;
  align?: "start" | "center";
  wavy?: boolean;
  id?: string;
  className?: string;
};

const sizes = { 1: "text-3xl md:text-4xl", 2: "section-title", 3: "text-xl" } as const;

export function SectionHeading({
  title,
  level = 2,
  eyebrow,
  intro,
  action,
  align = "start",
  wavy = false,
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as "h2";
  const isCentred = align === "center";
  return (
    <div
      className={cx(
        "flex gap-x-6 gap-y-2",
        isCentred ? "flex-col items-center text-center" : "flex-wrap items-end justify-between",
        className,
      )}
    >
      <div className={cx("min-w-0", isCentred && "flex flex-col items-center")}>
        {eyebrow ? <p className="mb-2 text-sm font-bold text-muted">{eyebrow}</p> : null}
        <Heading id={id} tabIndex={level === 1 ? -1 : undefined} className={sizes[level]}>
          {title}
        </Heading>
        {wavy ? <WavyLine className="mt-3 w-28" /> : null}
        {intro ? <p className="mt-3 max-w-prose text-lg text-muted">{intro}</p> : null}
      </div>
      {action}
    </div>
  );
}
