import { getTranslations } from "next-intl/server";
import type { TicketStatus } from "#contract/customer-service.ts";
import { Badge, type BadgeTone } from "#components/ui/badge.tsx";

const tones: Record<TicketStatus, BadgeTone> = { OPEN: "yellow", ANSWERED: "blue", CLOSED: "quiet" };

export async function TicketBadge({ status }: { status: TicketStatus }) {
  const t = await getTranslations("tickets.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
