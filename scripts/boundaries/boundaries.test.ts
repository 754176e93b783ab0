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
  ["scripts/storefront/zz.ts", ["#backend/main.ts", "../../backend/main.ts"]],
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
      `const at = import.meta.resolve("${module}");`,
    ]) {
      expect({ source, wrong: wrongWith(file, source).length }).toEqual({ source, wrong: 1 });
    }
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
  expect(() => checkTree(planted({ "surprise.ts": "" }))).toThrow("surprise.ts stands in no place");
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
