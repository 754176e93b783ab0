import { defaultLocale, type LocaleOption } from "#contract/locale.ts";

/** Page of the storefront a customer comes back to from a bank page. French has no path prefix. */
export function paymentReturnUrl(storefrontUrl: string, localeOption: LocaleOption, orderId: string): string {
  const language = localeOption.slice(0, 2);
  const url = new URL(storefrontUrl);
  url.pathname = `${language === defaultLocale ? "" : `/${language}`}/shop/payment-successful`;
  url.searchParams.set("order", orderId);
  return url.href;
}
