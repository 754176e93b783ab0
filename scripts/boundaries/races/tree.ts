import {
  parseSync,
  visitorKeys,
  type ArrowFunctionExpression,
  type CallExpression,
  type Function as PlainFunction,
  type Node,
} from "oxc-parser";

/** A file as its parser sees it, with the way up from each node. */
export interface Tree {
  file: string;
  /** Each before what is in it. */
  nodes: readonly Node[];
  parentOf: ReadonlyMap<Node, Node>;
  /** As it is written, in one line. */
  textOf: (node: Node) => string;
  lineOf: (node: Node) => number;
  /** The comment that ends on the line before, in one line, or nothing. */
  commentAbove: (line: number) => string;
}

export type FunctionNode = ArrowFunctionExpression | PlainFunction;

/** Throws for a file that is no TypeScript. */
export function treeOf(file: string, source: string): Tree {
  const { program, comments, errors } = parseSync(file, source, { preserveParens: false });
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  const above = new Map(comments.map(({ value, end }) => [lineAt(end) + 1, value.replaceAll(/\s*\n[\s*]*/g, " ")]));
  const nodes: Node[] = [];
  const parentOf = new Map<Node, Node>();
  const visit = (node: Node): void => {
    nodes.push(node);
    for (const key of visitorKeys[node.type] ?? []) {
      const found = (node as unknown as Record<string, Node | null | (Node | null)[]>)[key];
      for (const child of Array.isArray(found) ? found : [found]) {
        if (!child) continue;
        parentOf.set(child, node);
        visit(child);
      }
    }
  };
  visit(program);
  return {
    file,
    nodes,
    parentOf,
    textOf: ({ start, end }) => source.slice(start, end).replaceAll(/\s+/g, " "),
    lineOf: ({ start }) => lineAt(start),
    commentAbove: (line) => above.get(line) ?? "",
  };
}

/** What a node stands in, the nearest first. */
export function* around({ parentOf }: Tree, node: Node): Generator<Node> {
  for (let outer = parentOf.get(node); outer; outer = parentOf.get(outer)) yield outer;
}

export const isFunction = (node: Node | undefined): node is FunctionNode =>
  node !== undefined && /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

export const isIn = (inner: Node, outer: Node): boolean => outer.start <= inner.start && inner.end <= outer.end;

export const callsOf = ({ nodes }: Tree): CallExpression[] => nodes.filter((node) => node.type === "CallExpression");

/** `click` of `page.locator("a").click()`, `whenReady` of `whenReady(button)`; nothing for what has no name. */
export function nameOf({ callee }: CallExpression): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.computed) return "";
  return callee.property.type === "PrivateIdentifier" ? `#${callee.property.name}` : callee.property.name;
}

/** What a method is called on; null for a plain call. */
export const receiverOf = ({ callee }: CallExpression): Node | null =>
  callee.type === "MemberExpression" ? callee.object : null;

/** The name a function is called by; nothing for a callback. */
export function functionName({ parentOf, textOf }: Tree, node: FunctionNode): string {
  if (node.id) return node.id.name;
  const parent = parentOf.get(node);
  if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  if (parent?.type === "MethodDefinition" || parent?.type === "PropertyDefinition") return textOf(parent.key);
  return "";
}

/** The helper a node is part of: the nearest function that has a name. Null outside of any, as in the course of a test. */
export function helperAround(tree: Tree, node: Node): FunctionNode | null {
  for (const outer of around(tree, node)) if (isFunction(outer) && functionName(tree, outer) !== "") return outer;
  return null;
}
