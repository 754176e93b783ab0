interface CalendarEvent {
  /** The same box is the same event, however often its file is opened. */
  uid: string;
  /** `YYYY-MM-DD`, all day. */
  date: string;
  title: string;
  url: string;
}

const compact = (day: string): string => day.replaceAll("-", "");
const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};
/** Commas, semicolons and backslashes mean something in the format (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A calendar file with one day, as every calendar takes it. */
export const calendarFile = ({ uid, date, title, url }: CalendarEvent): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Petite Malle//Malle//FR",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${compact(date)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
