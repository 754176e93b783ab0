import type { Landing } from "./flight.ts";

/** Sends the picture beside a button on its way once what draws that is there; without it, nothing is missing. */
export function fly(button: Element, landing: Landing): void {
  void import("./flight.ts").then(({ flyFrom }) => flyFrom(button, landing)).catch(() => undefined);
}
