import { staffCookie } from "#lib/session/cookies.ts";

/** Links of the footer that lead elsewhere whoever is signed in: `data-member-href` and the address for visitors change places. */
export function leadMembers(isMember: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-member-href]")) {
    const visitorHref = (link.dataset.visitorHref ??= link.getAttribute("href") ?? "");
    link.setAttribute("href", isMember ? (link.dataset.memberHref ?? visitorHref) : visitorHref);
  }
}

const staffPattern = new RegExp(`(?:^|; )${staffCookie}=([^;]+)`);

/** Says above every page that staff acts for the client, and who. */
export function showStaff(): void {
  const bar = document.querySelector<HTMLElement>(".staff-bar");
  if (!bar) return;
  const name = staffPattern.exec(document.cookie)?.[1];
  bar.hidden = name === undefined;
  if (name !== undefined) bar.textContent = (bar.textContent ?? "").replace("{name}", decodeSafely(name));
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
