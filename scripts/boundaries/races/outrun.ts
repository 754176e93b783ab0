import type { Node } from "oxc-parser";
import type { Rule } from "./rule.ts";
import { isNavigation, isPress, type Step } from "./steps.ts";
import { isIn, type Tree } from "./tree.ts";

const isLoop = (node: Node) =>
  node.type === "ForStatement" ||
  node.type === "ForOfStatement" ||
  node.type === "ForInStatement" ||
  node.type === "WhileStatement" ||
  node.type === "DoWhileStatement";

/** Last and first step of each loop: the one is followed by the other. */
const roundsOf = ({ nodes }: Tree, steps: readonly Step[]): [Step, Step][] =>
  nodes.filter(isLoop).flatMap(({ body }): [Step, Step][] => {
    const inside = steps.filter(({ node }) => isIn(node, body));
    const [first, last] = [inside[0], inside.at(-1)];
    return first && last ? [[last, first]] : [];
  });

/**
 * A navigation right behind a press, by the hand itself or by helpers that end and begin so: what the press asks for is
 * aborted. Anything that is waited for in between counts as waiting for it; what it waits for is not judged.
 */
export const outrun: Rule = {
  because: "the page is left before the press has done what it does: expect that first",
  unless: /leaving is the subject/i,
  find: ({ tree, steps, pressing }) =>
    [...steps.values()].flatMap((course) =>
      [...course.slice(1).map((step, index): [Step, Step] => [course[index] ?? step, step]), ...roundsOf(tree, course)]
        .filter(
          ([{ call: press }, { call: next }]) =>
            press !== null && next !== null && isPress(press, pressing) && isNavigation(next),
        )
        .map(([press, { node }]) => ({ node, text: `${tree.textOf(press.node)} … ${tree.textOf(node)}` })),
    ),
};
