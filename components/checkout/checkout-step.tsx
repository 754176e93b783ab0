"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { stepNames, type PlannedStep } from "#lib/checkout/steps.ts";

interface CheckoutStepProps {
  step: PlannedStep;
  /** Shown instead of the content once the step is done. */
  outcome?: ReactNode;
  onEdit?: () => void;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One of the three parts: open, or folded to what came out of it. */
export function CheckoutStep({ step, outcome, onEdit, headingRef, children }: CheckoutStepProps) {
  const t = useTranslations("checkout.steps");
  const name = t(step.name);
  const isOpen = step.state === "current";
  return (
    <section
      aria-labelledby={`step-${step.name}`}
      aria-current={isOpen ? "step" : undefined}
      className={cx("rounded border-[1.5px] bg-surface px-4 py-4 sm:px-6", isOpen ? "border-ink" : "border-line")}
    >
      <div className="flex min-h-11 items-center gap-3">
        <span
          aria-hidden="true"
          className={cx(
            "grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] font-bold",
            marks[step.state],
          )}
        >
          {step.state === "done" ? <Icon name="check" size={18} /> : stepNames.indexOf(step.name) + 1}
        </span>
        <h2
          id={`step-${step.name}`}
          ref={isOpen ? headingRef : undefined}
          tabIndex={-1}
          className={cx("min-w-0 flex-1 scroll-mt-24 text-xl", step.state === "todo" && "text-muted")}
        >
          {name}
          {step.state === "done" ? <VisuallyHidden> ({t("done")})</VisuallyHidden> : null}
        </h2>
        {step.isEditable && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t("editLabel", { name })}
            onClick={onEdit}
            className="-me-2 underline decoration-thread decoration-2 underline-offset-4"
          >
            {t("edit")}
          </Button>
        )}
      </div>
      {step.state === "done" && outcome ? <div className="ps-12 text-muted">{outcome}</div> : null}
      {isOpen ? <div className="pt-4 pb-2">{children}</div> : null}
    </section>
  );
}

const marks: Record<PlannedStep["state"], string> = {
  done: "border-ink bg-ink text-ground",
  current: "border-ink bg-accent text-on-accent",
  todo: "border-line-strong bg-surface text-muted",
};
