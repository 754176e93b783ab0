import type { CallExpression, Node } from "oxc-parser";
import { isRetried } from "./retried.ts";
import type { Looked, Rule } from "./rule.ts";
import { courseOf, isNavigation, isPress } from "./steps.ts";
import { around, callsOf, functionName, isFunction, isIn, nameOf, receiverOf, type Tree } from "./tree.ts";

/** Answer for what is there now. */
const instants = /^(?:is(?:Visible|Hidden|Checked|Enabled|Disabled|Editable)|allInnerTexts|allTextContents)$/;
/** So do these of a locator, which are asked without anything; `Promise.all` is given something. */
const bareInstants = /^(?:count|all)$/;
/** Wait for their element, and answer for what stands in it now: enough to compare with later, not to decide by or to expect. */
const contents = /^(?:inputValue|innerText|textContent|getAttribute)$/;

/** In what an `if`, a loop or a choice asks. */
function decides(tree: Tree, node: Node): boolean {
  for (const outer of around(tree, node)) {
    if (isFunction(outer)) return false;
    if ("test" in outer && outer.test && isIn(node, outer.test)) return true;
  }
  return false;
}

/** In what an `expect` looks at, which was asked once before. */
function isExpected(tree: Tree, node: Node): boolean {
  for (const outer of around(tree, node)) {
    if (isFunction(outer)) return false;
    const subject = outer.type === "CallExpression" && /^(?:expect|soft)$/.test(nameOf(outer)) && outer.arguments[0];
    if (subject && isIn(node, subject)) return true;
  }
  return false;
}

function isInstant(tree: Tree, call: CallExpression): boolean {
  if (receiverOf(call) === null) return false;
  const name = nameOf(call);
  if (bareInstants.test(name)) return call.arguments.length === 0;
  return instants.test(name) || (contents.test(name) && (decides(tree, call) || isExpected(tree, call)));
}

/** What a step has waited for: `x` of `expect(x).…`, `whenReady(x)`, `x.waitFor()`. */
function subjectOf(call: CallExpression): Node | null {
  const name = nameOf(call);
  if (/^(?:expect|poll|whenReady|whenLive)$/.test(name)) return call.arguments[0] ?? null;
  const receiver = receiverOf(call);
  if (name === "waitFor") return receiver;
  if (receiver?.type === "MemberExpression") return subjectOf({ ...call, callee: receiver });
  return receiver?.type === "CallExpression" ? subjectOf(receiver) : null;
}

/**
 * Whether what was waited for says that what is read is there: the same, written the same; its first one; one of two of
 * which it is one (`a.or(b)`); what a poll asks of it; or, where items were counted, what is in them.
 */
function isAbout(asserted: string, read: string, isCounted: boolean): boolean {
  if (asserted === read || asserted === `${read}.first()`) return true;
  if (asserted.startsWith(`${read}.or(`) || asserted.includes(`.or(${read})`)) return true;
  return (
    asserted.endsWith(`=> ${read}.count()`) ||
    asserted.endsWith(`=> ${read}.allTextContents()`) ||
    (isCounted && read.startsWith(`${asserted}.`))
  );
}

/** Whether an assertion has waited for what is read, and nothing was pressed or left since. */
function isAwaited({ tree, steps, pressing, dispatching }: Looked, node: Node, read: string): boolean {
  const course = courseOf(tree, node);
  const before = (steps.get(course) ?? []).filter((step) => step.node.end <= node.start);
  for (const { call } of before.toReversed()) {
    if (call === null) continue;
    const subject = subjectOf(call);
    if (subject && isAbout(tree.textOf(subject), read, nameOf(call) === "toHaveCount")) return true;
    if (isPress(call, pressing) || isNavigation(call)) return false;
  }
  const isCallback = course !== null && functionName(tree, course) === "";
  return isCallback && isAwaited({ tree, steps, pressing, dispatching }, course, read);
}

/**
 * A read that answers for this instant, outside of an assertion that tries again. It may follow an assertion about what is
 * read, told by how both are written, in the same function or the one a callback stands in, as long as nothing was pressed
 * since. What the assertion says is not judged, nor is a locator that has another name in between.
 */
export const instantReads: Rule = {
  because: "it answers for this instant: expect it, or assert first, or decide by what is known",
  unless: /read for this instant:/i,
  find: (looked) =>
    callsOf(looked.tree)
      .filter((call) => isInstant(looked.tree, call))
      .filter((call) => {
        const read = receiverOf(call);
        return read !== null && !isRetried(looked.tree, call) && !isAwaited(looked, call, looked.tree.textOf(read));
      })
      .map((node) => ({ node, text: looked.tree.textOf(node) })),
};
