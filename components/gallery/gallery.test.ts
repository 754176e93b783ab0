import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Messages stand in the frame of every page; nobody sees the other. */
const seenElsewhere = /(toaster|toast-item|visually-hidden)\.tsx$/;
const kit = globSync("components/{ui,forms}/*.tsx").filter(
  (file) => !file.includes(".test.") && !seenElsewhere.test(file),
);

/** Files of the kit that a file imports, and those these import. */
function shownBy(file: string, shown = new Set<string>()): Set<string> {
  for (const [, folder, name] of readFileSync(file, "utf8").matchAll(
    /from "(?:#components\/(ui|forms)|\.)\/([\w-]+\.tsx)"/g,
  )) {
    const imported = `${folder ? `components/${folder}` : file.slice(0, file.lastIndexOf("/"))}/${name}`;
    if (!kit.includes(imported) || shown.has(imported)) continue;
    shown.add(imported);
    shownBy(imported, shown);
  }
  return shown;
}

it("shows every part of the kit", () => {
  const shown = new Set(globSync("components/gallery/*.tsx").flatMap((file) => [...shownBy(file)]));
  expect(kit.filter((file) => !shown.has(file))).toEqual([]);
});
