import { readMeasuringIds } from "../measuring/read-ids.ts";

/** What a policy depends on besides the page; all of it from the environment (`readPolicySettings`). */
export interface PolicySettings {
  /** Whether the shop is reached by https, without which browsers take no `report-to`. */
  isSecure: boolean;
  /** Hosts of photographs, without a scheme. */
  images: readonly string[];
  /** Origin that takes error reports of browsers; null: none are sent. */
  errorReports: string | null;
  stripe: boolean;
  /** Adyen's environment; null: Adyen is not used. */
  adyen: "test" | "live" | null;
  /** What measures visits of who agreed. */
  tagManager: boolean;
  socialKit: boolean;
}

/** Where browsers report what the policy stopped. */
export const reportPath = "/api/policy-reports";
/** The header that names it for `report-to`. */
export const reportingEndpoints = `csp="${reportPath}"`;

/** For answers that are no page: nothing in them may load, run or be framed. */
export const bareDocumentPolicy = "default-src 'none'; frame-ancestors 'none'";

export function readPolicySettings(variables: Record<string, string | undefined>): PolicySettings {
  const { SITE_URL, IMAGE_HOSTS, NEXT_PUBLIC_SENTRY_DSN: dsn } = variables;
  const { STRIPE_PUBLIC_KEY, ADYEN_CLIENT_KEY, ADYEN_ENVIRONMENT } = variables;
  const { NEXT_PUBLIC_TAG_MANAGER_ID, NEXT_PUBLIC_SOCIAL_APP_ID } = readMeasuringIds(variables);
  return {
    isSecure: (SITE_URL ?? "").startsWith("https:"),
    images: (IMAGE_HOSTS ?? "").split(/[\s,]+/).filter(Boolean),
    errorReports: dsn && URL.canParse(dsn) ? new URL(dsn).origin : null,
    stripe: Boolean(STRIPE_PUBLIC_KEY),
    adyen: ADYEN_CLIENT_KEY ? (ADYEN_ENVIRONMENT === "live" ? "live" : "test") : null,
    tagManager: Boolean(NEXT_PUBLIC_TAG_MANAGER_ID),
    socialKit: Boolean(NEXT_PUBLIC_SOCIAL_APP_ID),
  };
}

type Sources = Partial<Record<"script" | "connect" | "frame" | "img" | "form", string[]>>;

/** As Stripe asks for it: its script comes from there, the fields and the bank's questions are frames of its own. */
const stripeSources: Sources = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  img: ["https://*.stripe.com"],
};

/**
 * Adyen's script is part of our own; its card fields are frames, its logos pictures. The bank of a card is asked on a page
 * of its own: the API forbids the kind that needs frames of any issuer (`nativeThreeDS`).
 */
const adyenSources = (environment: "test" | "live"): Sources => {
  const host = `https://checkoutshopper-${environment}.adyen.com`;
  /** Its texts in other languages, and its logos. */
  const files = `https://checkoutshopper-${environment}.cdn.adyen.com`;
  return {
    connect: [host, files, `https://checkoutanalytics-${environment}.adyen.com`],
    frame: [host],
    img: [host, files],
    form: [host],
  };
};

/** The tag manager and what it counts with by itself. Scripts that a tag writes into the page do not run, from whomever. */
const tagManagerSources: Sources = {
  script: ["https://www.googletagmanager.com"],
  connect: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  img: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

const socialKitSources: Sources = {
  script: ["https://connect.facebook.net"],
  connect: ["https://www.facebook.com"],
  frame: ["https://www.facebook.com"],
  img: ["https://www.facebook.com"],
};

/**
 * The policy of a page. `scripts`: what allows the inline scripts of one page, hashes or a nonce; nothing else may stand
 * in the page and run. Without `'strict-dynamic'`, so that not even our own scripts can be led to fetch one from elsewhere.
 * Styles in attributes are allowed, because React and next/image write them; style elements are not.
 */
export function createPagePolicy(settings: PolicySettings): (scripts: readonly string[]) => string {
  const others = [
    ...(settings.stripe ? [stripeSources] : []),
    ...(settings.adyen ? [adyenSources(settings.adyen)] : []),
    ...(settings.tagManager ? [tagManagerSources] : []),
    ...(settings.socialKit ? [socialKitSources] : []),
  ];
  const from = (name: keyof Sources): string[] => others.flatMap((sources) => sources[name] ?? []);
  const frames = from("frame");
  const directives = {
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...settings.images.map((host) => `https://${host}`), ...from("img")],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(settings.errorReports ? [settings.errorReports] : []), ...from("connect")],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...from("form")],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "report-uri": [reportPath],
    /* Where a browser knows it, it no longer looks at the other one: it must not stand where it leads nowhere. */
    ...(settings.isSecure ? { "report-to": ["csp"] } : {}),
  };
  const rest = Object.entries(directives)
    .map(([name, sources]) => `; ${name} ${sources.join(" ")}`)
    .join("");
  const own = ["'self'", ...from("script")].join(" ");
  return (scripts) => `default-src 'none'; script-src ${[own, ...scripts].join(" ")}${rest}`;
}

/** The policy under `next dev`, which evaluates code and writes styles and scripts of its own into the page. */
export const developmentPolicy = (settings: PolicySettings): string =>
  createPagePolicy(settings)(["'unsafe-inline'", "'unsafe-eval'"])
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
