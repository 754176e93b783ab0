/** A sentence one part of which stays on one line: the number of an order would break at its hyphens. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const at = text.indexOf(part);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{part}</span>
      {text.slice(at + part.length)}
    </>
  );
}
