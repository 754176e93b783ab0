import type { ServerResponse } from "node:http";
import {
  bareDocumentPolicy,
  createPagePolicy,
  type PolicySettings,
  reportingEndpoints,
} from "#lib/security/content-policy.ts";
import { nonceSource } from "./visits.ts";

/**
 * Sets what an answer may load, who may frame it and who may embed it, where it does not say so itself. `scripts`: sources
 * for the inline scripts that are known of its page.
 */
export type Protect = (answer: ServerResponse, scripts: readonly string[]) => void;

const policyHeader = "Content-Security-Policy";

export function createProtect(settings: PolicySettings): Protect {
  const pagePolicy = createPagePolicy(settings);
  return (answer, scripts) => {
    /* The visitor keeps what came with the copy. */
    if (answer.statusCode === 304) return;
    const type = String(answer.getHeader("content-type") ?? "");
    const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400;
    const isPage = type.startsWith("text/html") && !isRedirect;
    /* Pictures stand in mails too, which are shown on the pages of others. */
    if (!answer.hasHeader("cross-origin-resource-policy"))
      answer.setHeader("Cross-Origin-Resource-Policy", type.startsWith("image/") ? "cross-origin" : "same-origin");
    if (isPage) answer.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    if (answer.hasHeader(policyHeader)) return;
    answer.setHeader(policyHeader, isPage ? pagePolicy(scripts) : bareDocumentPolicy);
    if (isPage && settings.isSecure) answer.setHeader("Reporting-Endpoints", reportingEndpoints);
  };
}

/** Sources for a page that is sent to one visitor: what is known of it, and the nonce of the visit. */
export const withNonce = ({ req }: ServerResponse, scripts: readonly string[]): readonly string[] => {
  const nonce = nonceSource(req);
  return nonce === null ? scripts : [...scripts, nonce];
};
