import type { CallExpression, Node } from "oxc-parser";
import { around, isFunction, nameOf, receiverOf, type FunctionNode, type Tree } from "./tree.ts";

/** What a function waits for, or a place where it is left. */
export interface Step {
  node: Node;
  /** The call that is waited for; null for a promise that was begun before, and where nothing is waited for. */
  call: CallExpression | null;
}

const presses = /^(?:click|dblclick|tap|press|check|uncheck|setChecked|selectOption)$/;
const navigations = /^(?:reload|goto|goBack|goForward|close|open|open[A-Z]\w*)$/;

/** Functions that run what they are given where they stand. */
const runsAtOnce = /^(?:expect|poll|step)$/;
const jumps = /^(?:ReturnStatement|ThrowStatement|BreakStatement|ContinueStatement)$/;

/** A call of the browser's hand, or of a helper that ends with one. */
export const isPress = (call: CallExpression, helpers: ReadonlySet<string>): boolean =>
  (receiverOf(call) !== null && presses.test(nameOf(call))) || helpers.has(nameOf(call));

/** Leaves the page that is there: by itself, or by a page helper that says so with its name. */
export const isNavigation = (call: CallExpression): boolean =>
  receiverOf(call) !== null && navigations.test(nameOf(call));

/** The function whose course a node is part of; what an assertion or a named step runs is part of the course around it. */
export function courseOf(tree: Tree, node: Node): FunctionNode | null {
  for (const outer of around(tree, node)) {
    if (!isFunction(outer)) continue;
    const parent = tree.parentOf.get(outer);
    if (parent?.type !== "CallExpression" || !runsAtOnce.test(nameOf(parent))) return outer;
  }
  return null;
}

/** `locator.click()` of `await locator.click().catch(…)`. */
function callOf(node: Node | null | undefined): CallExpression | null {
  if (node?.type === "ChainExpression" || node?.type === "TSNonNullExpression") return callOf(node.expression);
  if (node?.type !== "CallExpression") return null;
  return /^(?:catch|then|finally)$/.test(nameOf(node)) ? callOf(receiverOf(node)) : node;
}

/** What is waited for, written as `await`, or given back to be waited for by who asked. */
function stepOf({ parentOf }: Tree, node: Node): Step | null {
  if (node.type === "AwaitExpression") return { node, call: callOf(node.argument) };
  if (jumps.test(node.type)) return { node, call: null };
  const parent = parentOf.get(node);
  const isGivenBack =
    parent?.type === "ReturnStatement" || (parent?.type === "ArrowFunctionExpression" && parent.body === node);
  return isGivenBack && node.type === "CallExpression" ? { node, call: callOf(node) } : null;
}

/** Steps of each function, in the order in which they happen: what is inside of another comes before it. */
export function stepsOf(tree: Tree): Map<FunctionNode | null, Step[]> {
  const steps = tree.nodes.flatMap((node) => stepOf(tree, node) ?? []).toSorted((a, b) => a.node.end - b.node.end);
  return Map.groupBy(steps, ({ node }) => courseOf(tree, node));
}

/** Whether a function ends with a press, wherever it is left. */
export function endsWithPress(steps: readonly Step[], helpers: ReadonlySet<string>): boolean {
  return steps.some(({ call }, index) => {
    const next = steps[index + 1];
    return call !== null && isPress(call, helpers) && (!next || next.node.type === "ReturnStatement");
  });
}
