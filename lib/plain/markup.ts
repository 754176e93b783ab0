/** Text that is HTML already. Everything else is escaped where it is put in. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

function write(part: Part): string {
  if (part === false || part === null || part === undefined) return "";
  if (part instanceof Markup) return part.text;
  return typeof part === "object" ? part.map(write).join("") : escapeHtml(String(part));
}

/** HTML with what is put in escaped, attributes (between double quotes) included; lists are joined, nothing is nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, index) => text + write(parts[index])).join(""));
