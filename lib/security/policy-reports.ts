import { z } from "zod";
import { splitLocale } from "#lib/routing/href.ts";
import { matchRoute } from "#lib/routing/match.ts";

/** A report carries more than this only when somebody wrote it by hand. */
export const maxReportBytes = 16 * 1024;
/** Browsers send several at once; what follows is told by the first ones. */
const maxReports = 10;

const text = z.string().max(4_000).catch("");
const olderReport = z
  .object({
    "csp-report": z.object({
      "document-uri": text,
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "source-file": text,
      "line-number": z.number().catch(0),
    }),
  })
  .transform(({ "csp-report": report }) => ({
    page: report["document-uri"],
    directive: report["effective-directive"] || report["violated-directive"],
    blocked: report["blocked-uri"],
    source: report["source-file"],
    line: report["line-number"],
  }));
const newerReport = z
  .object({
    type: z.literal("csp-violation"),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: z.number().catch(0),
    }),
  })
  .transform(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    source: body.sourceFile,
    line: body.lineNumber,
  }));

type Report = z.output<typeof olderReport>;

/** What browsers add to pages reports as if the page had asked for it. */
const isOfExtension = (address: string): boolean => /^[\w-]*(?:extension|userscript)[\w-]*(?::|$)/i.test(address);

/** A page by its name in the route table: its address may hold who or what somebody looked at. */
const pageOf = (address: string): string =>
  URL.canParse(address) ? (matchRoute(splitLocale(new URL(address).pathname).path)?.name ?? "no page") : "no page";

/** An address without its path, or a word such as `inline`. */
function originOf(address: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  if (!URL.canParse(address)) return "something";
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin.slice(0, 100);
}

/** A file of the build with its line, the page itself, or of anything else where it came from. */
function sourceOf({ source, page, line }: Report): string {
  if (source === "") return "";
  const { origin, pathname } = URL.canParse(source) ? new URL(source) : { origin: "", pathname: "" };
  const isOwn = URL.canParse(page) && new URL(page).origin === origin;
  const file = isOwn ? /^\/_next\/static\/[\w./-]{1,80}$/.exec(pathname)?.[0] : undefined;
  const place = file ?? (isOwn ? "the page" : originOf(source));
  return `, asked by ${place}:${Math.max(0, Math.trunc(line))}`;
}

function describe(report: Report): string | null {
  if (isOfExtension(report.blocked) || isOfExtension(report.source)) return null;
  const directive = /^[a-z-]{1,30}/.exec(report.directive)?.[0] ?? "the policy";
  return `${directive} stopped ${originOf(report.blocked)} on ${pageOf(report.page)}${sourceOf(report)}`;
}

/**
 * Lines for the log from what a browser reports, in either of the two forms browsers send. Nothing in them is of a
 * visitor: neither paths nor queries, no piece of what was stopped. Anything that is no report gives no line.
 */
export function parsePolicyReports(body: string): string[] {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return [];
  }
  const entries: unknown[] = Array.isArray(sent) ? sent.slice(0, maxReports) : [sent];
  const lines = entries.flatMap((entry) => {
    const report = z.union([olderReport, newerReport]).safeParse(entry);
    const line = report.success ? describe(report.data) : null;
    return line === null ? [] : [line];
  });
  return [...new Set(lines)];
}
