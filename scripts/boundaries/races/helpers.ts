import { around, functionName, isFunction, type FunctionNode, type Tree } from "./tree.ts";

interface Helper {
  tree: Tree;
  node: FunctionNode;
  name: string;
  /** Exported, or a method: other files call it, too. */
  isShared: boolean;
}

function isShared(tree: Tree, node: FunctionNode): boolean {
  if (functionName(tree, node).startsWith("#")) return false;
  for (const outer of around(tree, node)) {
    if (isFunction(outer)) return false;
    if (/^(?:ExportNamedDeclaration|MethodDefinition|PropertyDefinition)$/.test(outer.type)) return true;
  }
  return false;
}

/**
 * Names of the helpers of which something holds that goes on to who calls them, for each file: its own, and those that
 * files share. Whoever has one of its own of that name means that one. `holds` is asked until nothing is added, with the
 * names found until then.
 */
export function helpersOf(
  trees: readonly Tree[],
  holds: (tree: Tree, node: FunctionNode, names: ReadonlySet<string>) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const all = trees.flatMap((tree) =>
    tree.nodes.filter(isFunction).flatMap((node): Helper[] => {
      const name = functionName(tree, node);
      return name === "" ? [] : [{ tree, node, name, isShared: isShared(tree, node) }];
    }),
  );
  const found = new Set<Helper>();
  const namesIn = ({ file }: Tree): ReadonlySet<string> => {
    const own = all.filter(({ tree }) => tree.file === file);
    const known = [...found].filter(
      (helper) => helper.tree.file === file || (helper.isShared && !own.some(({ name }) => name === helper.name)),
    );
    return new Set(known.map(({ name }) => name));
  };
  for (let before = -1; before !== found.size;) {
    before = found.size;
    const names = new Map(trees.map((tree) => [tree, namesIn(tree)]));
    for (const helper of all) {
      if (holds(helper.tree, helper.node, names.get(helper.tree) ?? new Set<string>())) found.add(helper);
    }
  }
  return new Map(trees.map((tree) => [tree.file, namesIn(tree)]));
}
