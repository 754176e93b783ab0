import { cx } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type PriceProps = {
  /** Formatted, e.g. "19,90 €". */
  current: string;
  /** The price before the reduction began, formatted. */
  struck?: string | undefined;
  /** "Lowest price of the last 30 days: …": required by law beside every struck price. */
  lowest?: string | undefined;
  /** Spoken before each amount, because strike-through is silent. */
  currentLabel?: string;
  struckLabel?: string;
  size?: "md" | "lg";
  className?: string;
};

export function Price({ current, struck, lowest, currentLabel, struckLabel, size = "md", className }: PriceProps) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className={cx("font-bold", size === "lg" ? "text-2xl" : "text-base", struck && "text-sale")}>
          {currentLabel ? <VisuallyHidden>{currentLabel} </VisuallyHidden> : null}
          {current}
        </span>
        {struck ? (
          <s className={cx("text-muted", size === "lg" ? "text-lg" : "text-sm")}>
            {struckLabel ? <VisuallyHidden>{struckLabel} </VisuallyHidden> : null}
            {struck}
          </s>
        ) : null}
      </p>
      {lowest ? <p className="text-sm text-muted">{lowest}</p> : null}
    </div>
  );
}
