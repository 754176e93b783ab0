import type { IncomingMessage } from "node:http";
import { countedAddress } from "#contract/counted-address.ts";

/**
 * Address of who asks, for rate limits: the direct peer's. Behind a balancer it is the last entry of `x-forwarded-for`, the
 * one the balancer wrote; entries before it come from whoever asked and can be invented. As `countedAddress` counts it.
 */
export function visitorAddress(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  isBehindProxy: boolean,
) {
  const forwarded = isBehindProxy
    ? String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : undefined;
  return countedAddress(forwarded || (socket.remoteAddress ?? "unknown"));
}
