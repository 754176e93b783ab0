import type { CallExpression, Node } from "oxc-parser";
import { isRetried } from "./retried.ts";
import type { Looked, Rule } from "./rule.ts";
import { courseOf, isNavigation } from "./steps.ts";
import { callsOf, functionName, helperAround, nameOf } from "./tree.ts";

/** The page has said that it listens: by its mark, or an element by itself. */
const isLive = /\bwhen(?:Live|Ready)\(|dataset\.live\b|data-live\b/;

const isDispatch = (call: CallExpression, helpers: ReadonlySet<string>): boolean =>
  nameOf(call) === "dispatchEvent" || helpers.has(nameOf(call));

type Course = Pick<Looked, "tree" | "steps">;

/** Whether the page said so before, and was not left since; what runs in the page is asked by the test around it. */
function isHeard({ tree, steps }: Course, node: Node): boolean {
  const course = courseOf(tree, node);
  const before = (steps.get(course) ?? []).filter((step) => step.node.end <= node.start);
  for (const step of before.toReversed()) {
    if (isLive.test(tree.textOf(step.node))) return true;
    if (step.call !== null && isNavigation(step.call)) return false;
  }
  const isCallback = course !== null && functionName(tree, course) === "";
  return isCallback && isHeard({ tree, steps }, course);
}

/** Dispatches that nothing has made sure of, those of a helper by its name. */
const unheard = (looked: Course, helpers: ReadonlySet<string>): CallExpression[] =>
  callsOf(looked.tree)
    .filter((call) => isDispatch(call, helpers))
    .filter((call) => !isRetried(looked.tree, call) && !isHeard(looked, call));

/** A helper that dispatches without making sure is judged where it is called. */
export const dispatches = (looked: Course, helper: Node, helpers: ReadonlySet<string>): boolean =>
  unheard(looked, helpers).some((call) => helperAround(looked.tree, call) === helper);

/** An event that a test makes itself is not sent again when nobody listens yet, as a press is that waits for its target. */
export const dispatchedEvents: Rule = {
  because: "wait for the page's mark of being live first, or send it again until it is heard",
  unless: /somebody listens:/i,
  find: (looked) =>
    unheard(looked, looked.dispatching)
      .filter((call) => helperAround(looked.tree, call) === null)
      .map((node) => ({ node, text: looked.tree.textOf(node) })),
};
