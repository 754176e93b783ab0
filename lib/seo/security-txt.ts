interface SecurityTxtInput {
  /** Where reports go: a `mailto:` or `https:` address. */
  contact: string;
  /** Absolute address of the file itself. */
  canonical: string;
  languages: readonly string[];
  now: Date;
}

/** Far enough for those who keep it, and below the year that RFC 9116 recommends at most. */
const validMonths = 7;

/** The text of `/.well-known/security.txt` (RFC 9116); it expires at the beginning of a month, half a year ahead. */
export function securityTxt({ contact, canonical, languages, now }: SecurityTxtInput): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, 1));
  const fields = [
    ["Contact", contact],
    ["Expires", expires.toISOString().replace(".000Z", "Z")],
    ["Preferred-Languages", languages.join(", ")],
    ["Canonical", canonical],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}
