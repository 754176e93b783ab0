import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const file = calendarFile({
  uid: "box-7",
  date: "2026-12-31",
  title: "La malle de Lou; à deux",
  url: "https://x.test/a",
});

it("lasts one whole day, over the new year", () => {
  expect(file).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101");
});

it("escapes what means something in the format and ends lines as it asks", () => {
  expect(file).toContain("SUMMARY:La malle de Lou\\; à deux\r\n");
  expect(file.split("\r\n").at(-2)).toBe("END:VCALENDAR");
});
