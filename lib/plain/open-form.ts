import "server-only";
import { readPlainForm } from "#lib/http/plain-form.ts";
import { targetOf } from "./open-session.ts";
import { plainTexts } from "./page.ts";

/** What a plain form carries, with the texts of its language; the answer where it is not read (see `readPlainForm`). */
export async function openPlainForm(request: Request, maxBytes: number) {
  const posted = await readPlainForm(request, maxBytes);
  return posted instanceof Response ? posted : { ...posted, t: await plainTexts(posted.locale) };
}

/** A form that begins a session, and where it leads afterwards. */
export async function openSessionForm(request: Request, maxBytes: number) {
  const posted = await openPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields, locale } = posted;
  return { ...posted, target: targetOf(request.headers.get("referer"), fields.get("redirect"), locale) };
}
