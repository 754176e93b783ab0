"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { TryOn, TryOnPiece } from "#contract/try-on.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { methodName } from "#lib/payments/method-name.ts";
import { href } from "#lib/routing/href.ts";
import { BillRows } from "./bill-rows.tsx";
import { ParcelCard } from "./parcel-card.tsx";
import { PiecePicture, PieceWords } from "./piece-choice.tsx";

interface DecidedBoxProps {
  tryOn: TryOn;
  /** Presses that led here: then the heading takes the focus. */
  sentCount: number;
  onChange: () => void;
}

/** What was decided, the label once more, and until when it can be changed; of a closed box how it ended. */
export function DecidedBox({ tryOn, sentCount, onChange }: DecidedBoxProps) {
  const t = useTranslations("tryOn");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentCount > 0) heading.current?.focus();
  }, [sentCount]);
  const { order, status, parcel, pieces } = tryOn;
  const isClosed = status === "CLOSED";
  const kept = pieces.filter(({ decision }) => decision !== "BACK").length;
  const canChange = !isClosed && tryOn.can_send_back && pieces.some(({ has_come_back }) => !has_come_back);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {t(isClosed ? "closedTitle" : "decidedTitle")}
        </h2>
        {!isClosed && order.return_until && (
          <p className="mt-1">
            {t(canChange ? "decidedText" : "decidedFinal", { date: formatDate(order.return_until, locale, "weekday") })}
          </p>
        )}
      </div>
      {isClosed && <Payment order={order} />}
      {parcel && !isClosed && <ParcelCard parcel={parcel} code={tryOn.parcel_code} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
        <ul className="flex flex-col gap-4">
          {pieces.map((piece) => (
            <li key={piece.order_line_id} className="flex gap-4">
              <PiecePicture piece={piece} />
              <div className="min-w-0">
                <PieceWords piece={piece} />
                <p className="mt-1 font-bold">
                  <Outcome piece={piece} isClosed={isClosed} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-4">
          <Card className="flex flex-col gap-3">
            <h3 className="text-xl">{t("bill")}</h3>
            <BillRows bill={tryOn.bill} count={kept} />
            {!isClosed && tryOn.parcel_charge_by && tryOn.bill.due_ttc > 0 && (
              <p className="text-sm text-muted">
                {t("charge.parcel", {
                  way: tryOn.payment_method
                    ? methodName(tryOn.payment_method, (card) => t("method", card))
                    : t("anyMethod"),
                  date: formatDate(tryOn.parcel_charge_by, locale, "weekday"),
                })}
              </p>
            )}
          </Card>
          {canChange && (
            <Button variant="secondary" onClick={onChange}>
              {t("changeChoice")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Outcome({ piece, isClosed }: { piece: TryOnPiece; isClosed: boolean }) {
  const t = useTranslations();
  const locale = useLocale();
  const { decision, exchange, has_come_back: isBack } = piece;
  if (decision === "EXCHANGE" && exchange)
    return t(isBack || isClosed ? "tryOn.outcome.EXCHANGED" : "tryOn.outcome.EXCHANGE", {
      size: formatSize(exchange.size, locale, t("size.oneSize")),
    });
  if (decision === "BACK") return t(isBack ? "tryOn.outcome.CAME_BACK" : "tryOn.outcome.BACK");
  return t("tryOn.outcome.KEEP");
}

/** How the money of a closed box stands. */
function Payment({ order }: Pick<TryOn, "order">) {
  const t = useTranslations("tryOn");
  const locale = useLocale();
  if (order.status === "PAYMENT_FAILED")
    return (
      <Alert
        tone="danger"
        title={t("paymentFailed", { amount: formatEuros(order.due_ttc, locale) })}
        action={
          <ButtonLink size="sm" href={href(locale, "infos-failed-payment-orderId", { orderId: order.id })}>
            {t("payNow")}
          </ButtonLink>
        }
      >
        {t("paymentFailedText")}
      </Alert>
    );
  if (order.status === "PENDING_PAYMENT") return <Alert tone="info">{t("paymentPending")}</Alert>;
  return <Alert tone="success">{t(order.status === "PAID" ? "paid" : "nothingDue")}</Alert>;
}
