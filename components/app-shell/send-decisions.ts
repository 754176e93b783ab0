import { toast } from "#components/ui/toast-store.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { AppError } from "#lib/http/app-error.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { href, splitLocale } from "#lib/routing/href.ts";
import { sendDecision } from "#lib/try-on/api.ts";
import { readKept, writeKept } from "#lib/try-on/outbox.ts";
import { isStale, mayPass } from "#lib/try-on/refusals.ts";
import { inHand } from "#lib/try-on/waits.ts";

const retryMs = 20_000;
const sending = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

async function tell(orderId: string, word: "decisionSent" | "decisionRefused"): Promise<void> {
  const { locale } = splitLocale(location.pathname);
  const { app: t } = await lazyMessages(locale, "app");
  const page = href(locale, "infos-returns-order-id", { id: orderId });
  toast({ message: t[word], action: { label: t.decisionOpen, onPress: () => openAddress(page) } });
}

/** Sends what waits for an order; true where it has to be tried again. */
async function send(orderId: string): Promise<boolean> {
  const kept = readKept(localStorage, orderId);
  if (!kept?.waiting || inHand.has(orderId) || sending.has(orderId)) return false;
  sending.add(orderId);
  try {
    await sendDecision(orderId, kept.waiting);
    writeKept(localStorage, orderId, null);
    await tell(orderId, "decisionSent");
    return false;
  } catch (error) {
    const key = error instanceof AppError ? errorKey(error) : "UNKNOWN";
    if (isStale.has(key)) {
      // The choice is still there when the page is opened; it is pressed anew with what is shown then.
      writeKept(localStorage, orderId, { ...kept, waiting: null });
      await tell(orderId, "decisionRefused");
    }
    // Anything else is for the page of the box to say: it may be the box of somebody else who signs in on this device.
    return mayPass.has(key);
  } finally {
    sending.delete(orderId);
  }
}

/** Sends decisions on boxes that were pressed without a network, from whichever page is open when there is one. */
export async function sendDecisions(orderIds: readonly string[]): Promise<void> {
  clearTimeout(timer);
  const open = await Promise.all(orderIds.map(send));
  if (open.includes(true)) timer = setTimeout(() => void sendDecisions(orderIds), retryMs);
}
