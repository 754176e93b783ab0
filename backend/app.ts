import { Hono } from "hono";
import { endpoints } from "#contract/endpoints.ts";
import { promoteGuests } from "./clients/promote-guests.ts";
import { pictureRoutes } from "./catalog/picture-routes.ts";
import { findSomeFronts } from "./catalog/picture-store.ts";
import type { Dependencies } from "./context.ts";
import { limitBodies } from "./http/body-limit.ts";
import { answerFailure } from "./http/failure.ts";
import { ApiError } from "./http/problem.ts";
import { addRoutes, type RequestVariables } from "./http/router.ts";
import { identifyAndLog } from "./http/request-log.ts";
import { implementations } from "./implementations.ts";
import { openApiDocument } from "./openapi/document.ts";
import { readLastCheck } from "./ledger/check.ts";
import { outboxFolder } from "./mails/create-mailer.ts";
import { addOutboxRoutes } from "./mails/outbox-page.ts";
import { refreshPayment } from "./payments/settle.ts";
import { addWebhookRoutes } from "./payments/webhooks.ts";
import { addAuthorisationRoutes } from "./payments/sandbox/authorisation.ts";
import { addChallengeRoutes } from "./payments/sandbox/challenge.ts";
import { createAuthenticate } from "./session/service.ts";
import { addStaffDoor, doorLimit } from "./staff/door.ts";
import { createSupervise } from "./staff/supervise.ts";
import { fileRoutes } from "./storage/file-routes.ts";

/** The API as a plain function of a request: nothing is kept at module level, so that a test builds its own. */
export function createApp(dependencies: Dependencies): Hono<RequestVariables> {
  const { db, log, environment } = dependencies;
  const app = new Hono<RequestVariables>();
  app.onError((error, c) => answerFailure(error, c, log));
  app.notFound((c) => {
    throw new ApiError("NOT_FOUND", { detail: `no call ${c.req.method} ${c.req.path}` });
  });
  app.use(identifyAndLog(log));
  app.use(limitBodies(environment.MAX_BODY_KB * 1024, endpoints.values(), doorLimit(environment)));

  /* Whether this process answers at all: it waits for nothing, not even for its database. */
  app.get("/livez", (c) => c.body(null, 204, { "cache-control": "no-store" }));
  app.get("/healthz", async (c) => {
    const books = await readLastCheck(db);
    return c.json(
      { status: "ok", books: books && { checked_at: books.at.toISOString(), wrong: books.wrong.length } },
      200,
      { "cache-control": "no-store" },
    );
  });
  /* Some thousand schemas: who asks for the document waits for it, a start does not. */
  let document: string | null = null;
  app.get("/openapi.json", (c) => {
    document ??= JSON.stringify(openApiDocument(endpoints, "1"));
    return c.body(document, 200, { "content-type": "application/json" });
  });
  addWebhookRoutes(app, dependencies);
  if (dependencies.payments.has("sandbox")) {
    addAuthorisationRoutes(app, dependencies);
    addChallengeRoutes(app, dependencies, (paymentId) => refreshPayment(dependencies, paymentId));
  }
  app.route("/pictures", pictureRoutes(dependencies));
  app.route("/files", fileRoutes(dependencies));
  if (environment.NODE_ENV === "development" && environment.SMTP_URL === undefined) {
    addOutboxRoutes(app, {
      folder: outboxFolder(environment),
      storefrontUrl: environment.STOREFRONT_URL,
      findPictures: () => findSomeFronts(dependencies.db, 3),
    });
  }
  addStaffDoor(app, dependencies);
  const calls = promoteGuests(implementations);
  addRoutes(app, calls, dependencies, createAuthenticate(dependencies), createSupervise(calls));
  return app;
}
