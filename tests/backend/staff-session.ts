import { createStaffLink } from "#backend/staff/link.ts";
import { exchangeStaffToken, type StaffSession } from "#contract/session.ts";
import type { TestApi } from "./create-test-api.ts";

/** The token of a fresh link with which staff acts for the client of an e-mail. */
export async function aStaffToken(api: TestApi, email: string, staff = "Maud"): Promise<string> {
  const { url } = await createStaffLink(api.dependencies, {
    command: "connect-as",
    email,
    reason: "asks for help with a return",
    staff,
  });
  return new URL(url).searchParams.get("connect-as-access-token") ?? "";
}

/** A session in which staff acts for the client of an e-mail. */
export const openStaffSession = async (api: TestApi, email: string, staff?: string): Promise<StaffSession> =>
  api.call(exchangeStaffToken, { body: { token: await aStaffToken(api, email, staff) } });
