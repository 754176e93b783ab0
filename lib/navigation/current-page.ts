/** The page of a menu that a path belongs to: itself, or the nearest one above it. The first page stands for itself only. */
export function currentPage(path: string, pages: readonly { href: string }[]): string | undefined {
  const [first] = pages;
  return pages
    .map(({ href }) => href)
    .filter((href) => path === href || (href !== first?.href && path.startsWith(`${href}/`)))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** A path as the address bar shows it: while a page is rendered, French ones carry their language. */
export const publicPath = (path: string): string => path.replace(/^\/fr(?=\/|$)/, "") || "/";
