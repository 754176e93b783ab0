import { routes, type RouteName } from "./routes.ts";

const patterns = (Object.keys(routes) as RouteName[])
  .map((name) => ({ name, path: routes[name].path as string }))
  /* A literal segment wins over a parameter: /shop/cart is not a collection. */
  .toSorted((a, b) => (a.path.match(/\{/g)?.length ?? 0) - (b.path.match(/\{/g)?.length ?? 0))
  .map(({ name, path }) => ({ name, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) }));

/** The page a path (without language prefix) stands for; null when there is none. */
export const findRoute = (path: string): RouteName | null =>
  patterns.find(({ pattern }) => pattern.test(path))?.name ?? null;
