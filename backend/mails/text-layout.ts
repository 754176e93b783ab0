import type { Block, MailDraft } from "./blocks.ts";
import { waysOut } from "./ways-out.ts";

/** What stands between a label and its value: French has a space before the colon that does not break. */
export const colonOf = (locale: string): string => (locale.startsWith("fr") ? "\u00a0: " : ": ");

function toText(block: Block, colon: string): string {
  switch (block.kind) {
    case "heading":
      return `\n${block.text.toUpperCase()}`;
    case "paragraph":
    case "small":
      return block.text;
    case "quote":
      return `${block.text.replaceAll(/^/gm, "  ")}\n  (${block.author})`;
    case "gift-card":
      return `* ${block.title}${colon}${block.amount}\n* ${block.codeLabel}${colon}${block.code}\n* ${block.note}`;
    case "address":
      return block.rows.join("\n");
    case "button":
      return `${block.label}${colon}${block.url}`;
    case "links":
      return block.links.map(({ label, url }) => `- ${label}${colon}${url}`).join("\n");
    case "items":
      return [
        ...block.items.map(({ title, details, amount, link }) => {
          const price = amount === "" ? "" : colon + amount;
          const way = link ? `\n  ${link.label}${colon}${link.url}` : "";
          return `- ${[title, ...details].join(", ")}${price}${way}`;
        }),
        "",
        ...block.sums.map(({ label, amount }) => `${label}${colon}${amount}`),
        block.note,
      ].join("\n");
  }
}

/** The plain-text part. */
export function layOutText({ title, blocks, footer }: MailDraft, locale: string, storefrontUrl: string): string {
  const colon = colonOf(locale);
  const ways = waysOut(locale, storefrontUrl).map(({ label, url }) => `${label}${colon}${url}`);
  const parts = [title, ...blocks.map((block) => toText(block, colon)), "--", footer, ways.join("\n")];
  return `${parts.join("\n\n").replaceAll(/\n{3,}/g, "\n\n")}\n`;
}
