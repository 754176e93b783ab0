import { z } from "zod";

const key = "referral";
/** An invitation is remembered in this browser for this long, or until it is used. */
export const invitationDays = 30;

const invitationSchema = z.object({
  code: z.string().regex(/^[\da-f]{12}$/),
  /** Of who invites; empty when none was told. */
  firstname: z.string(),
  at: z.number(),
});
export type Invitation = z.infer<typeof invitationSchema>;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The invitation a browser holds; null for none, and for one that is too old. */
export function readInvitation(storage: Kept, now: number): Invitation | null {
  try {
    const known = invitationSchema.safeParse(JSON.parse(storage.getItem(key) ?? "null")).data;
    return known && now - known.at < invitationDays * 86_400_000 ? known : null;
  } catch {
    return null;
  }
}

/** Keeps who invited until the sign-up; a storage that is full or forbidden loses only that. */
export function keepInvitation(storage: Kept, invitation: Invitation | null): void {
  try {
    if (invitation === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(invitation));
  } catch {
    // The form still asks for the e-mail of who invited.
  }
}

/** The code an address carries; null for none. */
export const codeOfSearch = (search: string): string | null =>
  invitationSchema.shape.code.safeParse(new URLSearchParams(search).get("friend")).data ?? null;
