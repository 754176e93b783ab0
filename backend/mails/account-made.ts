import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { fill } from "./texts.ts";

const schema = z.object({
  firstname: z.string(),
  email: z.string(),
  client_id: z.uuid(),
  token: z.string().min(1),
  days: z.int(),
});

/** Offers a password to somebody who ordered without one. */
export const draftAccountMade = draftNotice(schema, ({ email, client_id, token, days }, { texts, link }) => {
  const words = texts["account-made"];
  return {
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    blocks: [
      paragraph(fill(words.intro, { email })),
      paragraph(fill(words.offer, { days: String(days) })),
      {
        kind: "button",
        label: words.button,
        url: link(`/reset-password?${new URLSearchParams({ client_id, token }).toString()}`),
      },
      paragraph(fill(words.later, { resetUrl: link("/reset-password") })),
      { kind: "small", text: fill(words.notYou, { contactEmail: company.email }) },
    ],
  };
});
