import type { Block, MailDraft } from "./blocks.ts";

function toText(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `\n${block.text.toUpperCase()}`;
    case "paragraph":
    case "small":
      return block.text;
    case "quote":
      return `${block.text.replaceAll(/^/gm, "  ")}\n  (${block.author})`;
    case "gift-card":
      return `* ${block.title}: ${block.amount}\n* ${block.codeLabel}: ${block.code}\n* ${block.note}`;
    case "address":
      return block.rows.join("\n");
    case "button":
      return `${block.label}: ${block.url}`;
    case "links":
      return block.links.map(({ label, url }) => `- ${label}: ${url}`).join("\n");
    case "items":
      return [
        ...block.items.map(({ title, details, amount }) => `- ${[title, ...details].join(", ")}: ${amount}`),
        "",
        ...block.sums.map(({ label, amount }) => `${label}: ${amount}`),
        block.note,
      ].join("\n");
  }
}

/** The plain-text part. */
export const layOutText = ({ title, blocks, footer }: MailDraft): string =>
  [title, ...blocks.map(toText), "--", footer].join("\n\n").replaceAll(/\n{3,}/g, "\n\n") + "\n";
