import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./environment.ts";

const complete = { SESSION_SECRET: "s".repeat(32), STOREFRONT_URL: "http://localhost:3000" };

describe("parseEnvironment", () => {
  it("fills in what has a default", () =>
    expect(parseEnvironment(complete)).toMatchObject({
      API_PORT: 4000,
      API_HOST: "127.0.0.1",
      TRUST_PROXY: false,
      MAX_BODY_KB: 1024,
      DATA_DIR: ".data",
    }));
  it("counts an empty variable as missing", () =>
    expect(parseEnvironment({ ...complete, API_PORT: "" }).API_PORT).toBe(4000));
  it("names every variable that is missing or wrong, and none of their values", () => {
    expect(() =>
      parseEnvironment({ SESSION_SECRET: "too-short", API_PORT: "70000", STOREFRONT_URL: "nowhere" }),
    ).toThrow(/API_PORT[^]*SESSION_SECRET[^]*STOREFRONT_URL/);
    expect(() => parseEnvironment({ SESSION_SECRET: "too-short" })).not.toThrow(/too-short/);
  });
  it("wants all keys of a payment provider or none", () => {
    expect(() => parseEnvironment({ ...complete, STRIPE_SECRET_KEY: "sk_test_123" })).toThrow(
      /STRIPE_PUBLIC_KEY[^]*STRIPE_WEBHOOK_SECRET/,
    );
    const adyen = { ADYEN_API_KEY: "api-key-1", ADYEN_MERCHANT_ACCOUNT: "Shop", ADYEN_CLIENT_KEY: "client-key" };
    expect(() => parseEnvironment({ ...complete, ...adyen })).toThrow(/ADYEN_HMAC_KEY/);
    const all = { ...complete, ...adyen, ADYEN_HMAC_KEY: "ab".repeat(32) };
    expect(parseEnvironment(all).ADYEN_ENVIRONMENT).toBe("test");
    expect(() => parseEnvironment({ ...all, ADYEN_ENVIRONMENT: "live" })).toThrow(/ADYEN_LIVE_PREFIX/);
    expect(() => parseEnvironment({ ...all, ADYEN_HMAC_KEY: "no hex" })).toThrow(/ADYEN_HMAC_KEY/);
  });
});
