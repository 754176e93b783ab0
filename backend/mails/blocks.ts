import type { MailPicture } from "./picture.ts";

/** What a mail says, before it becomes HTML and plain text: both say the same because both are made from it. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "address"; rows: string[] }
  | { kind: "items"; items: Item[]; sums: Sum[]; note: string }
  | { kind: "links"; links: { label: string; url: string }[] }
  | { kind: "button"; label: string; url: string }
  | { kind: "small"; text: string }
  /** Somebody's own words; never made clickable. */
  | { kind: "quote"; text: string; author: string }
  | {
      kind: "gift-card";
      for: "KID" | "WOMAN";
      title: string;
      amount: string;
      codeLabel: string;
      code: string;
      note: string;
    };

export interface Item {
  title: string;
  details: string[];
  /** Empty where it costs nothing, or the price is beside the point. */
  amount: string;
  /** Absent or null: it stands there in words alone. */
  picture?: MailPicture | null;
  /** Where its picture and these words lead; absent or null: nowhere. */
  link?: { label: string; url: string } | null;
}

export interface Sum {
  label: string;
  amount: string;
  isTotal: boolean;
}

export interface MailDraft {
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  title: string;
  blocks: Block[];
  footer: string;
  /** Where an answer goes, when not to customer service. */
  replyTo?: string;
  /** Of an advertising mail: the address that ends such mails with one press (RFC 8058). */
  unsubscribeUrl?: string;
}
