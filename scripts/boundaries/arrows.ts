/** What the files of one place may import. A place is a folder or a file of the project, named from its root. */
export interface Arrow {
  from: readonly string[];
  /** Places it may import from, its own included; nothing of the project stands outside of this list. */
  may: readonly string[];
  /** Packages: all of them without this, else those the pattern matches by their name (`node:fs` for those of Node). */
  packages?: RegExp;
  /** What the reader of a violation is told. */
  because: string;
}

/** What only a page needs. The API is a program without pages. */
const ofPages =
  /^(?!(next|next-intl|use-intl|react|react-dom|react-hook-form|server-only|axios|tailwindcss|@hookform\/.+|@base-ui\/.+|@tanstack\/.+|@sentry\/.+|@fontsource\/.+)$)/;

/**
 * Every direction in which the project may be read: app → components → lib → contract ← backend, and front-door → lib. The longest place that
 * holds a file counts. Tests, and what only tests and tools use, may read everything. Within backend/ the areas of
 * area-rows.ts say more.
 */
export const arrows: readonly Arrow[] = [
  { from: ["contract"], may: ["contract"], packages: /^zod$/, because: "contract/ imports zod only" },
  {
    from: ["contract/phone.ts"],
    may: ["contract"],
    packages: /^libphonenumber-js$/,
    because: "the one rule for phone numbers, kept out of what every page loads, needs the numbers of the world",
  },
  {
    from: ["backend"],
    may: ["backend", "contract"],
    packages: ofPages,
    because: "backend/ imports contract/ and packages, and knows nothing of the storefront",
  },
  {
    from: ["lib"],
    may: ["lib", "contract", "messages"],
    because: "lib/ imports contract/ and messages/, neither components/, app/ nor backend/",
  },
  {
    from: ["components/ui"],
    may: ["components/ui", "lib/theme"],
    because: "components/ui knows no domain",
  },
  {
    from: ["components"],
    may: ["components", "lib", "contract", "messages"],
    because: "components/ imports lib/ and contract/, neither app/ nor backend/",
  },
  {
    from: ["app"],
    /* The fonts that a build cuts. */
    may: ["app", "components", "lib", "contract", "messages", ".fonts"],
    because: "the storefront talks to the API over the contract",
  },
  {
    from: ["middleware.ts", "instrumentation.ts", "instrumentation-client.ts", "next.config.ts"],
    may: ["lib", "contract", "messages"],
    because: "the storefront talks to the API over the contract, and its entries read nothing but lib/",
  },
  {
    from: ["front-door"],
    /* The code a program ends with is read by the one that starts it. */
    may: ["front-door", "scripts/restart.ts", "lib", "contract", "messages"],
    because: "the front door talks to the API over the contract, and is no part of the programs that start it",
  },
  {
    from: ["scripts/storefront-process.ts", "scripts/storefront-build.ts"],
    may: ["scripts", "front-door", "lib", "contract", "messages"],
    because: "the server of the storefront talks to the API over the contract",
  },
  {
    from: ["scripts"],
    may: ["scripts", "backend", "front-door", "lib", "contract", "messages"],
    because: "programs that customers or staff run import nothing from tests/",
  },
];

/** Files that may read everything: no program that is run for customers reads them. */
export const isFree = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) ||
  file.startsWith("tests/") ||
  /^(drizzle|knip|playwright|postcss|tailwind|vitest)\.config\.m?ts$|^postcss\.config\.mjs$/.test(file);
