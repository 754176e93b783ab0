import { clientHashModulus, getClientHash } from "#contract/session.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Whether the API treats an e-mail as valid; true when it cannot be asked, because the form itself asks again. */
export async function isEmailValid(email: string): Promise<boolean> {
  try {
    return (await browserApi().call(getClientHash, { query: { email } })) % clientHashModulus === 0;
  } catch {
    return true;
  }
}
