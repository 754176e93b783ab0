import type { Implementation } from "../http/implementation.ts";

/** How a record is read as the API answers it. */
export interface Snapshot {
  read: Implementation;
  /** The record's id in the list that is read; null where the answer is the record. */
  elementId: string | null;
}

type Params = Record<string, string>;

/**
 * How to read what a write is about: the call whose path is the longest beginning of the write's. Null for what no call
 * reads.
 */
export function planSnapshot(
  path: string,
  params: Params,
  implementations: readonly Implementation[],
): Snapshot | null {
  const parts = path.split("/");
  for (let length = parts.length; length > 2; length -= 1) {
    const start = parts.slice(0, length).join("/");
    const read = implementations.find(
      ({ endpoint }) =>
        endpoint.method === "GET" &&
        endpoint.path === start &&
        endpoint.auth !== "none" &&
        endpoint.produces === "application/json",
    );
    if (read === undefined) continue;
    const next = parts[length];
    if (next?.startsWith(":")) return { read, elementId: params[next.slice(1)] ?? null };
    return { read, elementId: null };
  }
  return null;
}

/** The record in an answer: the element that was asked for, or the answer itself unless that is a list. */
export function recordIn(answer: unknown, elementId: string | null): object | null {
  if (typeof answer !== "object" || answer === null) return null;
  const list: unknown = Array.isArray(answer) ? answer : "items" in answer ? answer.items : null;
  if (elementId === null) return list === null ? answer : null;
  if (!Array.isArray(list)) return null;
  const found: unknown = list.find(
    (item: unknown) => typeof item === "object" && item !== null && "id" in item && String(item.id) === elementId,
  );
  return (found as object | undefined) ?? null;
}
