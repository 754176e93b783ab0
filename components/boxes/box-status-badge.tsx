import { getTranslations } from "next-intl/server";
import type { RequestStatusCode } from "#contract/requests.ts";
import { Badge, type BadgeTone } from "#components/ui/badge.tsx";

const tones: Record<RequestStatusCode, BadgeTone> = {
  UPCOMING: "quiet",
  OPEN: "yellow",
  COMPOSED: "pink",
  VALIDATED: "yellow",
  PREPARED: "yellow",
  SHIPPED: "blue",
  DELIVERED: "blue",
  CLOSED: "quiet",
  CANCELLED: "quiet",
};

export async function BoxStatusBadge({ status }: { status: RequestStatusCode }) {
  const t = await getTranslations("accountBox.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
