import { expect, it } from "vitest";
import { calendarAddress, calendarFile } from "./calendar-file.ts";

const event = {
  id: "deadline-1",
  day: "2026-12-31",
  title: "Malle de Léonie, à décider; vite",
  text: "Dites-nous ce qui reste.\nEt ce qui repart, avec des mots assez longs pour passer la ligne.",
  url: "https://shop.example/a/satisfied",
  remindDaysBefore: [2, 1],
};

it("is a whole day with reminders at nine, two days and one day before", () => {
  const file = calendarFile(event);
  expect(file).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(file.match(/TRIGGER:.*/g)).toEqual(["TRIGGER:-PT39H", "TRIGGER:-PT15H"]);
});

it("escapes what separates, and folds lines beyond 75 bytes", () => {
  const file = calendarFile(event);
  expect(file).toContain(String.raw`SUMMARY:Malle de Léonie\, à décider\; vite`);
  expect(file.replaceAll("\r\n ", "")).toContain(String.raw`reste.\nEt ce qui repart`);
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it("is an address that is saved without a network", () =>
  expect(decodeURIComponent(calendarAddress(event))).toBe(`data:text/calendar;charset=utf-8,${calendarFile(event)}`));
