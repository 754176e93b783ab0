import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";

interface OrderDocumentsProps {
  order: Pick<Order, "id" | "number" | "kind" | "has_invoice" | "credit_notes">;
  locale: Locale;
}

const documentClass =
  "inline-flex min-h-11 items-center font-bold underline decoration-thread decoration-2 underline-offset-4 hover:decoration-ink";

/** The invoice of an order and what corrected it. Opens beside the page, which is not left for a PDF. */
export async function OrderDocuments({ order, locale }: OrderDocumentsProps) {
  if (!order.has_invoice && order.credit_notes.length === 0) return null;
  const t = await getTranslations("order");
  const path = `/api/clients/me/orders/${order.id}/invoice.pdf`;
  return (
    <div>
      <h3 className="font-text text-base font-bold tracking-normal">{t("documents")}</h3>
      <ul>
        {order.has_invoice && (
          <li>
            <a
              href={path}
              target="_blank"
              rel="noopener"
              aria-label={t(order.kind === "BOX" ? "boxInvoiceOf" : "invoiceOf", { number: order.number })}
              className={documentClass}
            >
              {t("invoice")}
            </a>
          </li>
        )}
        {order.credit_notes.map(({ number, issued_at, total_ttc }) => (
          <li key={number}>
            <a
              href={`${path}?${new URLSearchParams({ credit_note: number }).toString()}`}
              target="_blank"
              rel="noopener"
              className={documentClass}
            >
              {t("creditNote", { number, date: formatDate(issued_at, locale), amount: formatEuros(total_ttc, locale) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
