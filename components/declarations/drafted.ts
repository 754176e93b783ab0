import type { ClientDeclaration, GuestDeclaration } from "#lib/declarations/api.ts";

/** What is about to be declared, with the rows that say it. */
export interface Drafted {
  rows: { label: string; value: string }[];
  send: { by: "guest"; body: GuestDeclaration } | { by: "client"; body: ClientDeclaration };
}
