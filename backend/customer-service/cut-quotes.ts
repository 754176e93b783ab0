/** Words a mail program puts between an answer and what is answered, in French, German, Dutch, Spanish and English. */
const divider =
  /^\s*(?:_{20,}|-{2,}\s*(?:message d['’]origine|message original|ursprüngliche nachricht|originalnachricht|oorspronkelijk bericht|mensaje original|original message)\s*-{2,})\s*$/iu;
const writer = /^\s*\*?(?:de|von|van|from)\s?:\*?\s/iu;
const sending =
  /^\s*\*?(?:envoyé|gesendet|verzonden|verstuurd|enviado|sent|date|datum|fecha)(?: le| el| op| am)?\s?:\*?\s/iu;
/** `Le 28 nov. 2026 à 12:44, Petite Malle <…> a écrit :`: a moment, a verb and a colon at the end. */
const attribution =
  /^\s*(?:le|am|op|el|on)\s(?=.*(?:\b20\d\d\b|\d[:h]\d\d|\d[./]\d{1,2}[./]\d\d)).*(?<!\p{L})(?:a écrit|schrieb|schreef|escribió|wrote)(?!\p{L}).*:\s*$/iu;
/** No head is longer, and none is looked for in what is: whoever writes chooses how long a line is. */
const longestAttribution = 400;
/** Mail programs fold an attribution at 72 or 78 characters: with names and addresses, into three lines at most. */
const mostAttributionLines = 3;
const telephone =
  /^\s*(?:envoyé de(?:puis)? mon|von meinem .*gesendet|gesendet von (?:meinem|mit)|verstuurd vanaf mijn|verzonden vanaf mijn|enviado desde mi|sent from my)(?!\p{L})/iu;
const isQuoted = (line: string): boolean => /^\s?>/.test(line);

/** How many lines from there on are an attribution; 0 where none begins. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let count = 1; count <= mostAttributionLines; count += 1) {
    const part = lines.slice(at, at + count);
    if (part.some((line) => line.trim() === "" || isQuoted(line))) return 0;
    const head = part.join(" ");
    if (head.length <= longestAttribution && attribution.test(head)) return count;
  }
  return 0;
}

/** Who wrote it and when, in either order; a moment alone may be part of what somebody tells. */
const isHeaderBlock = (lines: readonly string[], at: number): boolean => {
  const [first = "", ...next] = lines.slice(at, at + 3);
  return (
    (writer.test(first) && next.some((line) => sending.test(line))) ||
    (sending.test(first) && writer.test(next[0] ?? ""))
  );
};

/**
 * What somebody wrote in answer to a mail, without what is answered and without the signature below. Where the quotation is
 * marked (`>`), only that goes, for answers stand below and between as well; where it is not, all below its head goes.
 */
export function cutQuotes(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (divider.test(line) || isHeaderBlock(lines, at) || line === "-- ") break;
    const head = attributionAt(lines, at);
    if (head > 0) {
      let next = at + head;
      while (lines[next]?.trim() === "") next += 1;
      if (!isQuoted(lines[next] ?? "")) break;
      at += head - 1;
    } else if (!isQuoted(line) && !telephone.test(line)) kept.push(line.trimEnd());
  }
  return kept
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
