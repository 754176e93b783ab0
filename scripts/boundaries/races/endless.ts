import type { Rule } from "./rule.ts";
import { callsOf, nameOf } from "./tree.ts";

/** What is waited for without an end of its own: when it does not come, the whole test's time goes by before it says so. */
export const endlessWaits: Rule = {
  because: "say how long with { timeout }: without it the whole test's time goes by",
  find: ({ tree }) =>
    callsOf(tree)
      .filter((call) => /^waitFor(?:Request|Response|Event)$/.test(nameOf(call)))
      .filter(({ arguments: given }) =>
        given.every(
          (argument) =>
            argument.type !== "ObjectExpression" ||
            !argument.properties.some((entry) => entry.type === "Property" && tree.textOf(entry.key) === "timeout"),
        ),
      )
      .map((node) => ({ node, text: tree.textOf(node) })),
};
