import { parseSync, Visitor, type Expression } from "oxc-parser";

/** One place of a file that names another module; `module` is null when only the running program knows which. */
export interface Imported {
  module: string | null;
  /** What is taken out of it, by the names it has there; null for all of it, and where only a run can tell. */
  names: readonly string[] | null;
  line: number;
}

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split("\n").length;

/** A default or a namespace has no name of its own. */
function namesOf(entries: readonly { importName: { name: string | null } }[]): readonly string[] | null {
  const names = entries.flatMap(({ importName: { name } }) => name ?? []);
  return names.length === entries.length ? names : null;
}

/** `\`#messages/${locale}.json\`` is read as `#messages/`: the folder is what counts. Null for any other expression. */
function literalOf(expression: Expression): string | null {
  if (expression.type === "Literal" && typeof expression.value === "string") return expression.value;
  if (expression.type !== "TemplateLiteral") return null;
  const start = expression.quasis[0]?.value.cooked ?? "";
  return expression.expressions.length === 0 ? start : start.replace(/[^/]*$/, "") || null;
}

/** Calls and types that name a module; only a walk through the whole file finds them. */
const isWalked = /\b(?:import|require)\s*\(|\.resolve\s*\(/;

/**
 * Every module a file names, however it does: `import`, `export … from`, `import()`, types written as `import("…").X`,
 * `require()` and `import.meta.resolve()`. Throws for a file that is no TypeScript.
 */
export function importedBy(file: string, source: string): Imported[] {
  const parsed = parseSync(file, source);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  const found = [
    ...parsed.module.staticImports.map(({ moduleRequest, entries }) => ({ named: moduleRequest, entries })),
    ...parsed.module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? { named: entry.moduleRequest, entries: [entry] } : [])),
    ),
  ].map(({ named, entries }): Imported => ({
    module: named.value,
    names: namesOf(entries),
    line: lineOf(source, named.start),
  }));
  if (!isWalked.test(source)) return found;
  const add = (module: string | null, start: number): void => {
    found.push({ module, names: null, line: lineOf(source, start) });
  };
  new Visitor({
    ImportExpression: ({ source: named, start }) => add(literalOf(named), start),
    TSImportType: ({ source: named, start }) => add(named.value, start),
    TSExternalModuleReference: ({ expression, start }) => add(literalOf(expression), start),
    CallExpression: ({ callee, arguments: [first], start }) => {
      const isRequire = callee.type === "Identifier" && callee.name === "require";
      const isResolve =
        callee.type === "MemberExpression" &&
        callee.object.type === "MetaProperty" &&
        callee.property.type === "Identifier" &&
        callee.property.name === "resolve";
      if ((isRequire || isResolve) && first && first.type !== "SpreadElement") add(literalOf(first), start);
    },
  }).visit(parsed.program);
  return found;
}
