/** A mail ready to send. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Stable id of the event, for the Message-ID. */
  id: string;
  replyTo?: string;
  /** Of an advertising mail: a mailbox posts to it and no more come (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: { name: string; type: string; bytes: Uint8Array }[];
}

/** Sends mails; throws when the mail was not taken. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}
