import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { buildFolder, buildRoot, isWhole, makeCurrent, noteUseOf, removeOldBuilds, stampWhole } from "./builds.ts";
import type { LocalEnvironment } from "./environment.ts";
import { cutFonts } from "./fonts.ts";
import { runProgram } from "./processes.ts";
import { pressFiles } from "../front-door/pressed-files.ts";

const sources = [
  "app",
  "components",
  "contract",
  "lib",
  "messages",
  "public",
  "scripts/fonts.ts",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
/** Variables that end up in prerendered pages or in the routing of a build. */
const bakedVariables = [
  "SITE_URL",
  "IMAGE_HOSTS",
  "NEXT_PUBLIC_SENTRY_DSN",
  "NEXT_PUBLIC_TAG_MANAGER_ID",
  "NEXT_PUBLIC_SOCIAL_APP_ID",
  "APP_VERSION",
];

const filesBelow = (place: string): string[] => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => filesBelow(path.join(place, name)));
};

/** A hash of everything a build is made of. */
function hashOfSources(variables: Record<string, string>): string {
  const hash = createHash("sha256");
  for (const name of bakedVariables) hash.update(`${name}=${variables[name] ?? ""}\n`);
  /* Prerendered pages hold the catalogue of the API; which port its own API has does not matter. */
  hash.update(`API_BASE_URL=${process.env.API_BASE_URL ?? ""}\n`);
  for (const file of sources.flatMap(filesBelow)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** What compilers keep from one build for the next, and photographs that were made smaller, belong to all builds. */
function shareCache(root: string, build: string): void {
  const [shared, own] = [path.join(root, "cache"), path.join(build, "cache")];
  for (const folder of [shared, build]) mkdirSync(folder, { recursive: true });
  if (!existsSync(own)) symlinkSync(path.resolve(shared), own, "junction");
}

/**
 * Builds the storefront beside whatever is served, unless there is a build of the same sources, and has it served from then
 * on. The API has to be up. Answers the folder; throws where it did not build, and leaves all as it was.
 */
export async function buildWhenChanged(local: LocalEnvironment, signal?: AbortSignal): Promise<string> {
  const root = buildRoot();
  const hash = hashOfSources(local.variables);
  const build = buildFolder(root, hash);
  noteUseOf(build);
  if (!isWhole(build)) {
    shareCache(root, build);
    await cutFonts();
    const code = await runProgram(
      process.execPath,
      ["node_modules/next/dist/bin/next", "build"],
      { ...local.variables, NEXT_DIST_DIR: build, BUILD_HASH: hash.slice(0, 12) },
      signal ? { signal } : {},
    );
    if (code !== 0) throw new Error(`the storefront did not build (exit code ${code})`);
    await pressFiles(build);
    stampWhole(build, hash);
  }
  makeCurrent(root, hash);
  removeOldBuilds(root);
  return build;
}
