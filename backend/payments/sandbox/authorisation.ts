import type { Context, Hono } from "hono";
import type { Dependencies } from "../../context.ts";
import type { RequestVariables } from "../../http/router.ts";
import { answerOf, languageOf, showBankPage, type Decision } from "./page.ts";
import { authorisableKinds, issueRedirectResult } from "./redirect-result.ts";
import { readSetupIntent } from "./setup-intent.ts";

/** What the address it leads back to says of each answer. */
const statuses: Partial<Record<Decision, string>> = { confirm: "succeeded", refuse: "failed", cancel: "canceled" };

const path = "/payment-sandbox/authorisation";

/**
 * The page on which a customer lets the shop charge a service such as PayPal later. It is opened with the
 * `client_secret` of a setup intent, a `type` and a `return_url` of the storefront, and leads back there with
 * `redirect_status` and, when it was allowed, the `redirectResult` to save the method with. It closes after an hour.
 */
export function addAuthorisationRoutes(app: Hono<RequestVariables>, { clock, environment }: Dependencies): void {
  function readQuery(c: Context) {
    const kind = authorisableKinds.find((known) => known === c.req.query("type"));
    const returnUrl = URL.parse(c.req.query("return_url") ?? "");
    const isOurs = returnUrl?.origin === new URL(environment.STOREFRONT_URL).origin;
    const intent = readSetupIntent(environment.SESSION_SECRET, c.req.query("client_secret") ?? "", clock.now());
    return kind && returnUrl && isOurs && intent ? { kind, returnUrl, ...intent } : null;
  }
  function ask(c: Context, asked: ReturnType<typeof readQuery>) {
    const locale = languageOf(c);
    if (!asked?.isOver) return showBankPage(c, locale, asked && { step: "authorise", kind: asked.kind });
    const { kind, returnUrl } = asked;
    returnUrl.searchParams.set("redirect_status", "expired");
    return showBankPage(c, locale, { step: "expired", kind, returnUrl: returnUrl.href });
  }

  app.get(path, (c) => ask(c, readQuery(c)));
  app.post(path, async (c) => {
    const asked = readQuery(c);
    const { decision } = await answerOf(c);
    if (asked === null || asked.isOver) return ask(c, asked);
    const { kind, returnUrl, mark } = asked;
    if (decision === "expire") return ask(c, { ...asked, isOver: true });
    const status = decision && statuses[decision];
    if (!status) return ask(c, asked);
    returnUrl.searchParams.set("redirect_status", status);
    if (decision === "confirm") {
      const result = issueRedirectResult(environment.SESSION_SECRET, { kind, mark }, clock.now());
      returnUrl.searchParams.set("redirectResult", result);
    }
    return c.redirect(returnUrl.href, 303);
  });
}
