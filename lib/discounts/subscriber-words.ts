import { percentOf } from "#contract/code-discount.ts";
import { getSubscriberOffer } from "#contract/discounts.ts";
import type { Locale } from "#contract/locale.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { formatCents } from "#lib/money/format.ts";
import { readClientId } from "#lib/session/client-status.ts";

const storageKey = "subscriber-offer";
/** One look at many products asks once. */
const keptMs = 5 * 60_000;

/** What is taken off for the signed-in client, in percent; 0 for one without a running subscription. */
async function readPercent(): Promise<number> {
  const [clientId, at, percent] = (sessionStorage.getItem(storageKey) ?? "").split(" ");
  if (clientId === readClientId() && Date.now() - Number(at) < keptMs) return Number(percent);
  const offer = await browserApi().call(getSubscriberOffer, {});
  const taken = offer.is_active ? offer.percent : 0;
  sessionStorage.setItem(storageKey, `${readClientId()} ${Date.now()} ${taken}`);
  return taken;
}

/** What a piece of `cents` costs the signed-in subscriber, in words; null where the price is everybody's. */
export async function subscriberWords(locale: Locale, cents: number): Promise<string | null> {
  const percent = await readPercent();
  if (percent === 0) return null;
  const { price } = await lazyMessages(locale, "price");
  return price.subscriber.replace("{amount}", () => formatCents(cents - percentOf(cents, percent), locale));
}
