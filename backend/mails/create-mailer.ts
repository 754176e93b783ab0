import path from "node:path";
import type { Environment } from "../config/environment.ts";
import { createFolderMailer } from "./folder-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** The mail server of `SMTP_URL`; without one, the folder `outbox` of the data folder. */
export const createMailer = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Environment): Mailer =>
  SMTP_URL === undefined
    ? createFolderMailer(path.join(DATA_DIR, "outbox"), MAIL_FROM)
    : createSmtpMailer(SMTP_URL, MAIL_FROM);
