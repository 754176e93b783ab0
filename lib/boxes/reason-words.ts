type Data = Record<string, unknown> | undefined;

function wordOf(data: Data, name: string): string {
  const word = data?.[name];
  return typeof word === "string" ? word : "";
}

/**
 * What the words for a reason choose by: a reason that does not tell takes the general ones. A choice in a message is named
 * without hyphens, as a kind of garment is not.
 */
export const reasonWords = (data: Data): { need: string; style: string; kind: string } => ({
  need: wordOf(data, "need"),
  style: wordOf(data, "style"),
  kind: wordOf(data, "kind").replaceAll("-", "_"),
});
