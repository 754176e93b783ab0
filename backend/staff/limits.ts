import type { Endpoint } from "#contract/endpoint.ts";
import { ApiError } from "../http/problem.ts";

/** Throws where a session of staff may not make this call, before its body is read. */
export function refuseStaff({ staff }: Pick<Endpoint, "staff">): void {
  if (staff === "never") throw new ApiError("STAFF_NOT_ALLOWED");
  if (staff === "consent") throw new ApiError("STAFF_NEEDS_CONSENT");
}

/** Throws where a session of staff sends a field it may not. */
export function refuseStaffFields({ staffNeverFields = [] }: Pick<Endpoint, "staffNeverFields">, body: unknown): void {
  const sent = Object.keys(body ?? {});
  const forbidden = staffNeverFields.filter((name) => sent.includes(name));
  if (forbidden.length > 0)
    throw new ApiError("STAFF_NOT_ALLOWED", { detail: `staff may not send ${forbidden.join(", ")}` });
}
