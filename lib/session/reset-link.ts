import { ownPageSchema } from "#contract/own-page.ts";
import { resetPassword } from "#contract/session.ts";

type ResetLink = { kind: "none" } | { kind: "broken" } | { kind: "complete"; clientId: string; token: string };

const { client_id, token } = resetPassword.body.shape;

/** What the query of `/reset-password` holds: nothing, the link of a mail, or what a mail program left of one. */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search);
  if (!query.has("client_id") && !query.has("token")) return { kind: "none" };
  const id = client_id.safeParse(query.get("client_id"));
  const secret = token.safeParse(query.get("token"));
  return id.success && secret.success
    ? { kind: "complete", clientId: id.data, token: secret.data }
    : { kind: "broken" };
}

/** A page as it is carried to the mail and back: without what a mail may not say of it; undefined where it is none of the shop's. */
export function carriedPage(address: string): string | undefined {
  const [alone] = address.split(/[?#]/, 1);
  return ownPageSchema.safeParse(address).data ?? ownPageSchema.safeParse(alone).data;
}

/** The page that asked to sign in, as it is carried to the mail and back; undefined where there is none, or none of the shop's. */
export const readAskedPage = (search: string): string | undefined =>
  carriedPage(new URLSearchParams(search).get("redirect") ?? "");
