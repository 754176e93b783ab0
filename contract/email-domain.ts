/** Providers whose addresses most customers have; the shop's countries first. */
export const knownEmailDomains = [
  "gmail.com",
  "hotmail.com",
  "hotmail.fr",
  "hotmail.de",
  "hotmail.nl",
  "hotmail.es",
  "hotmail.be",
  "outlook.com",
  "outlook.fr",
  "outlook.de",
  "outlook.es",
  "outlook.be",
  "live.com",
  "live.fr",
  "live.nl",
  "live.be",
  "msn.com",
  "yahoo.com",
  "yahoo.fr",
  "yahoo.de",
  "yahoo.es",
  "ymail.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "orange.fr",
  "wanadoo.fr",
  "free.fr",
  "sfr.fr",
  "laposte.net",
  "bbox.fr",
  "neuf.fr",
  "numericable.fr",
  "gmx.de",
  "gmx.net",
  "gmx.at",
  "gmx.fr",
  "web.de",
  "t-online.de",
  "freenet.de",
  "posteo.de",
  "mailbox.org",
  "a1.net",
  "aon.at",
  "ziggo.nl",
  "kpnmail.nl",
  "kpnplanet.nl",
  "planet.nl",
  "hetnet.nl",
  "xs4all.nl",
  "upcmail.nl",
  "telenet.be",
  "skynet.be",
  "proximus.be",
  "voo.be",
  "telefonica.net",
  "terra.es",
  "pt.lu",
  "libero.it",
  "sapo.pt",
  "eircom.net",
  "proton.me",
  "protonmail.com",
  "googlemail.com",
  "aol.com",
  "pm.me",
  "example.com",
] as const;

const known = new Set<string>(knownEmailDomains);
/** At most this many slips between what was typed and what was meant. */
const maxSlips = 2;

export interface EmailDomainHint {
  domain: string;
  /** The whole address with the provider that was probably meant; null when none is close. */
  suggestion: string | null;
}

/** A hint for a complete address whose domain is not one of the known providers; it never forbids anything. */
export function findEmailDomainHint(email: string): EmailDomainHint | null {
  const [, local, domain] = /^([^\s@]+)@([^\s@]+\.[a-z]{2,})$/i.exec(email.trim()) ?? [];
  if (local === undefined || domain === undefined || known.has(domain.toLowerCase())) return null;
  const meant = closestDomain(domain.toLowerCase());
  return { domain, suggestion: meant === null ? null : `${local}@${meant}` };
}

function closestDomain(domain: string): string | null {
  let best: { domain: string; slips: number } | null = null;
  for (const candidate of knownEmailDomains) {
    // A short domain is a slip away from many others: `a.nl` must not become `a1.net`.
    const allowed = Math.min(maxSlips, Math.floor(candidate.length / 4));
    const slips = countSlips(domain, candidate);
    if (slips <= allowed && (best === null || slips < best.slips)) best = { domain: candidate, slips };
  }
  return best?.domain ?? null;
}

/** Letters added, missing, replaced or swapped with their neighbour (optimal string alignment). */
export function countSlips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const above = rows[i - 1] ?? [];
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) slips = Math.min(slips, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
