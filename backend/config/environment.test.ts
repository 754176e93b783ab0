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
});
