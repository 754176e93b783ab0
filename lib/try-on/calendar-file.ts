interface AllDayEvent {
  /** Names the event for ever: the same one taken in twice stays one. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
  url: string;
  /** Days before, at nine in the morning, on which the calendar reminds. */
  remindDaysBefore: readonly number[];
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
const compact = (day: string): string => day.replaceAll("-", "");
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Lines of a calendar are 75 bytes at most; a longer one goes on after a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = "";
  for (const character of line) {
    if (encoder.encode(row + character).length > 74) {
      rows.push(row);
      row = "";
    }
    row += character;
  }
  return [...rows, row].join("\r\n ");
}

/** A day as a calendar file (iCalendar, RFC 5545), with its reminders. */
export function calendarFile({ id, day, title, text, url, remindDaysBefore }: AllDayEvent): string {
  const alarms = remindDaysBefore.flatMap((days) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    // From midnight of the day: nine o'clock, so many days before.
    `TRIGGER:${days === 0 ? "PT9H" : `-PT${days * 24 - 9}H`}`,
    "END:VALARM",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Petite Malle//FR",
    "BEGIN:VEVENT",
    `UID:${id}@petite-malle`,
    `DTSTAMP:${compact(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(day))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    ...alarms,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

/** A file as an address: it is saved without a server, and without a network. */
export const calendarAddress = (event: AllDayEvent): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event))}`;
