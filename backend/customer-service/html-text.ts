/** Elements whose text nobody is shown. */
const unseen = new Set(["script", "style", "title", "template"]);
/** Elements that stand on lines of their own. */
const blocks = new Set(
  (
    "address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr " +
    "html li main nav ol p pre section table tbody tfoot thead tr ul"
  ).split(" "),
);
/** Outlook begins all it quotes with one of these. Programs put `x_` before the names in what they answer. */
const restIsQuoted = /^(?:x_)*(?:divRplyFwdMsg|appendonsend)$/;
/** What programs mark as quoted by a class: Gmail (its head apart), Thunderbird's head, Yahoo, Proton. */
const quotingClass = /(?:^|\s)(?:x_)*(?:gmail_attr|moz-cite-prefix|yahoo_quoted|protonmail_quote)(?:\s|$)/;
const quotingBlock = /(?:^|\s)(?:x_)*gmail_quote(?:\s|$)/;

/** Those of its attributes that tell a quotation. */
type Told = Partial<Record<string, string>>;
const tellings = new Set(["class", "id", "type"]);

/** An indented part is a quotation where it says so: people indent words of their own. */
const isQuotation = (name: string, { class: names = "", type }: Told): boolean =>
  quotingClass.test(names) || (name === "blockquote" && (type?.toLowerCase() === "cite" || quotingBlock.test(names)));

/** Outlook writes each line as a paragraph. */
const isLineOfOutlook = ({ class: names = "" }: Told): boolean => /(?:^|\s)(?:x_)?Mso/.test(names);

/**
 * What a mail written as HTML says, as mail programs write plain text: a line a line, and `>` before what is quoted. Empty
 * where nothing of it can be seen. Takes time and room in proportion to the HTML, whatever is in it: no tree is built.
 */
export async function textOfHtml(html: string): Promise<string> {
  /* Nobody waits at a start for what few mails need. */
  const { Tokenizer } = await import("htmlparser2");
  const lines: string[] = [];
  let line = "";
  let unseenDepth = 0;
  let preDepth = 0;
  let quoteDepth = 0;
  let isOver = false;
  /** Whether each that is open is a quotation. */
  const open = new Map<string, boolean[]>([
    ["blockquote", []],
    ["div", []],
  ]);
  let tag = "";
  let attribute = "";
  let told: Told = {};

  const endLine = () => {
    lines.push((quoteDepth > 0 ? "> " : "") + line.replaceAll(/\s+/g, " ").trimStart());
    line = "";
  };
  /* A blank that is not to be dropped is a line of its own: Outlook writes empty ones so. */
  const breakLine = () => {
    if (/[\S\u00A0]/.test(line)) endLine();
    else line = "";
  };
  const say = (text: string) => {
    if (isOver || unseenDepth > 0) return;
    const [first = "", ...others] = preDepth > 0 ? text.split(/\r\n?|\n/) : [text];
    line += first;
    for (const other of others) {
      endLine();
      line = other;
    }
  };
  const openTag = () => {
    if (restIsQuoted.test(told["id"] ?? "")) {
      breakLine();
      isOver = true;
    }
    if (isOver) return;
    if (blocks.has(tag)) breakLine();
    if (tag === "br" || (tag === "p" && !isLineOfOutlook(told))) endLine();
    if (tag === "td" || tag === "th") line += " ";
    if (tag === "li") line += "- ";
    if (tag === "pre") preDepth += 1;
    if (unseen.has(tag)) unseenDepth += 1;
    const nested = open.get(tag);
    if (!nested) return;
    const isQuote = isQuotation(tag, told);
    nested.push(isQuote);
    if (isQuote) quoteDepth += 1;
  };
  const closeTag = (name: string) => {
    if (isOver) return;
    if (blocks.has(name)) breakLine();
    if (name === "pre") preDepth = Math.max(0, preDepth - 1);
    if (unseen.has(name)) unseenDepth = Math.max(0, unseenDepth - 1);
    if (open.get(name)?.pop() === true) quoteDepth -= 1;
  };

  const ignore = () => undefined;
  const add = (text: string) => {
    if (tellings.has(attribute)) told[attribute] = (told[attribute] ?? "") + text;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => {
        tag = html.slice(start, end).toLowerCase();
        told = {};
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase();
      },
      onattribdata: (start, end) => add(html.slice(start, end)),
      onattribentity: (code) => add(String.fromCodePoint(code)),
      onattribend: ignore,
      onopentagend: openTag,
      onselfclosingtag: openTag,
      onclosetag: (start, end) => closeTag(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => say(html.slice(start, end)),
      ontextentity: (code) => say(String.fromCodePoint(code)),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: breakLine,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  const text = lines.join("\n");
  return /[^\s>\p{Cf}\u034F]/u.test(text) ? text : "";
}
