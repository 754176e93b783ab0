import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { staffCookie } from "#lib/session/cookies.ts";

/** Links of the footer that lead elsewhere whoever is signed in: `data-member-href` and the address for visitors change places. */
export function leadMembers(isMember: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-member-href]")) {
    const visitorHref = (link.dataset.visitorHref ??= link.getAttribute("href") ?? "");
    link.setAttribute("href", isMember ? (link.dataset.memberHref ?? visitorHref) : visitorHref);
  }
}

const staffPattern = new RegExp(`(?:^|; )${staffCookie}=([^;]+)`);

/** Says above every page that staff acts for the client, and who; the words are fetched, because hardly anybody needs them. */
export async function showStaff(): Promise<void> {
  const bar = document.querySelector<HTMLElement>(".staff-bar");
  const name = staffPattern.exec(document.cookie)?.[1];
  if (!bar) return;
  bar.hidden = name === undefined;
  if (name === undefined) return;
  /* The name alone tells it while, or when, the words do not come. */
  bar.textContent = decodeSafely(name);
  const { app } = await lazyMessages(splitLocale(location.pathname).locale, "app");
  bar.textContent = app.staff.replace("{name}", decodeSafely(name));
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
