import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "#tests/lib/contrast-ratio.ts";
import { inkTone, kidsTheme, loadingBar, womanTheme, type Token } from "./tokens.ts";

const css = ["tokens", "ink"]
  .map((name) => readFileSync(new URL(`../../components/sheets/${name}.css`, import.meta.url), "utf8"))
  .join("");

/** Variables of the rule whose selector is `selector`. */
function variablesOf(selector: string): Record<string, string> {
  const start = css.indexOf(`\n  ${selector} {`);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const body = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const woman = ':root[data-theme="woman"]';
const kidsVariables = variablesOf(":root");
const themes: [string, Record<string, string>, Record<string, string>][] = [
  ["kids", kidsVariables, kidsTheme],
  ["woman", { ...kidsVariables, ...variablesOf(woman) }, womanTheme],
  [
    "kids, dark block",
    { ...kidsVariables, ...variablesOf('[data-tone="ink"]') },
    { ...kidsTheme, ...inkTone.kids, primary: kidsTheme.accent, "on-primary": kidsTheme["on-accent"] },
  ],
  [
    "woman, dark block",
    {
      ...kidsVariables,
      ...variablesOf(woman),
      ...variablesOf('[data-tone="ink"]'),
      ...variablesOf(`${woman} [data-tone="ink"]`),
    },
    { ...womanTheme, ...inkTone.woman, primary: womanTheme.accent, "on-primary": womanTheme["on-accent"] },
  ],
];

const grounds = ["ground", "surface", "tint"] as const;
const textPairs: [Token, Token][] = [
  ...grounds.flatMap((ground): [Token, Token][] => [
    ["ink", ground],
    ["muted", ground],
  ]),
  ["on-accent", "accent"],
  ["on-primary", "primary"],
  ["on-sale", "sale"],
  ["on-badge-blue", "badge-blue"],
  ["on-badge-pink", "badge-pink"],
  ["on-badge-yellow", "badge-yellow"],
  ...(["success", "warning", "danger", "info"] as const).flatMap((tone): [Token, Token][] => [
    [`on-${tone}`, tone],
    [tone, `${tone}-soft`],
    ["ink", `${tone}-soft`],
    ...grounds.map((ground): [Token, Token] => [tone, ground]),
  ]),
  ...grounds.map((ground): [Token, Token] => ["sale", ground]),
];
const controlPairs: [Token, Token][] = grounds.flatMap((ground): [Token, Token][] => [
  ["line-strong", ground],
  ["focus", ground],
  ["primary", ground],
]);

describe.each(themes)("tokens of %s", (name, variables, expected) => {
  const value = (token: Token): string => {
    const found = variables[token] ?? "";
    const reference = /^var\(--([\w-]+)\)$/.exec(found)?.[1];
    return reference ? value(reference as Token) : found;
  };
  const isDark = name.includes("dark");

  it("are the same in the stylesheet and in the table", () => {
    const declared = Object.fromEntries(Object.keys(expected).map((token) => [token, value(token as Token)]));
    expect(declared).toEqual(expected);
  });

  it.each(textPairs)("text: %s on %s is at least 4.5", (text, ground) => {
    expect(contrastRatio(value(text), value(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)("control: %s on %s is at least 3", (line, ground) => {
    expect(contrastRatio(value(line), value(ground))).toBeGreaterThanOrEqual(3);
  });

  it("keep the focus ring visible on the accent", () => {
    expect(contrastRatio(value(isDark ? "on-accent" : "focus"), value("accent"))).toBeGreaterThanOrEqual(3);
  });
});

it("uses the loading bar's own two colours", () => {
  expect([loadingBar.kids, loadingBar.woman, loadingBar.heightPx]).toEqual(["#faec7a", "#ebb3a1", 3]);
});

describe("components", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map(
        (path) =>
          [`${folder}/${path}`, readFileSync(new URL(`../../${folder}/${path}`, import.meta.url), "utf8")] as const,
      ),
  );

  it("never write in an accent: it is a ground and a shape", () => {
    const offenders = files.filter(([, source]) => /\btext-(accent|tint|thread|line)\b(?!-)/.test(source));
    expect(offenders.map(([path]) => path)).toEqual([]);
  });
});
