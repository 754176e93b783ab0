import {
  parseSync,
  Visitor,
  type CallExpression,
  type ImportSpecifier,
  type MemberExpression,
  type NewExpression,
  type Node,
  type VariableDeclarator,
} from "oxc-parser";

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
function literalOf(expression: Node): string | null {
  if (expression.type === "Literal" && typeof expression.value === "string") return expression.value;
  if (expression.type !== "TemplateLiteral") return null;
  const start = expression.quasis[0]?.value.cooked ?? "";
  return expression.expressions.length === 0 ? start : start.replace(/[^/]*$/, "") || null;
}

/** Words without which a file names no module but at its head: only a walk through the whole file finds the others. */
const isWalked = /\bimport\s*[(/]|\bimport\s*\.|require|\.resolve\b|Worker|\bURL\b/i;

/** The name of what is called or read of something, however it is written; null when only a run can tell. */
function propertyOf({ computed, property }: MemberExpression): string | null {
  return computed ? literalOf(property) : "name" in property ? property.name : null;
}

/** What stands within `!`, `as` and the like, which change nothing. */
function bare(node: Node): Node {
  const isWrapped =
    node.type === "ChainExpression" ||
    node.type === "TSNonNullExpression" ||
    node.type === "TSAsExpression" ||
    node.type === "TSSatisfiesExpression" ||
    node.type === "TSTypeAssertion" ||
    node.type === "TSInstantiationExpression";
  if (isWrapped) return bare(node.expression);
  return node.type === "SequenceExpression" ? bare(node.expressions.at(-1) ?? node) : node;
}

const isOfImportMeta = (node: Node): node is MemberExpression =>
  node.type === "MemberExpression" && node.object.type === "MetaProperty";

/** `import.meta.url`, and the path it stands for. */
const isOwnPlace = (node: Node | undefined): boolean =>
  node !== undefined &&
  ((isOfImportMeta(node) && ["url", "filename"].includes(propertyOf(node) ?? "")) ||
    (node.type === "Identifier" && node.name === "__filename"));

/** What a `new URL` beside this file holds; data that is read is no module. */
const isData = /\.(?!(?:[cm]?[jt]sx?|node|wasm)$)\w+$/;

/** The end of an address as it is written; empty where a run puts it together. */
const endOf = (node: Node): string =>
  node.type === "TemplateLiteral" ? (node.quasis.at(-1)?.value.cooked ?? "") : (literalOf(node) ?? "");

/**
 * Finds the calls of a file that name a module: through `require` or what `createRequire` makes, under whatever name, through
 * `import.meta`, and as the address of a worker. Where one of them is handed on, only a run can tell what it loads.
 */
class Calls {
  readonly found: { module: string | null; start: number }[] = [];
  readonly #requires = new Set(["require"]);
  readonly #makers = new Set(["createRequire"]);
  /** Nodes of which is known what becomes of them. */
  readonly #judged = new Set<Node>();

  #add(module: string | null, { start }: Node): void {
    this.found.push({ module, start });
  }

  #isMaker(wrapped: Node): boolean {
    const node = bare(wrapped);
    if (node.type === "Identifier") return this.#makers.has(node.name);
    return node.type === "MemberExpression" && propertyOf(node) === "createRequire";
  }

  /** `require`, `module.require`, `createRequire(import.meta.url)`, and `.resolve` or whatever else of them. */
  #isRequire(wrapped: Node): boolean {
    const node = bare(wrapped);
    if (node.type === "Identifier") return this.#requires.has(node.name);
    if (node.type === "CallExpression") return this.#isMaker(node.callee);
    if (node.type !== "MemberExpression") return false;
    const isOfModule = node.object.type === "Identifier" && node.object.name === "module";
    return (isOfModule && propertyOf(node) === "require") || this.#isRequire(node.object);
  }

  /** Marks what is used as it should be, down to the call that made it. */
  #judge(wrapped: Node): void {
    const node = bare(wrapped);
    this.#judged.add(node);
    if (node.type === "MemberExpression") this.#judge(node.object);
  }

  renamed({ imported, local }: ImportSpecifier): void {
    if ("name" in imported && imported.name === "createRequire") this.#makers.add(local.name);
  }

  declared({ id, init }: VariableDeclarator): void {
    if (init === null) return;
    if (init.type === "MetaProperty") this.#add(null, init);
    if (id.type !== "Identifier") {
      if (bare(init).type === "Identifier" && this.#isRequire(init)) this.#add(null, init);
      return;
    }
    if (this.#isMaker(init)) this.#makers.add(id.name);
    if (!this.#isRequire(init)) return;
    this.#requires.add(id.name);
    this.#judge(init);
  }

  called(call: CallExpression): void {
    const { arguments: given } = call;
    const callee = bare(call.callee);
    const [first] = given;
    for (const handed of given)
      if (bare(handed).type === "Identifier" && this.#isRequire(handed)) this.#add(null, handed);
    const isMade = this.#isMaker(callee);
    if (isMade && (!this.#judged.has(call) || !isOwnPlace(first))) this.#add(null, call);
    if (isOfImportMeta(callee) || this.#isRequire(callee)) {
      this.#judge(callee);
      if (first) this.#add(first.type === "SpreadElement" ? null : literalOf(first), call);
    }
  }

  read(node: MemberExpression): void {
    if (isOfImportMeta(node) && propertyOf(node) === "resolve" && !this.#judged.has(node)) this.#add(null, node);
    if (this.#isRequire(node) && node.object.type === "Identifier" && !this.#judged.has(node)) this.#add(null, node);
  }

  made({ callee, arguments: [first, base] }: NewExpression): void {
    const name =
      callee.type === "Identifier" ? callee.name : callee.type === "MemberExpression" ? propertyOf(callee) : "";
    if (!first) return;
    if (/^(?:Shared)?Worker$/.test(name ?? "") && !isAddress(first)) this.#add(null, first);
    if (name !== "URL" || !isOwnPlace(base) || isData.test(endOf(first))) return;
    const named = first.type === "SpreadElement" ? null : literalOf(first);
    this.#add(named !== null && /^[^./#]*(?:\/|$)|^[^./#:]+\./.test(named) ? `./${named}` : named, first);
  }
}

const isAddress = (node: Node): boolean =>
  node.type === "NewExpression" &&
  node.callee.type === "Identifier" &&
  node.callee.name === "URL" &&
  isOwnPlace(node.arguments[1]);

/** Types that a file of types takes from another by its path. */
const reference = /^\/\s*<reference\s+path=["']([^"']+)["']/;

/**
 * Every module a file names, however it does: `import`, `export … from`, `import()`, types written as `import("…").X`,
 * `require()` in each of its forms, `import.meta.resolve()`, workers, and references to types. Throws for a file that is
 * neither TypeScript nor JavaScript.
 */
export function importedBy(file: string, source: string): Imported[] {
  const parsed = parseSync(file, source, { preserveParens: false });
  const [error] = parsed.errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  const found = [
    ...parsed.module.staticImports.map(({ moduleRequest, entries }) => ({ named: moduleRequest, entries })),
    ...parsed.module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [{ named: entry.moduleRequest, entries: [entry] }] : [])),
    ),
  ].map(({ named, entries }): Imported => ({
    module: named.value,
    names: namesOf(entries),
    line: lineOf(source, named.start),
  }));
  const add = (module: string | null, start: number): void => {
    found.push({ module, names: null, line: lineOf(source, start) });
  };
  for (const { value, start } of parsed.comments) {
    const path = reference.exec(value)?.[1];
    if (path !== undefined) add(path.startsWith(".") ? path : `./${path}`, start);
  }
  if (!isWalked.test(source)) return found;
  const calls = new Calls();
  new Visitor({
    ImportExpression: ({ source: named, start }) => add(literalOf(named), start),
    TSImportType: ({ source: named, start }) => add(named.value, start),
    TSExternalModuleReference: ({ expression, start }) => add(literalOf(expression), start),
    ImportSpecifier: (node) => calls.renamed(node),
    VariableDeclarator: (node) => calls.declared(node),
    CallExpression: (node) => calls.called(node),
    MemberExpression: (node) => calls.read(node),
    NewExpression: (node) => calls.made(node),
  }).visit(parsed.program);
  for (const { module, start } of calls.found) add(module, start);
  return found;
}
