import { expect, it } from "vitest";
import { newTicketNumber, ticketNumberIn } from "./ticket-number.ts";

it.each([
  ["RE: [T-7K3M9Q2W] Une couture", "T-7K3M9Q2W"],
  ["Aw: Antwort (t-7k3m9q2w)", "T-7K3M9Q2W"],
  ["T-7K3M9Q2WX", null],
  ["RT-7K3M9Q2W", null],
  ["PM-T-7K3M9Q2W", null],
  ["T-7K3M9Q0O", null],
  ["", null],
])("finds the number in %j", (text, number) => expect(ticketNumberIn(text)).toBe(number));

it("finds every number there is", () => {
  const number = newTicketNumber();
  expect(ticketNumberIn(`Re: ${number}`)).toBe(number);
});
