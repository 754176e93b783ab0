import { getTranslations } from "next-intl/server";
import type { OrderStatus } from "#contract/orders.ts";
import { Badge, type BadgeTone } from "#components/ui/badge.tsx";

const tones: Record<OrderStatus, BadgeTone> = {
  PENDING_PAYMENT: "pink",
  PAYMENT_FAILED: "pink",
  PAID: "yellow",
  PREPARED: "yellow",
  SHIPPED: "blue",
  DELIVERED: "blue",
  CANCELLED: "quiet",
  CLOSED: "quiet",
};

export async function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = await getTranslations("order.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
