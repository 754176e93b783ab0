import type { Violation } from "./find-violations.ts";
import { demoAccountUses } from "./races/demo-accounts.ts";
import { dispatchedEvents, dispatches } from "./races/dispatched.ts";
import { endlessWaits } from "./races/endless.ts";
import { helpersOf } from "./races/helpers.ts";
import { instantReads } from "./races/instants.ts";
import { measuredTimes } from "./races/measured.ts";
import { outrun } from "./races/outrun.ts";
import { isExcused, type Rule } from "./races/rule.ts";
import { endsWithPress, stepsOf } from "./races/steps.ts";
import { treeOf, type Tree } from "./races/tree.ts";

const rules: readonly Rule[] = [outrun, instantReads, endlessWaits, dispatchedEvents, measuredTimes, demoAccountUses];

/** Files that drive a browser: what a machine's pace changes there, a test has to wait for. */
export const isRacy = (file: string): boolean => file.startsWith("tests/e2e/") && file.endsWith(".ts");

/** Where tests in the browser go on too early, or share what one of them changes. `sources` are the files that are racy, by name. */
export function findRaces(sources: ReadonlyMap<string, string>): Violation[] {
  const trees = [...sources].map(([file, source]) => treeOf(file, source));
  const steps = new Map(trees.map((tree) => [tree, stepsOf(tree)]));
  const pressing = helpersOf(trees, (tree, node, names) => endsWithPress(steps.get(tree)?.get(node) ?? [], names));
  const dispatching = helpersOf(trees, (tree, node, names) =>
    dispatches({ tree, steps: steps.get(tree) ?? new Map() }, node, names),
  );
  const namesFor = (names: ReadonlyMap<string, ReadonlySet<string>>, { file }: Tree): ReadonlySet<string> =>
    names.get(file) ?? new Set<string>();
  return trees.flatMap((tree) => {
    const looked = {
      tree,
      steps: steps.get(tree) ?? new Map(),
      pressing: namesFor(pressing, tree),
      dispatching: namesFor(dispatching, tree),
    };
    return rules.flatMap(({ find, because, unless }) =>
      find(looked)
        .filter(({ node }) => !unless || !isExcused(tree, node, unless))
        .map(({ node, text }) => ({ file: tree.file, line: tree.lineOf(node), text: `${text}: ${because}` })),
    );
  });
}
