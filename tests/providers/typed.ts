/** What was typed into a provider's fields, and where its stand-in is. */
export const typed = { number: "", stripe: "", adyen: "" };
