import type { Node } from "oxc-parser";
import type { Step } from "./steps.ts";
import { around, functionName, isFunction, type FunctionNode, type Tree } from "./tree.ts";

/** A file of the browser's tests, and what of the others it has to be judged with. */
export interface Looked {
  tree: Tree;
  steps: ReadonlyMap<FunctionNode | null, readonly Step[]>;
  /** Helpers that end with a press. */
  pressing: ReadonlySet<string>;
  /** Helpers that dispatch an event by hand. */
  dispatching: ReadonlySet<string>;
}

interface Finding {
  node: Node;
  text: string;
}

export interface Rule {
  find: (looked: Looked) => Finding[];
  because: string;
  /** What a comment says that lets it be, on the line before, or before the helper it stands in. */
  unless?: RegExp;
}

/* A block begins on the line of what it belongs to, which may be a whole test. */
const isStatement = /(?<!Block)(?:Statement|Declaration|Definition)$/;

/** Whether the comment before a node, before its statement, or before the helper it is part of says what a rule asks for. */
export function isExcused(tree: Tree, node: Node, unless: RegExp): boolean {
  let isHelper = false;
  for (const outer of [node, ...around(tree, node)]) {
    /* Not the comment of a whole test. */
    if (isFunction(outer) && outer !== node) {
      if (functionName(tree, outer) === "") return false;
      isHelper = true;
    }
    const counts = outer === node || isStatement.test(outer.type);
    if (counts && unless.test(tree.commentAbove(tree.lineOf(outer)))) return true;
    if (isHelper && /^(?:VariableDeclaration|FunctionDeclaration|MethodDefinition)$/.test(outer.type)) {
      const parent = tree.parentOf.get(outer);
      return parent?.type === "ExportNamedDeclaration" && unless.test(tree.commentAbove(tree.lineOf(parent)));
    }
  }
  return false;
}
