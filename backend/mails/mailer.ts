/** A mail ready to send. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Stable id of the event, for the Message-ID. */
  id: string;
  replyTo?: string;
  attachments?: { name: string; type: string; bytes: Uint8Array }[];
}

/** Sends mails; throws when the mail was not taken. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}
