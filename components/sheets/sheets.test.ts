import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import tailwind from "@tailwindcss/postcss";
import postcss, { type Root } from "postcss";
import { expect, it } from "vitest";

/** A sheet as a build makes it, or as it was written. */
async function make(name: "public" | "acts" | "whole", isSmall: boolean): Promise<Root> {
  const from = `components/sheets/${name}.css`;
  const plugin = tailwind({ optimize: isSmall && { minify: true } });
  const { root } = await postcss([plugin]).process(readFileSync(from, "utf8"), { from });
  return root;
}

/** Each declaration behind its layers, conditions and selector; which of the two sheets it stands in is left out. */
function declarationsOf(root: Root, name: string): Set<string> {
  const found = new Set<string>();
  root.walkDecls((declaration) => {
    const around: string[] = [];
    for (let node = declaration.parent; node && node.type !== "root"; node = node.parent) {
      if (node.type === "rule" && "selector" in node) around.unshift(node.selector);
      else if ("params" in node) around.unshift(node.params.replace(new RegExp(`^${name}\\.?`), ""));
    }
    found.add(`${around.filter((part) => part !== "").join(" ")} { ${declaration.toString()} }`);
  });
  return found;
}

it("fits with its head into the ten packets that a new connection brings at once", async () => {
  const packets = 10 * 1460;
  const head = 470;
  expect(brotliCompressSync((await make("public", true)).toString()).length).toBeLessThan(packets - head);
});

it("says nothing that the whole sheet does not say as well: whichever comes last, a page looks the same", async () => {
  const whole = declarationsOf(await make("whole", false), "whole");
  const ofPublic = declarationsOf(await make("public", false), "public");
  expect(ofPublic.size).toBeGreaterThan(1000);
  expect([...ofPublic].filter((declaration) => !whole.has(declaration))).toEqual([]);
});

it("brings to a page that stands no rule that every element would have to be asked about", async () => {
  const general: string[] = [];
  (await make("acts", false)).walkRules((rule) => {
    const isForOldBrowsers = rule.toString().includes("--tw-") && rule.selector.includes("::backdrop");
    const isStep = rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes";
    if (!isForOldBrowsers && !isStep && !/[.#[&]/.test(rule.selector)) general.push(rule.selector);
  });
  expect(general).toEqual([]);
});
