"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { announce } from "#components/ui/toast-store.ts";
import { openStepOf, planSteps, stepNames, type Progress, type StepName } from "#lib/checkout/steps.ts";
import { CheckoutStep } from "./checkout-step.tsx";

/** The step that was open last; it outlives the columns, which are others once somebody has signed in. */
export type LastStep = RefObject<StepName | null>;

interface CheckoutColumnsProps {
  progress: Progress;
  onReopen?: (step: StepName) => void;
  /** What came out of a step, shown when it is folded. */
  outcomes: Partial<Record<StepName, ReactNode>>;
  /** The content of the open step. */
  children: ReactNode;
  summary: ReactNode;
  intro?: ReactNode;
  lastStepRef: LastStep;
}

/** The three steps on the left, what is ordered on the right. The heading of a step that opens takes the focus. */
export function CheckoutColumns({
  progress,
  onReopen,
  outcomes,
  children,
  summary,
  intro,
  lastStepRef,
}: CheckoutColumnsProps) {
  const t = useTranslations("checkout.steps");
  const heading = useRef<HTMLHeadingElement>(null);
  const open = openStepOf(progress);

  useEffect(() => {
    const before = lastStepRef.current;
    lastStepRef.current = open;
    if (before === null || before === open) return;
    heading.current?.focus();
    announce(t("opened", { step: stepNames.indexOf(open) + 1, name: t(open) }));
  }, [open, t, lastStepRef]);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
      <div className="lg:order-last lg:row-span-2 lg:h-full">{summary}</div>
      <div className="flex min-w-0 flex-col gap-4">
        {intro}
        {planSteps(progress).map((step) => (
          <CheckoutStep
            key={step.name}
            step={step}
            headingRef={heading}
            outcome={outcomes[step.name]}
            onEdit={() => onReopen?.(step.name)}
          >
            {step.state === "current" ? children : null}
          </CheckoutStep>
        ))}
      </div>
    </div>
  );
}
