import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** What HTML is held to: the standard as far as it can be told from the text, and what is heard of a page. */
const rules = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ["html5"],
    extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
    rules: {
      "autocomplete-password": "error",
      "tel-non-breaking": "off" /* Numbers keep together by the style of their links. */,
      "require-sri":
        "off" /* Scripts and styles come from where the page comes from; the content policy allows no others. */,
    },
  }),
);

interface Exception {
  rule: string;
  /** The tag that is found, as it is written. */
  tag: RegExp;
}

const exceptions: readonly Exception[] = [
  /* Safari tells of no list where the style takes its marks away, unless it is said once more. */
  { rule: "no-redundant-role", tag: /^<ul role="list"/ },
  /* The words above it name the group already: a legend would say them twice. One without any name is found. */
  { rule: "wcag/h71", tag: /^<fieldset\b[^>]* aria-label(?:ledby)?="[^"]/ },
  /* Its fields and its button come with the script that reads them; without one it holds a link. */
  { rule: "wcag/h32", tag: /^<form\b[^>]* data-size-help=/ },
  /* Next closes a document twice where one is kept for every address of a page. */
  { rule: "close-order", tag: /^<\/(?:body|html)>/ },
  /* Of the two headers of a quiz its style shows the second: nobody hears the first. */
  { rule: "unique-landmark", tag: /^<header class="(?:site-header|quiz-top)"/ },
];

/** What is said in words: what scripts carry is nobody's HTML, and most of the bytes. */
const withoutScripts = (html: string): string => html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1</script>");

/** Where what begins at `from` ends: behind the match of `marks` that closes as many as were opened, the first one before. */
function endOf(html: string, from: number, marks: RegExp, closes: (mark: string) => boolean): RegExpExecArray {
  const walk = new RegExp(marks, "g");
  walk.lastIndex = from;
  let depth = 1;
  for (let mark = walk.exec(html); mark; mark = walk.exec(html)) {
    depth += closes(mark[0]) ? -1 : 1;
    if (depth === 0) return mark;
  }
  throw new Error(`nothing closes ${html.slice(from - 80, from)}`);
}

/**
 * A page as React puts it together in a browser: parts that came later (`<div hidden id="S:1">`) stand in their places
 * (`<template id="B:1">` with what was shown meanwhile, `<template id="P:1">`).
 */
function filledIn(html: string): string {
  let page = withoutScripts(html);
  const parts = new Map<string, string>();
  for (let part = findPart(page); part; part = findPart(page)) {
    const from = part.index + part[0].length;
    const end = endOf(page, from, /<\/?div\b/, (mark) => mark.startsWith("</"));
    parts.set(part[1] ?? "", page.slice(from, end.index));
    page = page.slice(0, part.index) + page.slice(end.index + "</div>".length);
  }
  for (let place = findPlace(page); place; place = findPlace(page)) {
    const [template, kind, id = ""] = place;
    const behind = place.index + template.length;
    const part = parts.get(id);
    const end =
      kind === "B" && part !== undefined
        ? endOf(page, behind, /<!--\/?\$[?!~]?-->/, (mark) => mark.startsWith("<!--/")).index
        : behind;
    page = page.slice(0, place.index) + (part ?? "") + page.slice(end);
  }
  return page;
}
const findPart = (html: string) => /<div hidden id="S:(\w+)">/.exec(html);
const findPlace = (html: string) => /<template id="([BP]):(\w+)"><\/template>/.exec(html);

const shells = /(<(header|footer) class="site-[^>]*>)([\s\S]*?)(<\/\2>)/g;

/** Judges pages one after the other: what surrounds them, a third of all, is judged once as long as it is the same. */
export function judgeOfMarkup(): (html: string) => string[] {
  const judged = new Set<string>();
  return (html) =>
    findMarkupProblems(
      filledIn(html).replace(shells, (whole, opening: string, _, content: string, closing: string) => {
        if (judged.has(content)) return opening + closing;
        judged.add(content);
        return whole;
      }),
    );
}

/** What is wrong with the HTML of a page, each with the tag where it is. */
function findMarkupProblems(page: string): string[] {
  const { results } = rules.validateStringSync(page);
  return results.flatMap(({ messages }) =>
    messages.flatMap(({ ruleId, message, offset }) => {
      const tag = page.slice(page.lastIndexOf("<", offset), offset + 120);
      const isExcepted = exceptions.some((exception) => exception.rule === ruleId && exception.tag.test(tag));
      return isExcepted ? [] : `${ruleId}: ${message} ${tag}`;
    }),
  );
}
