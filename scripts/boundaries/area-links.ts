import { parseSync, Visitor, type Program } from "oxc-parser";
import { isTable } from "./area-of.ts";

/** One declaration of the schema that speaks of another, by the names they have there. */
export interface Link {
  from: string;
  to: string;
  line: number;
}

interface Declared {
  name: string;
  start: number;
  end: number;
}

function declaredIn(program: Program): Declared[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration === null) return [];
    const { declaration, start, end } = statement;
    const ids = "declarations" in declaration ? declaration.declarations.map(({ id }) => id) : [declaration.id];
    return ids.flatMap((id) => (id?.type === "Identifier" ? { name: id.name, start, end } : []));
  });
}

/** The names of what a file of the schema exports: tables, sequences, types. */
export const findDeclared = (file: string, source: string): string[] =>
  declaredIn(parseSync(file, source).program).map(({ name }) => name);

/** Tables a source names, with their places; a field that is called like a table is none. */
function tablesNamedIn(program: Program): { name: string; start: number }[] {
  const named = new Map<number, string>();
  const fields = new Set<number>();
  new Visitor({
    Identifier: ({ name, start }) => {
      if (isTable(name)) named.set(start, name);
    },
    MemberExpression: ({ computed, property }) => {
      if (!computed) fields.add(property.start);
    },
    Property: ({ computed, shorthand, key }) => {
      if (!computed && !shorthand) fields.add(key.start);
    },
    TSPropertySignature: ({ computed, key }) => {
      if (!computed) fields.add(key.start);
    },
  }).visit(program);
  return [...named].flatMap(([start, name]) => (fields.has(start) ? [] : { name, start }));
}

/** Foreign keys and types of columns, from each declaration of a file of the schema to the tables it names. */
export function findLinks(file: string, source: string): Link[] {
  const { program } = parseSync(file, source);
  const named = tablesNamedIn(program);
  return declaredIn(program).flatMap((declared) =>
    named
      .filter(({ name, start }) => name !== declared.name && start > declared.start && start < declared.end)
      .map(({ name, start }) => ({
        from: declared.name,
        to: name,
        line: source.slice(0, start).split("\n").length,
      })),
  );
}
