/**
 * Headers that tell the API who asks, so that it counts attempts by visitor and not by storefront. The storefront's server
 * has put the address of the visitor there, whatever the request said of itself.
 */
export const visitorHeaders = (headers: Headers): Record<string, string> => ({
  "x-forwarded-for": headers.get("x-forwarded-for") ?? "127.0.0.1",
});
