import { type EventEmitter, once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import path from "node:path";
import next from "next";
import { followChanges } from "#lib/cache/follow-changes.ts";
import { findApiGuard, retryAfterS } from "#lib/http/api-guard.ts";
import { normalTarget } from "#lib/routing/normal-target.ts";
import { maxDataBytes } from "#lib/memory/bounds.ts";
import { readPolicySettings } from "#lib/security/content-policy.ts";
import { createAnswerLines, needsTurn, takeTurn } from "./admission.ts";
import { createAnswerClass } from "./answer.ts";
import { createBodyBudget, withRoomForBody } from "./body-budget.ts";
import { createErrorDocuments, noDocuments, type ErrorDocument } from "./error-documents.ts";
import { createExistence, findInApi } from "./existence.ts";
import { mayAskHealth, tellHealth } from "./health.ts";
import { createKeptAnswers, findImmutable } from "./kept-answers.ts";
import { countData } from "./kept-data.ts";
import { isKeptPage } from "./kept-pages.ts";
import { keptPath } from "./kept-path.ts";
import { isAskedList, sendAway, tellOwnPage } from "./outage.ts";
import { readPressed } from "./pressed-files.ts";
import { createProtect } from "./protection.ts";
import { askForMissing, isMethodTaken, isPictureSpelled, ownTarget } from "./request-target.ts";
import { whileAnswering } from "./showings.ts";
import { clientTimes, serveSlowClients } from "./slow-clients.ts";
import { count } from "./tally.ts";
import { toldChanges } from "./told-changes.ts";
import { readTricks } from "./tricks.ts";
import { visitorAddress } from "./visitor-address.ts";
import { isForOneVisit, nameVisit, readVisitTests } from "./visits.ts";
import { createWholePages, noWholePages, readMatchers } from "./whole-pages.ts";

export interface RunningStorefront {
  /** Takes no new requests, finishes those under way and lets Next end what it does after them. */
  stop: () => Promise<void>;
}

const largestPagesBytes = 8 * 1024 * 1024;

/** How long requests under way may take when the process is told to end. */
const graceMs = 8_000;

/** Connections that may wait to be taken: who finds no room tries again after one second, then three, then seven. */
const backlog = 4_096;

/** Serves the build of this folder with answers that leave compressed. */
export async function startStorefront(port: number, isBehindProxy = false): Promise<RunningStorefront> {
  const build = process.env.NEXT_DIST_DIR || ".next";
  /* Next's name for it. */
  const photographs = path.join(build, "cache", "images");
  countData(maxDataBytes);
  const uses = readTricks();
  const kept = createKeptAnswers(uses);
  const documents = uses.has("error-documents")
    ? createErrorDocuments((path) => fetchOwnPage(port, path))
    : noDocuments;
  const lineFor = createAnswerLines();
  const bodies = createBodyBudget();
  const apiUrl = process.env.API_BASE_URL || "http://localhost:4000";
  const existence = uses.has("existence") ? createExistence(findInApi(apiUrl)) : { isThere: () => true };
  /* Pages an earlier program wrote; this one keeps its pages in memory and would show them as if they were new. */
  rmSync(path.join(build, "server", "route-cache"), { recursive: true, force: true });
  const app = next({ dev: false, dir: ".", port, quiet: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const outage = {
    retryAfterS,
    isAway: () => findApiGuard()?.isAway ?? false,
    hasFailedSince: (moment: number) => findApiGuard()?.hasFailedSince(moment) ?? false,
  };
  const visits = readVisitTests(build);
  const pages = uses.has("whole-pages") ? createWholePages(largestPagesBytes, readMatchers(build)) : noWholePages;
  const protect = createProtect(readPolicySettings(process.env));
  const findPressed = uses.has("pressed-files") ? readPressed(build) : undefined;
  const Answer = createAnswerClass({ kept, pages, documents, protect, outage, findPressed });
  const server = createServer({ ...clientTimes, ServerResponse: Answer }, (request, answer) => {
    const page = pages.find(request);
    if (page) {
      count("whole_pages");
      return answer.sendWhole(page);
    }
    const target = ownTarget(request.url ?? "");
    if (target === null) return refuse(answer, 400);
    const location = normalTarget(target);
    if (!isMethodTaken(request.method, location)) return refuse(answer, 405, { allow: "GET, HEAD" });
    if (location !== target) return sendOn(request, answer, location);
    if (!isPictureSpelled(target)) return refuse(answer, 400);
    request.url = target;
    if (mayAskHealth(request, process.env.HEALTH_SECRET))
      return void server.getConnections(
        (_error, count) => void tellHealth(answer, { connections: count, bodies: bodies.count(), photographs }),
      );
    const whole = findImmutable(kept, request);
    if (whole) {
      count("kept_files");
      return answer.sendWhole(whole);
    }
    if (findApiGuard()?.isAway && isAskedList(target)) {
      count("refused_away");
      return sendAway(answer);
    }
    /* Next believes what it is sent, and the API counts attempts by it. */
    const visitor = visitorAddress(request, isBehindProxy);
    request.headers["x-forwarded-for"] = visitor;
    const render = (): Promise<void> =>
      whileAnswering(request, () => handle(request, answer)).catch((error: unknown) => {
        console.error(error);
        if (!answer.headersSent) answer.statusCode = 500;
        answer.end();
      });
    const pass = (isThere: boolean): Promise<void> => {
      if (!isThere) {
        count("named_nothing");
        askForMissing(request);
      }
      nameVisit(request, visits);
      return tellOwnPage(request, answer, findApiGuard())?.then(render) ?? render();
    };
    const find = (): Promise<void> => {
      const isThere = existence.isThere(target, visitor);
      return typeof isThere === "boolean" ? pass(isThere) : isThere.then(pass);
    };
    /* What is kept is there, and is sent outside of the line: it takes a millisecond. */
    if (isKeptPage(keptPath(target)) && !isForOneVisit(request, visits)) {
      count("kept_pages");
      return void pass(true);
    }
    count("made");
    if (uses.has("line") && needsTurn(request))
      takeTurn(lineFor(target), { request, answer, visitor }, () => void find());
    else withRoomForBody(bodies, { request, answer, visitor }, find);
  });
  serveSlowClients(server);
  /* What the build made shows the prices of then: nobody is answered before it is known to be too old. */
  const changes = followChanges(apiUrl, toldChanges);
  await changes.first;
  server.listen({ port, backlog });
  await once(server, "listening");
  void documents.load();
  return {
    stop: async () => {
      changes.stop();
      await closeServer(server);
      await app.close();
    },
  };
}

/** Sends away who asks for what is no address of this shop, or in a way it does not take. */
function refuse(answer: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  count("refused_address");
  answer.writeHead(status, headers).end();
}

/** Whoever reads is led to the one spelling; a write is not sent twice. */
function sendOn({ method }: IncomingMessage, answer: ServerResponse, location: string): void {
  const isRead = method === "GET" || method === "HEAD";
  answer.writeHead(isRead ? 308 : 404, isRead ? { location } : {}).end();
}

async function fetchOwnPage(port: number, path: string): Promise<ErrorDocument> {
  const answer = await fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(10_000) });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  return { html: await answer.text(), policy: answer.headers.get("content-security-policy") ?? "" };
}

interface Closable extends EventEmitter {
  close: () => unknown;
  closeIdleConnections: () => void;
  closeAllConnections: () => void;
}

async function closeServer(server: Closable): Promise<void> {
  const closed = once(server, "close");
  server.close();
  /* A connection that is kept alive becomes idle with its last answer, and nobody closes it then. */
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const insist = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(insist);
}
