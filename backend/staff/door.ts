import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import { megabyte } from "#contract/file.ts";
import type { Dependencies } from "../context.ts";
import { parsePart, readJson } from "../http/input.ts";
import { ApiError } from "../http/problem.ts";
import type { RequestVariables } from "../http/router.ts";
import { commandSchema, staffDoorPath } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";
import { runStaffCommand } from "./run-command.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in constant time, whatever the lengths. */
const isSecret = (sent: string, secret: string): boolean => timingSafeEqual(digest(sent), digest(secret));

/** What the door lets in: the files of an answer, and a mail with all it brings, are sent as base64 within it. */
const maxDoorBytes = 40 * megabyte;
export const doorLimit = ({ STAFF_SECRET: secret }: Dependencies["environment"]): Record<string, number> =>
  secret === undefined ? {} : { [staffDoorPath]: maxDoorBytes };

/** Adds the door of `npm run staff` when there is a STAFF_SECRET; the embedded database allows no second process. */
export function addStaffDoor(app: Hono<RequestVariables>, dependencies: Dependencies): void {
  const { STAFF_SECRET: secret } = dependencies.environment;
  if (secret === undefined) return;
  app.post(staffDoorPath, async (c) => {
    if (!isSecret(c.req.header("authorization") ?? "", `Bearer ${secret}`)) throw new ApiError("UNAUTHENTICATED");
    const command = parsePart("body", commandSchema, await readJson(c.req.raw));
    c.header("cache-control", "no-store");
    try {
      return c.json(await runStaffCommand(dependencies, command), 200);
    } catch (error) {
      if (error instanceof StaffRefusal) return c.json({ message: error.message }, 409);
      throw error;
    }
  });
}
