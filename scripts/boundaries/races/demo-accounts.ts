import { demoAccounts } from "../../demo-accounts.ts";
import type { Rule } from "./rule.ts";
import { nameOf, type Tree } from "./tree.ts";

const [, names = "", password = ""] = /^demo accounts (.+) \(.*password (\S+)$/.exec(demoAccounts) ?? [];

/** Their addresses, and the password all of them have. */
const isDemo = new RegExp(`(?<![\\w-])(?:${names.split(", ").join("|")})@example\\.com|${password}`);

/** Everybody's: each of these only reads what the account holds, and says so. */
export const readsDemoAccounts: Readonly<Record<string, string>> = {
  "tests/e2e/crawl/kinds.ts": "signs in as each kind of client and reads the ids of what is theirs",
  "tests/e2e/crawl.spec.ts": "asks for pages and looks at them, whoever comes",
  "tests/e2e/deeds.spec.ts": "opens pages that thank for what was not done",
  "tests/e2e/filters.spec.ts": "ticks the sizes of a child in the address of a list",
  "tests/e2e/mail-links.spec.ts": "opens what mails link to, for whom the account holds it",
  "tests/e2e/my-data.spec.ts": "is told what has to end before the account can, and led there",
  "tests/e2e/profiles.spec.ts": "looks at the children and the wardrobes that the accounts hold",
  "tests/e2e/screen-reader.spec.ts": "listens to the overview of the account",
  "tests/e2e/session.spec.ts": "is refused as another site, and follows a link of staff",
};

/** Where a file first names a demo account, or brings one from the helper that signs in as any of them. */
export const namesDemoAccount = ({ nodes }: Tree) =>
  nodes.find(
    (node) =>
      (node.type === "Literal" && typeof node.value === "string" && isDemo.test(node.value)) ||
      (node.type === "TemplateElement" && isDemo.test(node.value.raw)) ||
      (node.type === "CallExpression" && nameOf(node) === "comeAs"),
  );

/** A test that names a demo account shares it with every other one, and has to be known to leave it as it was. */
export const demoAccountUses: Rule = {
  because:
    "everybody's account: sign a new client up, or one with a past (lived.ts), or only read and say so in readsDemoAccounts",
  find: ({ tree }) => {
    const node = tree.file in readsDemoAccounts ? null : namesDemoAccount(tree);
    return node ? [{ node, text: tree.textOf(node) }] : [];
  },
};
