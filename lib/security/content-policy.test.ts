import { expect, it } from "vitest";
import { createPagePolicy, developmentPolicy, readPolicySettings } from "./content-policy.ts";

type Directives = Record<string, string[]>;

function read(policy: string): Directives {
  const directives = policy.split("; ").map((directive): [string, string[]] => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources];
  });
  expect(new Set(directives.map(([name]) => name)).size, "each directive stands once").toBe(directives.length);
  return Object.fromEntries(directives);
}

const policyOf = (variables: Record<string, string> = {}, scripts: string[] = []): Directives =>
  read(createPagePolicy(readPolicySettings(variables))(scripts));

it("lets a page load from the shop alone, and be framed by nobody", () =>
  expect(policyOf({}, ["'sha256-abc='"])).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'sha256-abc='"],
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-src": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "report-uri": ["/api/policy-reports"],
  }));

it("names Stripe's hosts where Stripe is configured, and Adyen's nowhere then", () => {
  const policy = policyOf({ STRIPE_PUBLIC_KEY: "pk_test_1" });
  expect(policy["script-src"]).toContain("https://js.stripe.com");
  expect(policy["connect-src"]).toContain("https://api.stripe.com");
  expect(policy["frame-src"]).toEqual(["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"]);
  expect(policy["form-action"]).toEqual(["'self'"]);
  expect(JSON.stringify(policy)).not.toContain("adyen");
});

it.each(["test", "live"])("names the hosts of Adyen's %s environment, and no script of it", (environment) => {
  const policy = policyOf({ ADYEN_CLIENT_KEY: "key", ADYEN_ENVIRONMENT: environment });
  const host = `https://checkoutshopper-${environment}.adyen.com`;
  for (const name of ["connect-src", "frame-src", "img-src", "form-action"]) expect(policy[name]).toContain(host);
  for (const name of ["connect-src", "img-src"])
    expect(policy[name]).toContain(`https://checkoutshopper-${environment}.cdn.adyen.com`);
  expect(policy["script-src"]).toEqual(["'self'"]);
  expect(JSON.stringify(policy)).not.toContain("stripe");
});

it("takes Adyen's test environment where none is named", () =>
  expect(policyOf({ ADYEN_CLIENT_KEY: "key" })["frame-src"]).toEqual(["https://checkoutshopper-test.adyen.com"]));

it("names the hosts of photographs, and the origin that takes error reports without the key in its address", () => {
  const policy = policyOf({
    IMAGE_HOSTS: "img.shop.test, cdn.shop.test",
    NEXT_PUBLIC_SENTRY_DSN: "https://key@o1.ingest.sentry.io/42",
  });
  expect(policy["img-src"]?.slice(2)).toEqual(["https://img.shop.test", "https://cdn.shop.test"]);
  expect(policy["connect-src"]).toEqual(["'self'", "https://o1.ingest.sentry.io"]);
});

it("names the hosts of what measures visits where ids are configured, and takes nothing else for an id", () => {
  const policy = policyOf({ NEXT_PUBLIC_TAG_MANAGER_ID: "GTM-AB12CD", NEXT_PUBLIC_SOCIAL_APP_ID: "1234567890" });
  expect(policy["script-src"]).toEqual(["'self'", "https://www.googletagmanager.com", "https://connect.facebook.net"]);
  expect(policy["frame-src"]).toEqual(["https://www.facebook.com"]);
  for (const id of ["AB12CD", "GTM-AB12CD; script-src *", "gtm-ab12cd"])
    expect(() => readPolicySettings({ NEXT_PUBLIC_TAG_MANAGER_ID: id })).toThrow("NEXT_PUBLIC_TAG_MANAGER_ID");
  expect(() => readPolicySettings({ NEXT_PUBLIC_SOCIAL_APP_ID: "12a45" })).toThrow("NEXT_PUBLIC_SOCIAL_APP_ID");
});

it("names the newer way to report where browsers take it", () =>
  expect(policyOf({ SITE_URL: "https://shop.test" })).toMatchObject({
    "report-uri": ["/api/policy-reports"],
    "report-to": ["csp"],
  }));

it("never lets code be evaluated or any inline script run, whatever is configured", () => {
  const everything = {
    STRIPE_PUBLIC_KEY: "pk",
    ADYEN_CLIENT_KEY: "key",
    IMAGE_HOSTS: "img.shop.test",
    NEXT_PUBLIC_SENTRY_DSN: "https://key@sentry.shop.test/1",
    NEXT_PUBLIC_TAG_MANAGER_ID: "GTM-AB12CD",
    NEXT_PUBLIC_SOCIAL_APP_ID: "1234567890",
  };
  const { "style-src-attr": attributes, ...policy } = policyOf(everything, ["'nonce-x'"]);
  expect(attributes).toEqual(["'unsafe-inline'"]);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|strict-dynamic|\*["\s]|https:["\s]/);
});

it("lets code be evaluated in development only", () => {
  const policy = read(developmentPolicy(readPolicySettings({})));
  expect(policy["script-src"]).toEqual(["'self'", "'unsafe-inline'", "'unsafe-eval'"]);
  expect(policy["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
  expect(policy["connect-src"]).toEqual(["'self'", "ws:"]);
});
