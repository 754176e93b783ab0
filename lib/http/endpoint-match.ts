import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { pathPattern } from "./address.ts";

const table = [...endpoints.values()].map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint) }));

/** The endpoint a browser's call is meant for; null when the contract has none. */
export const findEndpoint = (method: string, path: string): Endpoint | null =>
  table.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint ?? null;
