/** What the browser remembers of its cart between pages: enough to show the count without a request. */
export interface CartMemo {
  id: string;
  /** Pieces in all lines. */
  quantity: number;
}

const cartCookieName = "cart";
const maxAgeS = 60 * 86_400;
const memoPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,3})$/i;

/** Reads `{uuid}.{quantity}`; null for anything else. */
export function parseCartMemo(value: string | undefined): CartMemo | null {
  const [, id, quantity] = memoPattern.exec(value ?? "") ?? [];
  return id === undefined || quantity === undefined ? null : { id, quantity: Number(quantity) };
}

/** The cart in a `document.cookie` or `Cookie` header. */
export const findCartMemo = (cookies: string): CartMemo | null =>
  parseCartMemo(new RegExp(`(?:^|; )${cartCookieName}=([^;]*)`).exec(cookies)?.[1]);

/** Assignable to `document.cookie`; null forgets the cart. */
export function cartCookie(memo: CartMemo | null, secure: boolean): string {
  const value = memo === null ? "" : `${memo.id}.${Math.min(memo.quantity, 999)}`;
  return `${cartCookieName}=${value}; Path=/; Max-Age=${memo === null ? 0 : maxAgeS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
