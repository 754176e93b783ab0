import { keepDefaultChoice, hasChoice } from "#lib/locale/keep-choice.ts";
import { isSignedIn, readClientId } from "./client-status.ts";

const askedKey = "default-choice-asked";

/**
 * Gives a signed-in client its country and language again when the choice kept here is over: a session outlives it, and one
 * that staff opened has none. The account is asked once a tab, because without an address there is nothing to keep.
 */
export async function renewDefaultChoice(): Promise<void> {
  if (!isSignedIn() || hasChoice() || sessionStorage.getItem(askedKey) === readClientId()) return;
  sessionStorage.setItem(askedKey, readClientId());
  const [{ browserApi }, { getClient }] = await Promise.all([
    import("#lib/http/browser-client.ts"),
    import("#contract/client.ts"),
  ]);
  keepDefaultChoice(await browserApi().call(getClient, {}));
}
