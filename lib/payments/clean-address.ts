import { isUnderWay } from "#lib/routing/under-way.ts";
import { withoutPaymentReturn } from "./payment-return.ts";

/**
 * Takes what providers wrote out of the browser's address, or `address` instead of it. The router has to hear of it, which it
 * does once it runs and when the state is not its own: else the next refresh would bring the old address back. It then gives
 * up whatever page it is on its way to; where a link was pressed already, it hears nothing, and goes on. The address of a page
 * that was opened meanwhile is left alone.
 */
export function cleanAddress(address: string = withoutPaymentReturn(location.href)): void {
  const { pathname } = location;
  setTimeout(() => {
    if (location.pathname !== pathname) return;
    if (address === location.pathname + location.search + location.hash) return;
    history.replaceState(isUnderWay() ? history.state : null, "", address);
  });
}
