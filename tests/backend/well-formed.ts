/** Throws at the first unbalanced tag, unknown reference or repeated attribute of an SVG text. */
export function assertWellFormed(svg: string): void {
  const open: string[] = [];
  let rest = svg;
  const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/;
  while (rest !== "") {
    const at = rest.indexOf("<");
    if (at < 0) break;
    if (open.length === 0 && rest.slice(0, at).trim() !== "")
      throw new Error(`Text outside the root: ${rest.slice(0, 40)}`);
    rest = rest.slice(at);
    const found = tag.exec(rest);
    if (!found) throw new Error(`Malformed tag: ${rest.slice(0, 80)}`);
    const [whole, isEnd, name = "", attributes = "", isEmpty] = found;
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length) throw new Error(`Repeated attribute: ${whole}`);
    if (isEnd) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
    } else if (!isEmpty) open.push(name);
    rest = rest.slice(whole.length);
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(", ")}`);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    if (!ids.has(id)) throw new Error(`No element has the id ${id}`);
}
