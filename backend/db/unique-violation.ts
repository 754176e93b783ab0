/** True when the database refused a query with this code, whatever has wrapped the error since. */
function hasErrorCode(error: unknown, code: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current && current.code === code) return true;
  }
  return false;
}

/** True when a query failed because a row with the same unique value exists. */
export const isUniqueViolation = (error: unknown): boolean => hasErrorCode(error, "23505");
