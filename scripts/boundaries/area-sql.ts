import { parseSync, Visitor } from "oxc-parser";
import { findTable } from "./area-of.ts";

/** `from order_lines`, `join`, `update`, `insert into`; what SQL is handed as `${orders}` was imported. */
const namedTable = /\b(?:from|join|update|into)\s+([a-z_]+)/gi;

/** Only a walk through the whole file finds them. */
const isWalked = /\bsql(?:<|`)/;

/** Tables that a file names within its `sql` templates, where no import tells of them; by their names in the schema. */
export function findSqlTables(file: string, source: string): { table: string; line: number }[] {
  if (!isWalked.test(source)) return [];
  const found: { table: string; line: number }[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== "Identifier" || tag.name !== "sql") return;
      for (const { value, start } of quasi.quasis) {
        for (const { 1: name = "", index } of value.raw.matchAll(namedTable)) {
          const table = findTable(name.toLowerCase());
          if (table !== null) found.push({ table, line: source.slice(0, start + index).split("\n").length });
        }
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}
