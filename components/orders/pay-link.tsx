import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { ButtonLook } from "#components/ui/button-class.ts";
import type { LinkProps } from "#components/ui/link.tsx";
import { payPageOf } from "#lib/checkout/leave.ts";

interface PayLinkProps extends Omit<LinkProps, "href">, Pick<ButtonLook, "variant"> {
  order: Pick<Order, "id" | "kind">;
  locale: Locale;
}

/** The way to pay an order that waits for its money, whether there is a shop or not. */
export function PayLink({ order, locale, ...link }: PayLinkProps) {
  const to = (hasShop: boolean) => <ButtonLink {...link} href={payPageOf(order, locale, hasShop)} />;
  return (
    <WhereOn feature="shop" otherwise={to(false)}>
      {to(true)}
    </WhereOn>
  );
}
