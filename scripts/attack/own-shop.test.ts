import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { expect, it, vi } from "vitest";
import { ownShop } from "./own-shop.ts";

async function findBuild(variables: Record<string, string>): Promise<string | undefined> {
  vi.resetModules();
  vi.stubEnv("NEXT_DIST_DIR", "");
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  try {
    const { default: configure } = await import("../../next.config.ts");
    return (await configure(PHASE_PRODUCTION_SERVER)).distDir;
  } finally {
    vi.unstubAllEnvs();
  }
}

it("builds beside what a shop of this checkout is open on", async () => {
  const own = ownShop({ NEXT_DIST_DIR: "", PORT: "3000", DATA_DIR: undefined });
  const [shop, attacked] = [await findBuild({}), await findBuild(own)];
  expect([shop, attacked]).toEqual([".next", own.NEXT_DIST_DIR]);
  expect(attacked).not.toBe(shop);
  expect(own).toMatchObject({ PORT: "3000", DATA_DIR: ".data-attack" });
});
