import {
  agreeToEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  resendEmailChange,
  takeBackEmail,
  type EmailChange,
} from "#contract/email-change.ts";
import type { AnswerOf, BodyOf } from "#contract/endpoint.ts";
import { changePassword, resetPassword } from "#contract/session.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { isSignedIn } from "#lib/session/client-status.ts";

/** Asks for another e-mail; without a password the old address is asked first. All of these throw an `AppError`. */
export const askForEmail = (body: BodyOf<typeof requestEmailChange>): Promise<EmailChange> =>
  browserApi().call(requestEmailChange, { body });

export const resendEmail = (): Promise<void> => browserApi().call(resendEmailChange, {});

export const cancelEmail = (): Promise<void> => browserApi().call(cancelEmailChange, {});

export const agreeToEmail = (token: string): Promise<void> =>
  browserApi().call(agreeToEmailChange, { body: { token } });

/** Answers the e-mail the account has from now on. */
export const confirmEmail = async (token: string): Promise<string> =>
  (await browserApi().call(confirmEmailChange, { body: { token } })).email;

/** Takes the account back and forgets here what belonged to its sessions, which are over. */
export async function takeBackAccount(token: string): Promise<AnswerOf<typeof takeBackEmail>> {
  const taken = await browserApi().call(takeBackEmail, { body: { token } });
  if (isSignedIn()) {
    const { signOutHere } = await import("#lib/session/client-actions.ts");
    // The account is back whatever becomes of this: a session that is over is found out with the next page.
    await signOutHere().catch(() => undefined);
  }
  return taken;
}

export const choosePassword = (body: BodyOf<typeof resetPassword>): Promise<void> =>
  browserApi().call(resetPassword, { body });

export const changeOwnPassword = (body: BodyOf<typeof changePassword>): Promise<void> =>
  browserApi().call(changePassword, { body });
