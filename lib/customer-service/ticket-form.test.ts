import { describe, expect, it } from "vitest";
import { maxAttachmentBytes } from "#contract/customer-service.ts";
import { ticketFormSchema } from "./ticket-form.ts";

const filled = {
  sender_name: "Léa Martin",
  sender_email: "lea@example.com",
  sender_phone: "",
  order_id: " ",
  object: "Une taille",
  content: "Bonjour",
  attachment: undefined,
};
const filesOf = (...files: File[]) => Object.assign(files, { item: (index: number) => files[index] ?? null });
const parse = (fields: object) => ticketFormSchema.safeParse({ ...filled, ...fields });
const codesOf = (fields: object) => parse(fields).error?.issues.map(({ message }) => message);

describe("the form of a ticket", () => {
  it("leaves out what was not filled in", () =>
    expect(parse({}).data).toEqual({
      sender_name: "Léa Martin",
      sender_email: "lea@example.com",
      sender_phone: undefined,
      order_id: undefined,
      object: "Une taille",
      content: "Bonjour",
      attachment: undefined,
    }));
  it("takes the first file", () => {
    const file = new File(["a"], "a.pdf", { type: "application/pdf" });
    expect(parse({ attachment: filesOf(file) }).data?.attachment).toBe(file);
  });
  it("takes no file where none was chosen", () => expect(parse({ attachment: filesOf() }).success).toBe(true));
  it("leaves a file of unknown type to the API", () =>
    expect(parse({ attachment: filesOf(new File(["a"], "a.heic")) }).success).toBe(true));
  it.each([
    [{ sender_phone: "abc" }, "phone_invalid"],
    [{ sender_email: "lea" }, "email_invalid"],
    [{ content: " " }, "required"],
    [
      { attachment: filesOf(new File(["a"], "a.exe", { type: "application/x-msdownload" })) },
      "file_type_not_supported",
    ],
    [
      { attachment: filesOf(new File([new Uint8Array(maxAttachmentBytes + 1)], "a.pdf", { type: "application/pdf" })) },
      "file_too_large",
    ],
  ])("refuses %o", (fields, code) => expect(new Set(codesOf(fields))).toEqual(new Set([code])));
});
