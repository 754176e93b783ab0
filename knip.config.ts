import type { KnipConfig } from "knip";

/*
 * Once as it is, and once with `--production`: then only what is marked with `!` gives life, tests give none. An export that
 * only tests read is allowed there when its file uses it too (a rule that is tested by itself), or says `@internal` and why.
 */
const isProduction = process.argv.includes("--production");

export default {
  entry: [
    "app/**/{page,layout,route,error,not-found,sitemap,robots,manifest}.{ts,tsx}!",
    "{middleware,instrumentation,instrumentation-client}.ts!",
    /* Read by next.config.ts, which is no production to knip. */
    "lib/{routing/rewrites,security/content-policy}.ts!",
    "backend/main.ts!",
    "backend/db/schema/*.ts!",
    "lib/i18n/app-config.ts!",
    "scripts/{start,dev,build,boundaries,icons,staff,test,verify}.ts!",
    "front-door/{main,kept-pages}.ts!",
    "scripts/{attack,days,hunt}.ts!",
    "scripts/hunt/busy.ts!",
    /* Loaded by name: before a process begins, by the runner of tests. */
    "scripts/{days/move-time,stray-errors}.ts!",
    "scripts/bench/{api,main,search}.ts!",
    "scripts/bench/floor/**/*.{ts,tsx}!",
    "tests/backend/upgrades/make-dump.ts",
    "tests/e2e/**/*.ts",
  ],
  project: [
    "{app,backend,components,contract,front-door,lib,scripts}/**/*.{ts,tsx}!",
    "{middleware,instrumentation,instrumentation-client}.ts!",
    "!**/*.test.{ts,tsx}!",
    "tests/**/*.{ts,tsx}",
  ],
  /* Read by style sheets; a table that is read as a file. */
  ignoreDependencies: [
    "@fontsource/fraunces",
    "@fontsource/nunito-sans",
    "@etalab/decoupage-administratif",
    ...(isProduction ? ["tailwindcss"] : []),
  ],
  ignoreExportsUsedInFile: isProduction,
} satisfies KnipConfig;
