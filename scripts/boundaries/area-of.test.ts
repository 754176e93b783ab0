import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findDeclared } from "./area-links.ts";
import { areaOf, findTable, isAbove, ownerOf } from "./area-of.ts";
import { areaNames, areas } from "./area-rows.ts";
import { areaTables } from "./area-tables.ts";
import { isFree } from "./arrows.ts";

const root = path.resolve(import.meta.dirname, "../..");
const backend = path.join(root, "backend");
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => statSync(path.join(root, file)).isFile());
const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe("a file of the backend", () => {
  it("stands in one area, whatever it is", () => {
    const files = filesOf("backend/**/*").filter((file) => !isFree(file) && !file.endsWith(".md"));
    expect(files.length).toBeGreaterThan(500);
    for (const file of files) expect(areaNames).toContain(areaOf(file));
  });

  it("belongs where its folder does, unless it is named itself", () => {
    expect(areaOf("backend/orders/zz.ts")).toBe("shop");
    expect(areaOf("backend/catalog/understanding/zz.ts")).toBe("catalog");
    expect(areaOf("backend/mails/texts/fr.json")).toBe("letters");
    expect(areaOf("backend/mails/enqueue.ts")).toBe("platform");
    expect(areaOf("backend/db/seed/zz.ts")).toBe("demo");
    expect(areaOf("backend/db/seed/content/legal/fr/zz.ts")).toBe("content");
  });

  it.each(["app", "implementations", "main", "open", "serve"])(
    "is of operations when it wires everything: %s",
    (name) => expect(areaOf(`backend/${name}.ts`)).toBe("operations"),
  );

  it.each(["backend/surprise/zz.ts", "backend/surprise.ts", "backend/stylists/zz.ts"])(
    "has no area before a row names it: %s",
    (file) => expect(() => areaOf(file)).toThrow(`${file} stands in no area`),
  );
});

describe("the rows of areas", () => {
  const places = areas.flatMap(({ folders, files }) => [...folders, ...files]);

  it("are one for each area, from the bottom to the top", () =>
    expect(areas.map(({ name }) => name)).toEqual(areaNames));

  it("name nothing twice", () => expect(repeated(places)).toEqual([]));

  it("name folders and files there are", () => {
    for (const { folders, files } of areas) {
      for (const folder of folders) expect({ folder, is: isFolder(folder) }).toEqual({ folder, is: true });
      for (const file of files) expect({ file, is: existsSync(path.join(backend, file)) }).toEqual({ file, is: true });
    }
  });

  it("list a file only where its folder is another's", () => {
    for (const { name, files } of areas) {
      for (const file of files.filter((each) => each.includes("/"))) {
        const beside = areaOf(`backend/${path.dirname(file)}/zz.ts`);
        expect({ file, beside }).not.toEqual({ file, beside: name });
      }
    }
  });
});

const isFolder = (folder: string): boolean =>
  statSync(path.join(backend, folder), { throwIfNoEntry: false })?.isDirectory() ?? false;

describe("a table", () => {
  const owned = areaNames.flatMap((area) => areaTables[area]);
  const sources = filesOf("backend/db/schema/*.ts").map((file) => ({
    file,
    source: readFileSync(path.join(root, file), "utf8"),
  }));
  const declared = sources.flatMap(({ file, source }) => findDeclared(file, source));

  it("has one owner, and whoever owns one finds it in the schema", () => {
    expect(repeated(owned)).toEqual([]);
    expect(owned.toSorted()).toEqual(declared.toSorted());
  });

  it("is known by the name the database has for it", () => {
    const created = sources.flatMap(({ source }) => [
      ...source.matchAll(/^export const (\w+) = pg(?:Table|Sequence)\(\s*"(\w+)"/gm),
    ]);
    expect(created.length).toBeGreaterThan(60);
    for (const [, name, sqlName = ""] of created)
      expect({ sqlName, name: findTable(sqlName) }).toEqual({ sqlName, name });
    expect(findTable("recipients")).toBeNull();
  });

  it("has no owner before a row names it", () =>
    expect(() => ownerOf("surprises")).toThrow("surprises belongs to no area"));
});

it("knows what stands above", () => {
  expect(isAbove("shop", "money")).toBe(true);
  expect(isAbove("money", "shop")).toBe(false);
  expect(isAbove("shop", "shop")).toBe(false);
});
