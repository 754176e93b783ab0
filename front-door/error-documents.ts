import type { IncomingMessage, ServerResponse } from "node:http";
import { keep } from "#lib/memory/kept.ts";
import { askedUrl } from "./request-target.ts";

/** A page, and the policy that allows the scripts in it. */
export interface ErrorDocument {
  html: string;
  policy: string;
}

/** A document as somebody gets it. */
export interface FilledDocument extends ErrorDocument {
  /** It says the same to everybody who gets this status. */
  isSame: boolean;
}

export interface ErrorDocuments {
  /** The document to answer with instead of Next's, which holds no content without scripts; null: leave the answer alone. */
  find: (request: IncomingMessage, answer: ServerResponse) => FilledDocument | null;
  /** Fetches all of them. */
  load: () => Promise<void>;
}

/** Next answers in its own words. */
export const noDocuments: ErrorDocuments = { find: () => null, load: async () => undefined };

type Kind = "missing" | "failed";

/** A document holds the shell of every page, whose texts may change. */
const freshMs = 5 * 60_000;
const maxPathLength = 300;
const prefixes = ["", "/de", "/nl", "/es"] as const;

const prefixOf = (path: string): (typeof prefixes)[number] =>
  prefixes.find((prefix) => prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`))) ?? "";

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** The path of a request as a visitor reads it. */
function readablePath(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  const cut = path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
  try {
    return decodeURI(cut);
  } catch {
    return cut;
  }
}

const kindOf = (status: number): Kind | null => (status === 404 ? "missing" : status >= 500 ? "failed" : null);

/** True for the HTML of a page; what the router of the browser asks for is data, and knows what to do with a status. */
const isDocument = ({ method, headers }: IncomingMessage, answer: ServerResponse): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  String(answer.getHeader("content-type") ?? "").startsWith("text/html") &&
  !answer.hasHeader("content-encoding");

/**
 * Pages for a wrong address and for a failure. Next sends their status with an empty page that the browser fills; here
 * they are rendered like any other page, once a language (`app/[locale]/(public)/(reading)/documents`), and the path or the status
 * is written into them.
 */
export function createErrorDocuments(
  fetchPage: (path: string) => Promise<ErrorDocument>,
  now = Date.now,
): ErrorDocuments {
  const documents = keep<ErrorDocument & { loadedAt: number }>("documents for failures", {
    maxEntries: 2 * prefixes.length,
  });
  const loading = new Set<string>();

  const loadOne = async (path: string): Promise<void> => {
    if (loading.has(path)) return;
    loading.add(path);
    try {
      const document = await fetchPage(path);
      documents.set(path, { ...document, loadedAt: now() }, document.html.length);
    } catch (error) {
      console.error(error);
    } finally {
      loading.delete(path);
    }
  };

  return {
    load: async () => {
      for (const prefix of prefixes)
        for (const kind of ["missing", "failed"] satisfies Kind[]) await loadOne(`${prefix}/documents/${kind}`);
    },
    find: (request, answer) => {
      const kind = kindOf(answer.statusCode);
      if (kind === null || !isDocument(request, answer)) return null;
      const url = askedUrl(request);
      const place = `${prefixOf(url.split("?", 1)[0] ?? "")}/documents/${kind}`;
      const document = documents.get(place);
      if (!document || now() - document.loadedAt > freshMs) void loadOne(place);
      if (!document) return null;
      const { html, policy } = document;
      const filled =
        kind === "missing"
          ? html.replace("{path}", () => escapeHtml(readablePath(url)))
          : html.replace("{message}", String(answer.statusCode));
      return { html: filled, policy, isSame: kind === "failed" };
    },
  };
}
