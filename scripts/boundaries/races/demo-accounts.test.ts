import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { findRaces } from "../find-races.ts";
import { namesDemoAccount, readsDemoAccounts } from "./demo-accounts.ts";
import { treeOf } from "./tree.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const foundIn = (source: string, file = "tests/e2e/zz.spec.ts") =>
  findRaces(new Map([[file, source]])).map(({ line, text }) => `${line} ${text.split(":")[0]}`);

it.each([
  ['await account.signIn("subscriber@example.com", password);', '"subscriber@example.com"'],
  ["const body = { email: `${name}@example.com`, password: 'Malle-demo-2026' };", "'Malle-demo-2026'"],
  ["const link = `/de${await aStaffLink(`one-shot@example.com`)}`;", "`one-shot@example.com`"],
  ['const person = await comeAs("paused", base);', 'comeAs("paused", base)'],
])("finds a test that names a demo account: %s", (source, named) => {
  expect(foundIn(`\n${source}\nawait again("loyal@example.com");`)).toEqual([`2 ${named}`]);
  const [listed = ""] = Object.keys(readsDemoAccounts);
  expect(foundIn(source, listed)).toEqual([]);
});

it.each([
  "const email = anEmail();",
  "const email = `client-${randomUUID()}@example.com`;",
  'await field.fill("ada@example.com");',
  'await field.fill("big-shopper@example.com");',
  "/* As subscriber@example.com does. */",
])("lets a test have %s", (source) => expect(foundIn(source)).toEqual([]));

it("lists who names one, each once and nobody else", () => {
  const found = globSync("tests/e2e/**/*.ts", { cwd: root }).filter(
    (file) => namesDemoAccount(treeOf(file, readFileSync(path.join(root, file), "utf8"))) !== undefined,
  );
  expect(Object.keys(readsDemoAccounts).toSorted()).toEqual(found.toSorted());
});
