import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
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

/** Builds the storefront unless the build that is there was made of the same sources. The API has to be up. */
export async function buildWhenChanged(local: LocalEnvironment, signal?: AbortSignal): Promise<void> {
  const build = process.env.NEXT_DIST_DIR || ".next";
  const stamp = path.join(build, "sources.sha256");
  const hash = hashOfSources(local.variables);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  await cutFonts();
  const code = await runProgram(
    process.execPath,
    ["node_modules/next/dist/bin/next", "build"],
    { ...local.variables, BUILD_HASH: hash.slice(0, 12) },
    signal ? { signal } : {},
  );
  if (code !== 0) throw new Error(`the storefront did not build (exit code ${code})`);
  await pressFiles(build);
  writeFileSync(stamp, hash);
}
