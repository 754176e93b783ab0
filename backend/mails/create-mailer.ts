import path from "node:path";
import type { Environment } from "../config/environment.ts";
import { createFolderMailer } from "./folder-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** Where mails land without a mail server. */
export const outboxFolder = ({ DATA_DIR }: Pick<Environment, "DATA_DIR">): string => path.join(DATA_DIR, "outbox");

/** The mail server of `SMTP_URL`; without one, the folder `outbox` of the data folder. */
export const createMailer = (environment: Environment): Mailer =>
  environment.SMTP_URL === undefined
    ? createFolderMailer(outboxFolder(environment), environment.MAIL_FROM)
    : createSmtpMailer(environment.SMTP_URL, environment.MAIL_FROM);
