import { randomInt } from "node:crypto";

/** Without letters and digits that are taken for each other. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const inText = new RegExp(`(?<![\\w-])T-[${letters}]{8}(?!\\w)`, "i");

/** The number of a ticket that a text names first; null where it names none. */
export const ticketNumberIn = (text: string): string | null => inText.exec(text)?.[0].toUpperCase() ?? null;

/** A number for people: short, and of no order, so that nobody counts our tickets by it. */
export const newTicketNumber = (): string =>
  `T-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;
