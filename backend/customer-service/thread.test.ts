import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addTicketMessage,
  closeTicket,
  createTicket,
  getTicket,
  getTickets,
  maxAttachmentBytes,
  maxAttachments,
} from "#contract/customer-service.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { getMyData } from "#contract/my-data.ts";
import { aClient, proveEmail } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { runStaffCommand } from "../staff/run-command.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => {
  api.mails.length = 0;
  api.files.clear();
});
afterAll(() => api.close());

const letter = { object: "Une couture", content: "Elle a lâché.", sender_email: "lea@example.com", sender_name: "Léa" };
const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), "photo"], "poche.jpg");
const staff = (number: string, text: string, files: { name: string; base64: string }[] = []) =>
  runStaffCommand(api.dependencies, { command: "answer-ticket", ticket: number, text, files, staff: "Inès Roche" });

async function aTicket() {
  const { token } = await aClient(api);
  const ticket = await api.call(createTicket, { body: { ...letter, attachment: photo() }, token });
  return { token, ...ticket };
}

describe("the thread of a ticket", () => {
  it("goes from the letter over the mailed answer to the reply, each where it can be read", async () => {
    const { token, id, number } = await aTicket();
    await runDueJobs(api.dependencies);
    api.mails.length = 0;
    await staff(number, "Envoyez-nous une photo de plus.\nMerci !");
    await runDueJobs(api.dependencies);
    const [mail] = api.mails;
    expect(mail).toMatchObject({ to: letter.sender_email });
    expect(mail?.subject).toContain(number);
    expect(mail?.text).toContain("Envoyez-nous une photo de plus.");
    expect(mail?.html).toContain(`/infos/messages/${id}`);
    const answered = await api.call(getTicket, { params: { id }, token });
    expect(answered).toMatchObject({
      status: "ANSWERED",
      messages: [
        {
          author: "CLIENT",
          name: "Léa",
          content: letter.content,
          attachments: [{ name: "poche.jpg", type: "image/jpeg" }],
        },
        { author: "STAFF", name: "Inès", attachments: [] },
      ],
    });
    const file = await api.request(answered.messages[0]?.attachments[0]?.url ?? "");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);

    api.mails.length = 0;
    const body = { content: "La voici.", attachment: photo() };
    const replied = await api.call(addTicketMessage, { params: { id }, body, token });
    expect(replied).toMatchObject({ status: "OPEN", messages: [{}, {}, { content: "La voici.", author: "CLIENT" }] });
    await runDueJobs(api.dependencies);
    expect(api.mails).toMatchObject([{ to: api.dependencies.environment.SUPPORT_EMAIL, replyTo: letter.sender_email }]);
    expect(api.mails[0]?.attachments).toHaveLength(1);
    const data = await api.call(getMyData, { token });
    expect(data.messages).toMatchObject([
      { number, answers: [{ author: "STAFF" }, { author: "CLIENT", attachment_names: ["poche.jpg"] }] },
    ]);
  });

  it("is ended by the client, also twice, and open again with the next word", async () => {
    const { token, id } = await aTicket();
    for (let time = 0; time < 2; time += 1)
      expect(await api.call(closeTicket, { params: { id }, token })).toMatchObject({ status: "CLOSED" });
    await api.call(addTicketMessage, { params: { id }, body: { content: "Encore une chose." }, token });
    expect(await api.call(getTickets, { query: {}, token })).toMatchObject({
      total: 1,
      items: [{ id, status: "OPEN" }],
    });
  });

  it("is nobody else's", async () => {
    const { id } = await aTicket();
    const { token } = await aClient(api);
    const call = { params: { id }, token };
    expect(await api.call(getTickets, { query: {}, token })).toMatchObject({ total: 0 });
    expect((await api.fail(getTicket, call)).code).toBe("NOT_FOUND");
    expect((await api.fail(closeTicket, call)).code).toBe("NOT_FOUND");
    const body = { content: "x", attachment: photo() };
    api.files.clear();
    expect((await api.fail(addTicketMessage, { ...call, body })).code).toBe("NOT_FOUND");
    expect(api.files.size).toBe(0);
  });

  it("takes no file that lies about its type, none that is too large, and no word without a letter", async () => {
    const { token, id } = await aTicket();
    const send = (body: BodyOf<typeof addTicketMessage>) => api.fail(addTicketMessage, { params: { id }, body, token });
    const lie = new File(["MZ a program"], "photo.png", { type: "image/png" });
    expect((await send({ content: "x", attachment: lie })).fields).toMatchObject([
      { path: "body.attachment", code: "file_type_not_supported" },
    ]);
    const large = new File([`%PDF-${"x".repeat(maxAttachmentBytes)}`], "a.pdf", { type: "application/pdf" });
    expect((await send({ content: "x", attachment: large })).fields).toMatchObject([{ code: "file_too_large" }]);
    expect((await send({ content: " " })).fields).toMatchObject([{ path: "body.content" }]);
  });
});

it("repeats to an account's own address what was written only once a link mailed there was opened", async () => {
  const { token, email, client_id } = await aClient(api);
  const words = { ...letter, object: "Gagné : PRIX", sender_name: "Votre banque", sender_email: email };
  const answered = async () => {
    const { number } = await api.call(createTicket, { body: words, token });
    await runDueJobs(api.dependencies);
    api.mails.length = 0;
    await staff(number, "Merci.");
    await runDueJobs(api.dependencies);
    return [api.mails[0]?.subject, api.mails[0]?.text].join("\n");
  };
  const unproved = await answered();
  for (const word of ["PRIX", "banque"]) expect(unproved).not.toContain(word);
  await proveEmail(api, client_id);
  const proved = await answered();
  for (const word of ["PRIX", "banque"]) expect(proved).toContain(word);
});

describe("staff", () => {
  it("lists what waits, longest first, and ends what needs no answer", async () => {
    const { number } = await aTicket();
    const why = { reason: "letters of today", staff: "Inès" };
    const told = await runStaffCommand(api.dependencies, { command: "tickets", status: "OPEN", ...why });
    expect(told).toMatchObject({
      tickets: expect.arrayContaining([
        expect.objectContaining({
          number,
          is_client: true,
          messages: [expect.objectContaining({ attachments: [expect.objectContaining({ name: "poche.jpg" })] })],
        }),
      ]) as unknown,
    });
    const closed = await runStaffCommand(api.dependencies, { command: "close-ticket", ticket: number, staff: "Inès" });
    expect(closed).toMatchObject({ status: "CLOSED" });
    await expect(staff("T-NOBODYS1", "x")).rejects.toThrow("There is no ticket T-NOBODYS1.");
  });

  const pdf = (name: string, size = 20) => ({
    name,
    base64: Buffer.from("%PDF-1.7".padEnd(size)).toString("base64"),
  });

  it("sends files along: named in the mail and on it, in the thread of the client alone, in the client's data", async () => {
    const { token, id, number } = await aTicket();
    await runDueJobs(api.dependencies);
    api.mails.length = 0;
    const told = await staff(number, "Voici le tableau.", [pdf("tailles.pdf", 2048), pdf("étiquette.pdf")]);
    expect(told).toMatchObject({
      messages: [{}, { attachments: [{ name: "tailles.pdf" }, { name: "étiquette.pdf" }] }],
    });
    await runDueJobs(api.dependencies);
    expect(api.mails).toMatchObject([
      {
        to: letter.sender_email,
        attachments: [
          { name: "tailles.pdf", type: "application/pdf" },
          { name: "étiquette.pdf", type: "application/pdf" },
        ],
      },
    ]);
    expect(api.mails[0]?.text).toContain("tailles.pdf, étiquette.pdf");
    const { messages } = await api.call(getTicket, { params: { id }, token });
    expect(messages[1]?.attachments).toMatchObject([
      { name: "tailles.pdf", type: "application/pdf", bytes: 2048 },
      { name: "étiquette.pdf", bytes: 20 },
    ]);
    const file = await api.request(messages[1]?.attachments[0]?.url ?? "");
    expect([file.status, (await file.bytes()).byteLength]).toEqual([200, 2048]);
    const other = await aClient(api);
    expect((await api.fail(getTicket, { params: { id }, token: other.token })).code).toBe("NOT_FOUND");
    expect(await api.call(getMyData, { token })).toMatchObject({
      messages: [{ number, answers: [{ attachment_names: ["tailles.pdf", "étiquette.pdf"] }] }],
    });
  });

  it("sends no file a client could not send, and then no answer either", async () => {
    const { token, id, number } = await aTicket();
    const kept = api.files.size;
    const program = { name: "a.pdf", base64: Buffer.from("MZ a program").toString("base64") };
    await expect(staff(number, "x", [pdf("b.pdf"), program])).rejects.toThrow("a.pdf: file_type_not_supported");
    await expect(staff(number, "x", [pdf("b.pdf", maxAttachmentBytes + 1)])).rejects.toThrow("b.pdf: file_too_large");
    const many = Array.from({ length: maxAttachments + 1 }, (_, at) => pdf(`${at}.pdf`));
    await expect(staff(number, "x", many)).rejects.toThrow(`${maxAttachments}.pdf: too_many_files`);
    const large = [1, 2, 3].map((at) => pdf(`${at}.pdf`, maxAttachmentBytes - 1));
    await expect(staff(number, "x", large)).rejects.toThrow("3.pdf: files_too_large");
    await expect(staff("T-NOBODYS1", "x", [pdf("b.pdf")])).rejects.toThrow("There is no ticket T-NOBODYS1.");
    expect(api.files.size).toBe(kept);
    expect((await api.call(getTicket, { params: { id }, token })).messages).toHaveLength(1);
  });

  it("answers whoever has no account by mail alone, with the way to write again", async () => {
    const { number } = await api.call(createTicket, { body: letter, locale: "de" });
    await runDueJobs(api.dependencies);
    api.mails.length = 0;
    await staff(number, "Gern.");
    await runDueJobs(api.dependencies);
    expect(api.mails[0]?.html).toContain("/de/contact");
    expect(api.mails[0]?.html).not.toContain("/infos/messages");
  });
});
