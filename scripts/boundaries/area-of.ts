import path from "node:path";
import { areaNames, areas, type AreaName } from "./area-rows.ts";
import { areaTables } from "./area-tables.ts";

const places = new Map<string, AreaName>(
  areas.flatMap(({ name, folders, files }) =>
    [...folders, ...files].map((place) => [`backend/${place}`, name] as const),
  ),
);

/** The area of a file of backend/. Throws for one that no area names. */
export function areaOf(file: string): AreaName {
  for (let place = file; place !== "."; place = path.dirname(place)) {
    const area = places.get(place);
    if (area !== undefined) return area;
  }
  throw new Error(`${file} stands in no area of scripts/boundaries/area-rows.ts`);
}

const owners = new Map(areaNames.flatMap((area) => areaTables[area].map((table) => [table, area] as const)));

export const isTable = (name: string): boolean => owners.has(name);

/** The area that owns a table, by its name in backend/db/schema. Throws for one that no area names. */
export function ownerOf(table: string): AreaName {
  const owner = owners.get(table);
  if (owner === undefined) throw new Error(`${table} belongs to no area of scripts/boundaries/area-tables.ts`);
  return owner;
}

const toSqlName = (table: string): string => table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const bySqlName = new Map([...owners.keys()].map((table) => [toSqlName(table), table]));

/** The table the database calls so (`order_lines`), as the schema names it; null for any other word. */
export const findTable = (sqlName: string): string | null => bySqlName.get(sqlName) ?? null;

export const isAbove = (one: AreaName, other: AreaName): boolean => areaNames.indexOf(one) > areaNames.indexOf(other);
