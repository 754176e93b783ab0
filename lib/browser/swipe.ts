/** Shorter ones are a thumb that changed its mind. */
const leastPx = 80;

/** Where a finger pushed a card; null for a tap, a scroll or a short push. */
export function swipeOf({ x, y }: { x: number; y: number }): "left" | "right" | null {
  if (Math.abs(x) < leastPx || Math.abs(x) < Math.abs(y) * 1.5) return null;
  return x > 0 ? "right" : "left";
}
