export interface MenuPage {
  href: string;
  /** Where pages begin that belong to it and lie elsewhere. */
  holds?: readonly string[];
}

/**
 * The page of a menu that a path belongs to: itself, or the one that begins nearest above it. The first page stands for
 * itself only.
 */
export function currentPage(path: string, pages: readonly MenuPage[]): string | undefined {
  const [first] = pages;
  const beginnings = pages.flatMap(({ href, holds = [] }) =>
    [href, ...holds].map((beginning) => ({ href, beginning })),
  );
  return beginnings
    .filter(({ beginning }) => path === beginning || (beginning !== first?.href && path.startsWith(`${beginning}/`)))
    .toSorted((a, b) => b.beginning.length - a.beginning.length)[0]?.href;
}

/** A path as the address bar shows it: while a page is rendered, French ones carry their language. */
export const publicPath = (path: string): string => path.replace(/^\/fr(?=\/|$)/, "") || "/";
