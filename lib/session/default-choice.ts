import { keepDefaultChoice, hasChoice } from "#lib/locale/keep-choice.ts";
import { isSignedIn, readClientId } from "./client-status.ts";

const askedKey = "default-choice-asked";

/** Whether the page signs out, in any language. The table of routes would weigh more than the whole of this. */
const isLeaving = (): boolean => /(?:^|\/)logout\/?$/.test(location.pathname);

/**
 * Gives a signed-in client its country and language again when the choice kept here is over: a session outlives it, and one
 * that staff opened has none. The account is asked once a tab, because without an address there is nothing to keep.
 */
export async function renewDefaultChoice(): Promise<void> {
  if (!isSignedIn() || isLeaving() || hasChoice() || sessionStorage.getItem(askedKey) === readClientId()) return;
  sessionStorage.setItem(askedKey, readClientId());
  const [{ browserApi }, { getClient }] = await Promise.all([
    import("#lib/http/browser-client.ts"),
    import("#contract/client.ts"),
  ]);
  /* Another tab may have signed out meanwhile: the call would be refused. */
  if (isSignedIn()) keepDefaultChoice(await browserApi().call(getClient, {}));
}
