import { findDeclared, findLinks } from "./area-links.ts";
import { areaOf, ownerOf } from "./area-of.ts";
import type { AreaName } from "./area-rows.ts";
import { findSqlTables } from "./area-sql.ts";
import type { Imported } from "./imported.ts";
import type { Resolve } from "./resolve.ts";

/** One thing of backend/ that uses another; both are a file or, as `table orders`, what the schema declares. */
export interface Use {
  file: string;
  line: number;
  user: string;
  userArea: AreaName;
  used: string;
  usedArea: AreaName;
}

const schemaFolder = "backend/db/schema/";
const schemaFile = "backend/db/schema.ts";

/**
 * Every file and table of backend/ that one of its files uses. What is taken out of the schema counts by its own owner,
 * whichever file declares it; who takes a module of it as a whole has to know every table. Throws for what no area names.
 */
export function findUses(file: string, source: string, imports: readonly Imported[], resolve: Resolve): Use[] {
  const by = { file, user: file, userArea: areaOf(file) };
  const oneUse = (line: number, used: string, usedArea: AreaName): Use => ({ ...by, line, used, usedArea });
  const toTable = (line: number, table: string): Use => oneUse(line, `table ${table}`, ownerOf(table));
  const toFile = (found: string, { names, line }: Imported): Use[] => {
    if (!found.startsWith(schemaFolder)) return [oneUse(line, found, areaOf(found))];
    if (file.startsWith(schemaFolder)) return [];
    if (names === null) return [oneUse(line, `all of ${found}`, areaOf(schemaFile))];
    return names.map((name) => toTable(line, name));
  };
  const imported = imports.flatMap((each): Use[] => {
    const target = each.module === null ? null : resolve(file, each.module);
    if (target === null || !("files" in target)) return [];
    return target.files.filter((found) => found.startsWith("backend/")).flatMap((found) => toFile(found, each));
  });
  const named = findSqlTables(file, source).map(({ table, line }) => toTable(line, table));
  return [...imported, ...named, ...(file.startsWith(schemaFolder) ? findLinksOfTables(file, source) : [])];
}

/** The same from table to table. Throws for one that no area owns, also when it names no other. */
function findLinksOfTables(file: string, source: string): Use[] {
  for (const table of findDeclared(file, source)) ownerOf(table);
  return findLinks(file, source).map(({ from, to, line }) => ({
    file,
    line,
    user: `table ${from}`,
    userArea: ownerOf(from),
    used: `table ${to}`,
    usedArea: ownerOf(to),
  }));
}
