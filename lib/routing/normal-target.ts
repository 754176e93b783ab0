/** Signs a path may hold as they are (RFC 3986, section 2.3): an escape of one is another spelling of the same address. */
const needsNoEscape = /^[\w.~-]$/;

/**
 * The one spelling of a target, in which everything that decides by an address reads it: no dot segments, no empty ones, no
 * escapes of signs that need none. The query stays as it is, and so does one slash at the end, which Next takes away.
 */
export function normalTarget(target: string): string {
  const [path = "", ...query] = target.split("?");
  const written = path.replaceAll("\\", "/").replace(/%[\da-f]{2}/gi, (escape) => {
    const sign = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return needsNoEscape.test(sign) ? sign : escape.toUpperCase();
  });
  const kept: string[] = [];
  const segments = written.split("/");
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  const isFolder = kept.length > 0 && ["", ".", ".."].includes(segments.at(-1) ?? "");
  return [`/${kept.join("/")}${isFolder ? "/" : ""}`, ...query].join("?");
}
