"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Order, orderAgain } from "#contract/orders.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { href } from "#lib/routing/href.ts";

const ConfirmDialog = dynamic(() => import("#components/ui/confirm-dialog.tsx").then((module) => module.ConfirmDialog));
const actions = () => import("#lib/orders/actions.ts");

type Again = AnswerOf<typeof orderAgain>["lines"];
type Acted = Pick<
  Order,
  "id" | "number" | "kind" | "can_cancel" | "can_return" | "delivered_at" | "rating" | "exchange_of"
>;

/** What can be done with an order, beside its payment. Needs the namespaces `orderAct`, `size` and `error`. */
export function OrderActions({ order }: { order: Acted }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [busy, setBusy] = useState<"again" | "cancel" | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [again, setAgain] = useState<Again | null>(null);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const { id, number } = order;

  const act = async (deed: "again" | "cancel") => {
    setBusy(deed);
    setRefusal(null);
    setAgain(null);
    try {
      if (deed === "again") {
        const lines = await (await actions()).orderAgain(id);
        setAgain(lines);
        announce(t(lines.some(({ added }) => added > 0) ? "orderAct.inCart" : "orderAct.noneLeft"));
      } else {
        await (await actions()).cancelOrder(id);
        toast({ tone: "success", message: t("orderAct.cancelled", { number }) });
        router.refresh();
      }
    } catch (error) {
      const key = errorKey(error);
      setRefusal(key);
      announce(t(`error.${key}`));
      // It stands otherwise than it is shown.
      if (key === "ORDER_NOT_CANCELLABLE") router.refresh();
    }
    setIsAsking(false);
    setBusy(null);
  };

  const link = { size: "sm", variant: "secondary" } as const;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {order.kind === "BOX" ? (
          order.delivered_at !== null && (
            <ButtonLink {...link} href={href(locale, "infos-returns-order-id", { id })}>
              {t(order.can_return ? "orderAct.tryOn" : "orderAct.box")}
              <span className="sr-only"> {number}</span>
            </ButtonLink>
          )
        ) : (
          <>
            {order.can_return && (
              <ButtonLink {...link} href={href(locale, "infos-returns-order-id", { id })}>
                {t("orderAct.return")}
                <span className="sr-only"> {number}</span>
              </ButtonLink>
            )}
            {/* Each piece has a review of its own, which its writer may change or take back at any time. */}
            {order.delivered_at !== null && (
              <ButtonLink {...link} href={href(locale, "infos-rating-orderId", { orderId: id })}>
                {t(order.rating === null ? "orderAct.rate" : "orderAct.reviews")}
                <span className="sr-only"> {number}</span>
              </ButtonLink>
            )}
            {order.exchange_of === null && (
              <WhereOn feature="shop">
                <Button {...link} loading={busy === "again"} onClick={() => void act("again")}>
                  {t("orderAct.again")}
                  <span className="sr-only"> {number}</span>
                </Button>
              </WhereOn>
            )}
            {order.can_cancel && (
              <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
                {t("orderAct.cancel")}
                <span className="sr-only"> {number}</span>
              </Button>
            )}
          </>
        )}
      </div>
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      {again && <AgainNote lines={again} />}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsking}
          title={t("orderAct.cancelTitle", { number })}
          confirmLabel={t("orderAct.cancelConfirm")}
          cancelLabel={t("orderAct.keep")}
          closeLabel={t("orderAct.close")}
          loading={busy === "cancel"}
          onConfirm={() => void act("cancel")}
        >
          {t("orderAct.cancelText")}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What came into the cart, and what could not. */
function AgainNote({ lines }: { lines: Again }) {
  const t = useTranslations();
  const locale = useLocale();
  const missing = lines.filter(({ added, wanted }) => added < wanted);
  const isNone = lines.every(({ added }) => added === 0);
  return (
    <Alert
      tone={missing.length === 0 ? "success" : isNone ? "warning" : "info"}
      title={t(isNone ? "orderAct.noneLeft" : "orderAct.inCart")}
      action={
        !isNone && (
          <ButtonLink size="sm" href={href(locale, "shop-cart")}>
            {t("orderAct.toCart")}
          </ButtonLink>
        )
      }
    >
      {missing.length > 0 && (
        <ul>
          {missing.map(({ order_line_id, name, size, added, wanted }) => (
            <li key={order_line_id}>
              {t(added === 0 ? "orderAct.gone" : "orderAct.fewer", {
                name,
                size: formatSize(size, locale, t("size.oneSize")),
                added,
                wanted,
              })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
