import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { isPageNumber } from "#lib/routing/rewrites.ts";
import { isAskedList } from "./outage.ts";

export interface VisitTests {
  /** Whether the page at a path, without a query, is rendered for each visit. */
  isVisitPage: (pathname: string) => boolean;
  /** Who wants a page in one piece, by name: Next renders every page anew for them, whatever it keeps. */
  wantsOwnPage: RegExp;
}

/** Pages of this folder are kept and are the same for everybody; its layout says so. */
const keptFolder = "/[locale]/(public)/";

/** As Next does: segment by segment, a literal wins over a parameter (`~` comes after every letter). */
const sortKey = (route: string): string => route.replaceAll(/\[\w+\]/g, "~");

const segmentsOf = (place: string): string[] => place.split("/").filter(Boolean);

/** `files`: routes by the path of their file, as `app-path-routes-manifest.json` of a build has them. */
export function createVisitTests(files: Record<string, string>, wantsOwnPage: string): VisitTests {
  const pages = Object.entries(files)
    .filter(([file]) => file.startsWith("/[locale]/") && file.endsWith("/page"))
    .toSorted(([, a], [, b]) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(([file, route]) => ({
      isKept: file.startsWith(keptFolder),
      segments: segmentsOf(route)
        .slice(1)
        .map((segment) => (segment.startsWith("[") ? null : segment)),
    }));
  const byLength = Map.groupBy(pages, ({ segments }) => segments.length);
  return {
    isVisitPage: (pathname) => {
      const asked = segmentsOf(pathname);
      if (/^(?:fr|de|nl|es)$/.test(asked[0] ?? "")) asked.shift();
      const page = byLength
        .get(asked.length)
        ?.find(({ segments }) => segments.every((segment, at) => segment === null || segment === asked[at]));
      return page?.isKept === false;
    },
    wantsOwnPage: new RegExp(wantsOwnPage, "i"),
  };
}

/** Reads what the build in a folder says of its pages. */
export function readVisitTests(folder: string): VisitTests {
  const read = <Content>(name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Content;
  return createVisitTests(
    read<Record<string, string>>("app-path-routes-manifest.json"),
    read<{ config: { htmlLimitedBots: string } }>("required-server-files.json").config.htmlLimitedBots,
  );
}

/** A further page of a list is kept; whatever else calls itself one streams, as a list that was asked for does. */
const isOddPage = (search: string): boolean => {
  const page = new URLSearchParams(search).get("page");
  return page !== null && !isPageNumber(page);
};

/** True for a page that Next renders for this request alone. What it renders for everybody must hold nothing of one request. */
export function isForOneVisit({ url = "/", method, headers }: IncomingMessage, tests: VisitTests): boolean {
  if (method !== "GET" || headers.rsc !== undefined || url.startsWith("/_next/")) return false;
  const [pathname = "/", search = ""] = url.split("?", 2);
  return tests.isVisitPage(pathname) || isAskedList(url) || isOddPage(search);
}

const header = "content-security-policy";
/** Still known as one where a crawler is treated in another way (`lib/routing/decide.ts`). */
const anyCrawler = "crawler";

/**
 * Gives a request the nonce that Next writes into the scripts of a page it renders for one visit; it reads it from this
 * header. What a visitor sent under that name is gone: Next would write it into pages that it keeps for everybody.
 */
export function nameVisit(request: IncomingMessage, tests: VisitTests): void {
  delete request.headers[header];
  delete request.headers["content-security-policy-report-only"];
  if (isForOneVisit(request, tests))
    request.headers[header] = `script-src 'nonce-${randomBytes(16).toString("base64")}'`;
  /* A kept page is in one piece. Rendered for one request, it would cost whatever anybody asks for under such a name, and
   * Next would render it once more behind that, before all of what it reads is there ("Unexpected cache miss"). */
  else if (tests.wantsOwnPage.test(request.headers["user-agent"] ?? "")) request.headers["user-agent"] = anyCrawler;
}

/** The source for the policy that allows the scripts of a visit; null where there is none. */
export const nonceSource = ({ headers }: IncomingMessage): string | null =>
  headers[header]?.toString().slice("script-src ".length) ?? null;
