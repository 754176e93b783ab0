/** The three parts of the checkout, in the order they are done. */
export const stepNames = ["identity", "delivery", "payment"] as const;
export type StepName = (typeof stepNames)[number];

export interface Progress {
  isSignedIn: boolean;
  /** An e-mail alone was given: it can be corrected until there is an order. */
  isGuest?: boolean;
  /** Address, mode and, where there is one, the pickup point were confirmed. */
  hasDelivery: boolean;
  /** An order was made and waits for its money: nothing but the payment can change. */
  isOrdered: boolean;
  /** A finished step the customer opened again. */
  reopened: StepName | null;
}

export interface PlannedStep {
  name: StepName;
  state: "done" | "current" | "todo";
  /** It can be opened again. */
  isEditable: boolean;
}

const isDone = (name: StepName, { isSignedIn, hasDelivery, isOrdered }: Progress): boolean => {
  if (name === "identity") return isSignedIn;
  return name === "delivery" && isSignedIn && (hasDelivery || isOrdered);
};

/** The step that is open: the first one that is not done, or an earlier one the customer went back to. */
export function openStepOf(progress: Progress): StepName {
  const next = stepNames.find((name) => !isDone(name, progress)) ?? "payment";
  const { reopened } = progress;
  if (reopened === null || progress.isOrdered || !progress.isSignedIn) return next;
  return stepNames.indexOf(reopened) < stepNames.indexOf(next) ? reopened : next;
}

export function planSteps(progress: Progress): PlannedStep[] {
  const open = openStepOf(progress);
  return stepNames.map((name) => ({
    name,
    state: name === open ? "current" : isDone(name, progress) ? "done" : "todo",
    // Who is signed in is changed by signing out, not by going back.
    isEditable:
      (name === "delivery" || (name === "identity" && progress.isGuest === true)) &&
      name !== open &&
      isDone(name, progress) &&
      !progress.isOrdered,
  }));
}
