import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const code = /\.[cm]?[jt]sx?$/;

/** A line of `.gitignore` as the paths it names: one without a slash within it counts in every folder. */
function patternOf(line: string): RegExp {
  const name = line.replace(/^\/|\/$/g, "");
  const escaped = name.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", "[^/]*");
  return new RegExp(name.includes("/") ? `^${escaped}$` : `(?:^|/)${escaped}$`);
}

/**
 * Every file of code of the project below `root`, named from there: of TypeScript and of JavaScript, types alone among them,
 * and in folders whose name begins with a dot, of which globs know nothing. What Git ignores was made or installed.
 */
export function codeFilesBelow(root: string): string[] {
  const list = path.join(root, ".gitignore");
  const lines = existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
  const ignored = [".git", "node_modules", ...lines].map(patternOf);
  const filesIn = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (ignored.some((pattern) => pattern.test(file))) return [];
      if (entry.isDirectory()) return filesIn(file);
      return code.test(file) ? file : [];
    });
  return filesIn("").toSorted();
}
