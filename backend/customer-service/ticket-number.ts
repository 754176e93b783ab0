import { randomInt } from "node:crypto";

/** Without letters and digits that are taken for each other. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number for people: short, and of no order, so that nobody counts our tickets by it. */
export const newTicketNumber = (): string =>
  `T-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;
