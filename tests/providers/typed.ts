import type { BankAnswer } from "./stripe/world.ts";

/** What was typed into a provider's fields and answered in a frame over the page, where they led to, and where its stand-in is. */
export const typed = { number: "", atBank: "confirm" as BankAnswer, left: [] as string[], stripe: "", adyen: "" };
