import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressWhole, isCompressible } from "./encoders.ts";

/** Beside what is public of a build: nobody asks for these by an address of their own. */
const folder = "pressed";
/** Files whose names hold their hash; Next serves them below `/_next`. */
const source = "static";
/** Next's names for what it serves, of kinds that gain from it; fonts and pictures are compressed by what they are. */
const types: Record<string, string> = {
  ".css": "text/css",
  ".js": "application/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
};
/** As many threads as Node has for it. */
const atOnce = 4;

const pressedPlace = (build: string, name: string): string => path.join(build, folder, `${name}.br`);

/** What gains from it, by its path below the build. */
async function findPressable(build: string): Promise<string[]> {
  const names = await readdir(path.join(build, source), { recursive: true });
  const found = await Promise.all(
    names.map(async (name) => {
      const type = types[path.extname(name)];
      if (type === undefined) return [];
      const { size } = await stat(path.join(build, source, name));
      return isCompressible(type, "", size) ? [path.join(source, name)] : [];
    }),
  );
  return found.flat();
}

/**
 * Compresses the files of a build that never change, as well as it goes: the seconds that takes are the build's, and no
 * visitor's who comes first, nor every new process'.
 */
export async function pressFiles(build: string): Promise<void> {
  const names = await findPressable(build);
  const work = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const place = pressedPlace(build, name);
      const bytes = await compressWhole(await readFile(path.join(build, name)), "br", "forever");
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** The bytes a file of the build travels in, by the target of a request; null where it was not pressed. */
export type FindPressed = (target: string) => Buffer | null;

/** A build that nobody pressed has none: its files are compressed when they are asked for. */
export function readPressed(build: string): FindPressed {
  const prefix = `/_next/${source}/`;
  return (target) => {
    const [pathname = ""] = target.split("?", 1);
    /* Names of a build are plain: what is escaped, or leads elsewhere, is none of them. */
    if (!pathname.startsWith(prefix) || !/^[\w/.~-]+$/.test(pathname) || pathname.includes("..")) return null;
    const place = pressedPlace(build, pathname.slice("/_next/".length));
    return existsSync(place) ? readFileSync(place) : null;
  };
}
