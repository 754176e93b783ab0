import { z } from "zod";
import { phoneSchema } from "#contract/account-fields.ts";
import { maxAttachmentBytes, ticketInputSchema } from "#contract/customer-service.ts";
import { uploadTypes } from "#contract/file.ts";

/** An empty field is one that was left out. */
const optionalText = z.string().transform((text) => text.trim() || undefined);

/** A browser that does not know a type leaves it empty (HEIC): the API looks at the bytes. */
const isTypeAllowed = ({ type }: File): boolean => type === "" || uploadTypes.some((allowed) => allowed === type);

const attachmentSchema = z
  .custom<FileList | undefined>()
  .transform((files) => files?.[0])
  .pipe(
    z
      .file()
      .max(maxAttachmentBytes, "file_too_large")
      .refine(isTypeAllowed, { error: "file_type_not_supported" })
      .optional(),
  );

const { object, content, sender_email, sender_name, order_id } = ticketInputSchema.shape;

/** The fields of the form, as the API wants them. */
export const ticketFormSchema = z.object({
  sender_name,
  sender_email,
  sender_phone: optionalText.pipe(phoneSchema.optional()),
  order_id: optionalText.pipe(order_id),
  object,
  content,
  attachment: attachmentSchema,
});

/** What is written on in a ticket. */
export const replyFormSchema = ticketFormSchema.pick({ content: true, attachment: true });
