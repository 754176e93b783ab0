import type { Endpoint } from "#contract/endpoint.ts";

/** Fills the `:name` parameters of a path; every value is encoded, so that it cannot leave its segment. */
export const fillPath = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:([a-z_]+)/gi, (_, name: string) => {
    const value = params[name];
    if (typeof value !== "string" && typeof value !== "number") throw new TypeError(`the path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });

/** A query string without the values that are undefined; lists become one comma-separated value. */
export function toQueryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) search.set(name, value.join(","));
    else if (typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value !== ""))
      search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : "";
}

/** A pattern that matches the paths of an endpoint, one segment a parameter. */
export const pathPattern = (endpoint: Endpoint): RegExp =>
  new RegExp(`^${endpoint.path.replaceAll(".", "\\.").replace(/:[a-z_]+/gi, "[^/]+")}$`);
