import { staffCookie } from "#lib/session/cookies.ts";

const waysOfMembers = "a[data-member-href]";

function leadMember(link: HTMLAnchorElement, isMember: boolean): void {
  const visitorHref = (link.dataset.visitorHref ??= link.getAttribute("href") ?? "");
  link.setAttribute("href", isMember ? (link.dataset.memberHref ?? visitorHref) : visitorHref);
}

/** Links that lead elsewhere whoever is signed in: `data-member-href` and the address for visitors change places. */
export function leadMembers(isMember: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(waysOfMembers)) leadMember(link, isMember);
}

/** The same for a link of a page that came since, as somebody comes near it. */
export function leadNear({ target }: Event, isMember: () => boolean): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(waysOfMembers) : null;
  if (link) leadMember(link, isMember());
}

const staffPattern = new RegExp(`(?:^|; )${staffCookie}=([^;]+)`);

/** Says above every page that staff acts for the client, and who; the rest is fetched, because hardly anybody needs it. */
export async function showStaff(): Promise<void> {
  const bar = document.querySelector<HTMLElement>(".staff-bar");
  const name = staffPattern.exec(document.cookie)?.[1];
  if (!bar) return;
  bar.hidden = name === undefined;
  if (name === undefined) return;
  const decoded = decodeSafely(name);
  /* The name alone tells it while, or when, the words do not come. */
  if (bar.textContent === "") bar.textContent = decoded;
  const { fillStaffBar } = await import("./staff-bar.ts");
  await fillStaffBar(bar, decoded);
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
