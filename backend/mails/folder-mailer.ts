import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";
import { toMessage } from "./smtp-mailer.ts";

/**
 * Puts mails into a folder, for a start without a mail server: `<id>.eml` opens in any mail program, `<id>.html` in
 * a browser. The same mail again replaces its files; a reader never meets half of one.
 */
export function createFolderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(path.join(folder, `${name}.draft`), content);
    await rename(path.join(folder, `${name}.draft`), path.join(folder, name));
  };
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true });
      const name = mail.id.replaceAll(/[^\w-]/g, "_");
      await write(`${name}.html`, mail.html);
      await write(`${name}.eml`, message as Buffer);
    },
  };
}
