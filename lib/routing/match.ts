import { routes, type RouteName } from "./routes.ts";

/** As Next does: segment by segment, a literal wins over a parameter (`~` comes after every letter). */
const sortKey = (path: string): string => path.replace(/\{\w+\}/g, "~");

const patterns = (Object.keys(routes) as RouteName[])
  .map((name) => ({ name, path: routes[name].path as string }))
  .toSorted((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1))
  .map(({ name, path }) => ({
    name,
    pattern: new RegExp(`^${path.replaceAll(".", String.raw`\.`).replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }));

export interface RouteMatch {
  name: RouteName;
  /** As they stand in the path, encoded. */
  params: Record<string, string>;
}

/** The page a path (without language prefix) stands for; null when there is none. */
export function matchRoute(path: string): RouteMatch | null {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, params: { ...match.groups } };
  }
  return null;
}
