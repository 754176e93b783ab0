/** What a box is kept under on this device, before the id of its order. */
export const keptPrefix = "try-on:";

/** Orders whose decision is on screen: their page sends it and tells what became of it. */
export const inHand = new Set<string>();

/** Orders of which this device keeps something, but for the one on screen; light enough to be asked on every page. */
export function keptElsewhere(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => {
      const orderId = name.startsWith(keptPrefix) ? name.slice(keptPrefix.length) : "";
      return orderId === "" || inHand.has(orderId) ? [] : [orderId];
    });
  } catch {
    return [];
  }
}
