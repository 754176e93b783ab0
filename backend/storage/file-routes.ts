import { Hono } from "hono";
import type { Dependencies } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { readFileAddress } from "./signed-address.ts";
import { isStorageKey } from "./storage.ts";

/** Stored files under their signed addresses; one that is over, forged or of nothing is not found. */
export function fileRoutes({ storage, clock, environment }: Pick<Dependencies, "storage" | "clock" | "environment">) {
  const app = new Hono();
  app.get("/:key{.+}", async (c) => {
    const { key } = c.req.param();
    const { expires, signature } = c.req.query();
    const secondsLeft = readFileAddress(environment.SESSION_SECRET, { key, expires, signature }, clock.now());
    const file = secondsLeft === null || !isStorageKey(key) ? null : await storage.get(key);
    if (file === null) throw new ApiError("NOT_FOUND");
    return c.body(file.bytes, 200, {
      "content-type": file.type,
      "cache-control": `private, max-age=${secondsLeft}, immutable`,
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-site",
    });
  });
  return app;
}
