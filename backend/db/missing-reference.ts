import { hasErrorCode } from "./unique-violation.ts";

/** True when a query failed because a row it refers to does not exist. */
export const isMissingReference = (error: unknown): boolean => hasErrorCode(error, "23503");
