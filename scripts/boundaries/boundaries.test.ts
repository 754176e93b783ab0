import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkTree } from "./check-tree.ts";
import { findViolations } from "./find-violations.ts";
import { importedBy } from "./imported.ts";
import { createResolve } from "./resolve.ts";

const root = path.resolve(import.meta.dirname, "../..");
const resolve = createResolve(root);
const wrongWith = (file: string, source: string) => findViolations(file, importedBy(file, source), resolve);

/** Files by their path, in a project of their own. */
function planted(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "boundaries-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({
    "package.json": readFileSync(path.join(root, "package.json"), "utf8"),
    ...files,
  })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

it("finds nothing wrong with the project", () => expect(checkTree(root)).toEqual([]));

describe.each([
  ["lib/cart/zz.ts", ["#backend/main.ts", "#backend/orders/store.ts", "../../backend/orders/store.ts"]],
  [
    "lib/cart/zz.ts",
    ["#components/ui/button.tsx", "../../components/ui/button.tsx", "#app/layout.tsx", "../../app/x.ts"],
  ],
  ["lib/cart/zz.ts", ["#tests/msw/server.ts", "#scripts/start.ts", "./cart-engine.test.ts", "#markup/header.tsx"]],
  ["app/zz.ts", ["#backend/orders/store.ts", "../backend/main.ts", "#tests/msw/server.ts", "#scripts/start.ts"]],
  ["components/cart/zz.tsx", ["#app/foo/bar.ts", "../../app/layout.tsx", "#backend/main.ts", "#tests/msw/server.ts"]],
  ["components/ui/zz.tsx", ["#contract/cart.ts", "#lib/cart/cart-engine.ts", "#components/cart/cart-lines.tsx"]],
  ["components/ui/zz.tsx", ["../cart/cart-lines.tsx", "../../lib/cart/cart-engine.ts", "../../messages/fr.json"]],
  ["backend/orders/zz.ts", ["#lib/routing/href.ts", "../../lib/routing/href.ts", "#components/ui/button.tsx"]],
  ["backend/orders/zz.ts", ["../../messages/fr.json", "#tests/msw/server.ts", "#scripts/start.ts", "#app/layout.tsx"]],
  ["backend/orders/zz.ts", ["next/cache", "next-intl", "react-dom/server", "@tanstack/react-query", "@sentry/nextjs"]],
  ["contract/zz.ts", ["#lib/routing/href.ts", "../lib/routing/href.ts", "#backend/main.ts", "../messages/fr.json"]],
  ["contract/zz.ts", ["drizzle-orm", "node:fs", "react", "zodiac"]],
  ["middleware.ts", ["#backend/main.ts", "./backend/main.ts", "#components/ui/button.tsx", "#tests/msw/server.ts"]],
  ["instrumentation-client.ts", ["#backend/main.ts", "./app/layout.tsx"]],
  ["next.config.ts", ["#backend/main.ts", "./tests/msw/server.ts"]],
  ["front-door/zz.ts", ["#backend/main.ts", "../backend/main.ts", "#scripts/start.ts", "#components/ui/button.tsx"]],
  ["scripts/zz.ts", ["#tests/msw/server.ts", "../tests/msw/server.ts", "../middleware.test.ts"]],
])("%s may not import", (file, modules) => {
  it.each(modules)("%s, in whatever way", (module) => {
    for (const source of [
      `import { x } from "${module}";`,
      `import type { X } from "${module}";`,
      `import "${module}";`,
      `export { x } from "${module}";`,
      `export * from "${module}";`,
      `const later = async () => (await import("${module}")).x;`,
      `const later = import(\`${module}\`);`,
      `let x: import("${module}").X;`,
      `const x = require("${module}");`,
      `const x = require.resolve("${module}");`,
      `const x = require?.("${module}");`,
      `const x = (0, require)(\`${module}\`);`,
      `const x = module.require("${module}");`,
      `const x = module["require"]("${module}");`,
      `const x = createRequire(import.meta.url)("${module}");`,
      `const x = createRequire(import.meta.url).resolve("${module}");`,
      `const load = createRequire(import.meta.url); load("${module}");`,
      `const find = createRequire(import.meta.url).resolve; find("${module}");`,
      `const make = createRequire; const load = make(import.meta.filename); load!("${module}");`,
      `nodes.createRequire(import.meta.url)("${module}");`,
      `const at = import.meta.resolve("${module}");`,
      `const at = import.meta["resolve"]("${module}");`,
      `const later = import/* now */("${module}");`,
    ]) {
      expect({ source, wrong: wrongWith(file, source).length }).toEqual({ source, wrong: 1 });
    }
  });
});

describe.each([
  ["lib/cart/zz.ts", "../../backend/main.ts"],
  ["app/zz.ts", "../backend/main.mjs"],
  ["components/ui/zz.tsx", "../../lib/cart/cart-engine.ts"],
])("%s may not reach %s", (file, module) => {
  it.each([
    `new Worker(new URL("${module}", import.meta.url));`,
    `const place = new URL("${module}", import.meta.url); new Worker(place);`,
    `new SharedWorker(new URL(\`${module}\`, import.meta.url), { type: "module" });`,
    `const at = new URL("${module}", import.meta.url);`,
    `/// <reference path="${module}" />`,
    `import { createRequire as make } from "node:module"; make(import.meta.url)("${module}");`,
  ])("with %s", (source) => expect(wrongWith(file, source)).not.toEqual([]));
});

it.each([
  "const { resolve } = createRequire(import.meta.url);",
  'const load = createRequire("/somewhere/else.js");',
  "hand(createRequire(import.meta.url));",
  "hand(require);",
  "const { resolve } = require;",
  "const { resolve } = import.meta;",
  "const find = import.meta.resolve;",
  "hand(module.require);",
  'new Worker("./backend/main.ts");',
  "new worker.Worker(name);",
])("refuses what only a run can tell: %s", (source) =>
  expect(wrongWith("app/zz.ts", source).map(({ text }) => text)).toContain(
    "imports what only a run can tell: the storefront talks to the API over the contract",
  ),
);

it("lets pass what no wall is against", () => {
  for (const source of [
    'const load = createRequire(import.meta.url); load("#lib/routing/href.ts"); load.resolve("next");',
    'readFileSync(new URL("../backend/mails/texts/fr.json", import.meta.url));',
    "readFileSync(new URL(`../backend/mails/texts/${locale}.json`, import.meta.url));",
    'new Worker(new URL("./worker.ts", import.meta.url)); new URL("https://example.com", base);',
  ])
    expect({ source, wrong: wrongWith("app/zz.ts", source) }).toEqual({ source, wrong: [] });
});

it("does not take a way out of a package for the package", () =>
  expect(wrongWith("app/zz.ts", 'import "next/../../backend/main.ts";')).toHaveLength(1));

describe("a file with an import it may not have", () => {
  it.each(["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs", "d.ts", "d.mts"])("is found as .%s", (ending) =>
    expect(checkTree(planted({ [`app/zz.${ending}`]: 'import "#backend/main.ts";' }))).toEqual([
      expect.stringContaining(`app/zz.${ending}:1 imports`),
    ]),
  );

  it.each(["app/.well-known/zz/route.ts", "lib/.hidden/zz.ts", "lib/a/.zz.mjs"])("is found as %s", (file) =>
    expect(checkTree(planted({ [file]: 'import "#backend/main.ts";' }))).toEqual([
      expect.stringContaining(`${file}:1 imports`),
    ]),
  );

  it("is not looked for in what Git ignores", () => {
    const made = { ".next-trial/a.js": "", "node_modules/a/a.js": "", "scripts/bench/floor/public/a.js": "" };
    const ignored = { ".gitignore": readFileSync(path.join(root, ".gitignore"), "utf8") };
    const wrong = { "app/.next-trial/a.ts": 'import "#backend/main.ts";' };
    expect(checkTree(planted({ ...made, ...ignored, ...wrong }))).toEqual([]);
  });
});

it("knows the folder of a name that is put together, and refuses one it cannot know", () => {
  expect(wrongWith("app/zz.ts", "await import(`#messages/${locale}.json`);")).toEqual([]);
  expect(wrongWith("app/zz.ts", "await import(`#backend/mails/texts/${locale}.ts`);")).toHaveLength(1);
  expect(wrongWith("backend/zz.ts", "await import(`../messages/${locale}.json`);")).toHaveLength(1);
  expect(wrongWith("app/zz.ts", "await import(name);")).toHaveLength(1);
});

it("says where, what and why", () => {
  expect(
    wrongWith("lib/cart/zz.ts", 'import { a } from "#lib/routing/href.ts";\n\nexport { b } from "#backend/main.ts";'),
  ).toEqual([
    {
      file: "lib/cart/zz.ts",
      line: 3,
      text: "imports backend/main.ts: lib/ imports contract/ and messages/, neither components/, app/ nor backend/",
    },
  ]);
});

it("lets tests read what they test and what they need for it", () => {
  expect(
    wrongWith("lib/cart/zz.test.ts", 'import "#tests/backend/create-test-api.ts"; import "#backend/app.ts";'),
  ).toEqual([]);
});

it("follows what stands in the place of a file", () => {
  const folder = planted({ "backend/config/secret.ts": "export const a = 1;", "lib/a.ts": 'import "./link.ts";' });
  symlinkSync("../backend/config/secret.ts", path.join(folder, "lib/link.ts"));
  expect(checkTree(folder)).toEqual([expect.stringContaining("lib/a.ts:1 imports backend/config/secret.ts")]);
});

it("wants a place for each new folder", () => {
  for (const file of ["surprise.ts", "surprise.mts", "surprise.cjs", ".hidden/surprise.js", "src/surprise.jsx"])
    expect(() => checkTree(planted({ [file]: "" }))).toThrow(`${file} stands in no place`);
});

describe("a circle of imports", () => {
  it.each([
    ["values", 'import { b } from "./b.ts";', 'import { a } from "#lib/a.ts";'],
    ["types", 'import type { B } from "./b.ts";', 'import type { A } from "./a.ts";'],
    ["types that name a module", 'export type A = import("#lib/b.ts").B;', 'export type { A } from "../lib/a.ts";'],
    ["what is loaded later", 'export const a = () => import("./b.ts");', 'export { a } from "./a.ts";'],
  ])("of %s is found", (_, a, b) => {
    expect(checkTree(planted({ "lib/a.ts": a, "lib/b.ts": b }))).toEqual([
      "lib/a.ts → lib/b.ts → lib/a.ts: a circle of imports",
    ]);
  });

  it("of three files, one of them itself, is found, and a diamond is none", () => {
    const files = { "lib/a.ts": 'import "./b.ts"; import "./c.ts";', "lib/b.ts": 'import "./c.ts";', "lib/c.ts": "" };
    expect(checkTree(planted(files))).toEqual([]);
    expect(checkTree(planted({ ...files, "lib/c.ts": 'import "./a.ts";' }))).toHaveLength(1);
    expect(checkTree(planted({ ...files, "lib/c.ts": 'import "./c.ts";' }))).toHaveLength(1);
  });

  it("is found through a name that leads elsewhere in browsers", () => {
    const markup = {
      "components/layout/markup/header.tsx": 'import "../bar.tsx";',
      "components/layout/no-markup.tsx": "",
      "components/layout/bar.tsx": 'import "#markup/header.tsx";',
    };
    expect(checkTree(planted(markup))).toHaveLength(1);
    const browser = {
      ...markup,
      "components/layout/markup/header.tsx": "",
      "components/layout/no-markup.tsx": 'import "./bar.tsx";',
    };
    expect(checkTree(planted(browser))).toHaveLength(1);
  });
});
