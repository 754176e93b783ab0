import type { Node } from "oxc-parser";
import { around, functionName, isFunction, nameOf, type Tree } from "./tree.ts";

/** `…` of `expect.poll(…)` and of `expect(…).toPass()`: asked again until it is right. */
function isGivenToRetry({ parentOf }: Tree, node: Node): boolean {
  const call = parentOf.get(node);
  if (call?.type !== "CallExpression" || call.arguments[0] !== node) return false;
  if (nameOf(call) === "poll") return true;
  const matcher = parentOf.get(call);
  return (
    nameOf(call) === "expect" &&
    matcher?.type === "MemberExpression" &&
    !matcher.computed &&
    matcher.property.name === "toPass"
  );
}

const isNameOnly = ({ parentOf }: Tree, node: Node): boolean => {
  const parent = parentOf.get(node);
  if (parent?.type === "VariableDeclarator") return parent.id === node;
  return parent?.type === "MemberExpression" && parent.property === node && !parent.computed;
};

/** Whether a node is only run by an assertion that tries again, where it stands or by the name of its function. */
export function isRetried(tree: Tree, node: Node): boolean {
  for (const outer of around(tree, node)) {
    if (!isFunction(outer)) continue;
    if (isGivenToRetry(tree, outer)) return true;
    const name = functionName(tree, outer);
    if (name === "" || outer.type === "FunctionDeclaration") continue;
    const uses = tree.nodes.filter((use) => use.type === "Identifier" && use.name === name && !isNameOnly(tree, use));
    return uses.length > 0 && uses.every((use) => isGivenToRetry(tree, use) || isRetried(tree, use));
  }
  return false;
}
