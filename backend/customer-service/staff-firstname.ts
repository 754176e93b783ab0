/**
 * The first name a client knows a member of staff by; null for what is none, such as the name of a machine's user. Names
 * begin with a capital letter.
 */
export const staffFirstname = (name: string): string | null =>
  /^\p{Lu}[\p{L}'’-]{0,39}(?=\s|$)/u.exec(name.trim())?.[0] ?? null;
