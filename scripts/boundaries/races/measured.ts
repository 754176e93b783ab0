import type { Node } from "oxc-parser";
import type { Rule } from "./rule.ts";
import { nameOf, receiverOf, type Tree } from "./tree.ts";

/** What of a file holds a moment: `const beganAt = performance.now()`. */
const momentsOf = ({ nodes }: Tree): ReadonlySet<string> =>
  new Set(
    nodes.flatMap((node) =>
      node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init && isNow(node.init)
        ? node.id.name
        : [],
    ),
  );

function isNow(node: Node): boolean {
  if (node.type !== "CallExpression" || nameOf(node) !== "now") return false;
  const clock = receiverOf(node);
  return clock?.type === "Identifier" && /^(?:performance|Date)$/.test(clock.name);
}

/**
 * Time that went by between two moments: a test measures it to compare it, and a busy machine answers otherwise. A day that
 * is counted from now on is no such time.
 */
export const measuredTimes: Rule = {
  because:
    "what a busy machine takes is no claim about the shop; where it is, a comment before says that time is the subject",
  unless: /time is the subject/i,
  find: ({ tree }) => {
    const moments = momentsOf(tree);
    const isMoment = (node: Node) => isNow(node) || (node.type === "Identifier" && moments.has(node.name));
    return tree.nodes
      .filter(
        (node) =>
          node.type === "BinaryExpression" && node.operator === "-" && isMoment(node.left) && isMoment(node.right),
      )
      .map((node) => ({ node, text: tree.textOf(node) }));
  },
};
