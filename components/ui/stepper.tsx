import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type Step = { name: string; state: "done" | "current" | "todo" };

type StepperProps = { label: string; steps: readonly Step[]; doneLabel: string; className?: string };

/** Where one is in a few steps. `doneLabel` ("done") is spoken with the steps behind. */
export function Stepper({ label, steps, doneLabel, className }: StepperProps) {
  return (
    <ol aria-label={label} className={cx("flex", className)}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          aria-current={step.state === "current" ? "step" : undefined}
          className="flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center"
        >
          <div aria-hidden="true" className="flex w-full items-center gap-1.5">
            <div className={cx("flex-1", index > 0 && "stitch-line")} />
            <span
              className={cx("grid size-9 place-items-center rounded-full border-[1.5px] font-bold", marks[step.state])}
            >
              {step.state === "done" ? <Icon name="check" size={18} /> : index + 1}
            </span>
            <div className={cx("flex-1", index < steps.length - 1 && "stitch-line")} />
          </div>
          <span
            className={cx(
              "px-1 text-sm leading-snug wrap-anywhere",
              step.state === "current" ? "font-bold" : "text-muted",
            )}
          >
            {step.name}
            {step.state === "done" ? <VisuallyHidden>, {doneLabel}</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

const marks: Record<Step["state"], string> = {
  done: "border-ink bg-ink text-ground",
  current: "border-ink bg-accent text-on-accent",
  todo: "border-line-strong bg-surface text-muted",
};
