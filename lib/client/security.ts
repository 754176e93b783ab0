import {
  agreeToEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  resendEmailChange,
  takeBackEmail,
} from "#contract/email-change.ts";
import type { AnswerOf, BodyOf } from "#contract/endpoint.ts";
import { deleteClient } from "#contract/my-data.ts";
import { sendResetPasswordEmail } from "#contract/session.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { isSignedIn } from "#lib/session/client-status.ts";

export const resendEmail = (): Promise<void> => browserApi().call(resendEmailChange, {});

export const cancelEmail = (): Promise<void> => browserApi().call(cancelEmailChange, {});

export const agreeToEmail = (token: string): Promise<void> =>
  browserApi().call(agreeToEmailChange, { body: { token } });

/** Mails a link with which its reader chooses a password. */
export const mailPasswordLink = (email: string): Promise<void> =>
  browserApi().call(sendResetPasswordEmail, { body: { email } });

/** Answers the e-mail the account has from now on. */
export const confirmEmail = async (token: string): Promise<string> =>
  (await browserApi().call(confirmEmailChange, { body: { token } })).email;

/** Takes the account back and forgets here what belonged to its sessions, which are over. */
export async function takeBackAccount(token: string): Promise<AnswerOf<typeof takeBackEmail>> {
  const taken = await browserApi().call(takeBackEmail, { body: { token } });
  if (isSignedIn()) await forgetHere();
  return taken;
}

/** Deletes the account, and forgets here what belonged to it. Throws what `deleteClient` answers. */
export async function deleteAccount(body: BodyOf<typeof deleteClient>): Promise<void> {
  await browserApi().call(deleteClient, { body });
  await forgetHere();
}

/** What was done is done whatever becomes of this: a session that is over is found out with the next page. */
async function forgetHere(): Promise<void> {
  const { signOutHere } = await import("#lib/session/client-actions.ts");
  await signOutHere().catch(() => undefined);
}
