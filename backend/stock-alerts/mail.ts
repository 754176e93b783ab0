import { toDecimal } from "#contract/money.ts";
import type { Transaction } from "../db/database.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { textLocaleOf } from "../mails/texts.ts";
import type { StoredAlert, WaitedFor } from "./store.ts";

type Kind = "stock-alert-confirm" | "stock-back" | "stock-alert-ended";

async function mail(
  tx: Transaction,
  { kind, alert, waitedFor, key = "" }: { kind: Kind; alert: StoredAlert; waitedFor: WaitedFor; key?: string },
  now: Date,
): Promise<void> {
  const language = textLocaleOf(alert.locale);
  const { names, cleanNames, collectionSlug, productId, isPublished, size, brandName, priceCents, image } = waitedFor;
  const shelf = `/shop/${collectionSlug}`;
  const piece = {
    name: names[language],
    brand_name: brandName,
    size,
    price_ttc: toDecimal(priceCents),
    image: image && { url: image.url, alt: image.alt[language] },
  };
  await enqueueMail(
    tx,
    {
      kind,
      recipient: alert.email,
      locale: alert.locale,
      /* The tokens of its links are made when it is written: see `mails/secrets.ts`. */
      data: {
        firstname: "",
        alert_id: alert.id,
        product_name: names[language],
        size,
        /* Whoever has not said yes is shown nothing that could be taken for advertising. */
        piece: kind === "stock-alert-confirm" ? null : piece,
        path: `${shelf}/${productId}-${cleanNames[language]}`,
        shelf_path: isPublished ? null : shelf,
        asked_at: alert.createdAt.toISOString(),
      },
      dedupeKey: `${kind}:${alert.id}${key}`,
    },
    now,
  );
}

/** Asks the address to confirm; asked for anew on another day, the link is mailed once more. */
export const mailToConfirm = (tx: Transaction, alert: StoredAlert, waitedFor: WaitedFor, now: Date): Promise<void> =>
  mail(tx, { kind: "stock-alert-confirm", alert, waitedFor, key: `:${now.toISOString().slice(0, 10)}` }, now);

export const mailStockBack = (tx: Transaction, alert: StoredAlert, waitedFor: WaitedFor, now: Date): Promise<void> =>
  mail(tx, { kind: "stock-back", alert, waitedFor }, now);

export const mailEnded = (tx: Transaction, alert: StoredAlert, waitedFor: WaitedFor, now: Date): Promise<void> =>
  mail(tx, { kind: "stock-alert-ended", alert, waitedFor }, now);
