import { withoutPaymentReturn } from "./payment-return.ts";

/**
 * Takes what providers wrote out of the browser's address, or `address` instead of it. The router has to hear of it, which it
 * does once it runs and when the state is not its own: else the next refresh would bring the old address back.
 */
export function cleanAddress(address: string = withoutPaymentReturn(location.href)): void {
  setTimeout(() => {
    if (address !== location.pathname + location.search + location.hash) history.replaceState(null, "", address);
  });
}
