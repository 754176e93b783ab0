import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTicket, maxAttachmentBytes } from "#contract/customer-service.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { locales } from "#contract/locale.ts";
import { aClient, proveEmail } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { eq } from "../db/orm.ts";
import { tickets } from "../db/schema/after-sale.ts";
import { clients } from "../db/schema/client.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => {
  api.mails.length = 0;
  api.files.clear();
});
afterAll(() => api.close());

const aTicket = (change: Partial<BodyOf<typeof createTicket>> = {}): BodyOf<typeof createTicket> => ({
  object: "Une couture a lâché",
  content: "Bonjour,\nla couture de la poche a lâché au premier jour.",
  sender_email: "Jeanne@example.com",
  sender_name: "Jeanne Martin",
  ...change,
});
const photo = (name = "poche.jpg") => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), "photo"], name);
const stored = async (number: string) =>
  (await api.dependencies.db.select().from(tickets).where(eq(tickets.number, number)))[0];
const fields = async (body: unknown) => (await api.fail(createTicket, { body })).fields;

async function anOrder(clientId: string): Promise<{ id: string; number: string }> {
  const number = `PM-TEST-${crypto.randomUUID().slice(-12).toUpperCase()}`;
  return { id: await anOrderRow(api, clientId, { number }), number };
}

describe("a ticket", () => {
  it("is kept and told to its sender and to the support, whose answer goes to the sender", async () => {
    const ticket = await api.call(createTicket, { body: aTicket({ sender_phone: "06 12 34 56 78" }) });
    expect(ticket).toMatchObject({ object: "Une couture a lâché", order_id: null, has_attachment: false });
    expect(ticket.number).toMatch(/^T-[2-9A-HJ-NP-Z]{8}$/);
    await runDueJobs(api.dependencies);
    const [received, passedOn] = api.mails;
    expect(received).toMatchObject({ to: "Jeanne@example.com" });
    expect(received?.subject).toContain(ticket.number);
    expect(passedOn).toMatchObject({
      to: api.dependencies.environment.SUPPORT_EMAIL,
      replyTo: "Jeanne@example.com",
      subject: `[${ticket.number}] Une couture a lâché`,
    });
    expect(passedOn?.text).toContain("06 12 34 56 78");
  });

  it("repeats nothing to an address that only was named, by visitor or client, and leads nowhere", async () => {
    const words = { object: "Gagné : PRIX", content: "Payez sur https://evil.example/x", sender_name: "Votre banque" };
    const { token } = await aClient(api);
    for (const by of [{}, { token }]) {
      api.mails.length = 0;
      await api.call(createTicket, { body: aTicket({ ...words, sender_email: "victim@example.com" }), ...by });
      await runDueJobs(api.dependencies);
      const received = api.mails.find(({ to }) => to === "victim@example.com");
      const told = [received?.subject, received?.text, received?.html].join("\n");
      for (const word of ["PRIX", "evil", "banque", "/faq", "/infos/"]) expect(told).not.toContain(word);
      expect(received?.subject).toMatch(/T-[2-9A-HJ-NP-Z]{8}/);
    }
  });

  it("leads nobody to an account whose own address was never proved: anybody can sign up with anybody's", async () => {
    const { token, email, client_id } = await aClient(api);
    await api.call(createTicket, { body: aTicket({ sender_email: email }), token });
    await runDueJobs(api.dependencies);
    expect(api.mails.find(({ to }) => to === email)?.html).not.toContain("/infos/");
    api.mails.length = 0;
    await proveEmail(api, client_id);
    await api.call(createTicket, { body: aTicket({ sender_email: email }), token });
    await runDueJobs(api.dependencies);
    expect(api.mails.find(({ to }) => to === email)?.html).toContain("/infos/messages/");
  });

  it("leads a client who wrote from the account's own address to it", async () => {
    const { token, email, client_id } = await aClient(api);
    await proveEmail(api, client_id);
    const { id } = await api.call(createTicket, { body: aTicket({ sender_email: email.toUpperCase() }), token });
    await runDueJobs(api.dependencies);
    const received = api.mails.find(({ to, html }) => to === email.toUpperCase() && html.includes("/infos/messages/"));
    expect(received?.text).toContain(`/infos/messages/${id}`);
    expect(received?.text).not.toContain("la couture");
  });

  it.each(locales)("is answered in %s", async (locale) => {
    await api.call(createTicket, { body: aTicket({ object: "x" }), locale });
    await runDueJobs(api.dependencies);
    const words = { fr: "Merci de nous avoir écrit", de: "Danke für", nl: "Bedankt voor", es: "Gracias por" }[locale];
    expect(api.mails[0]?.text).toContain(words);
  });

  it("brings its attachment to the support", async () => {
    const { number, has_attachment } = await api.call(createTicket, { body: aTicket({ attachment: photo() }) });
    expect(has_attachment).toBe(true);
    const row = await stored(number);
    expect(row?.attachment).toMatchObject({ name: "poche.jpg", type: "image/jpeg", bytes: 9 });
    expect(row?.attachment?.key).toMatch(/^tickets\/[0-9a-f-]{36}\.jpg$/);
    await runDueJobs(api.dependencies);
    const { SUPPORT_EMAIL: support } = api.dependencies.environment;
    expect(api.mails.find(({ to }) => to === support)?.attachments).toMatchObject([
      { name: "poche.jpg", type: "image/jpeg" },
    ]);
    const receipt = api.mails.find(({ to }) => to !== support);
    expect(receipt).toMatchObject({ replyTo: support });
    expect(receipt?.attachments).toBeUndefined();
  });

  it("takes no other files, none too large, and leaves nothing in the storage when it is refused", async () => {
    const page = new File(["<html>"], "photo.jpg", { type: "image/jpeg" });
    expect(await fields(aTicket({ attachment: page }))).toEqual([
      { path: "body.attachment", code: "file_type_not_supported" },
    ]);
    const large = new File([await photo().bytes(), new Uint8Array(maxAttachmentBytes)], "photo.jpg");
    expect(await fields(aTicket({ attachment: large }))).toEqual([{ path: "body.attachment", code: "file_too_large" }]);
    expect(await fields({ ...aTicket({ attachment: photo() }), content: "  " })).toEqual([
      { path: "body.content", code: "required" },
    ]);
    expect(api.files.size).toBe(0);
  });

  it.each([
    [{ sender_email: "jeanne" }, "body.sender_email"],
    [{ sender_phone: "12 34" }, "body.sender_phone"],
    [{ object: "x".repeat(151) }, "body.object"],
    [{ content: "x".repeat(5001) }, "body.content"],
    [{ sender_name: " " }, "body.sender_name"],
  ])("%j is refused", async (change, path) => {
    expect((await fields({ ...aTicket(), ...change }))?.map((field) => field.path)).toEqual([path]);
  });
});

describe("an order named by a ticket", () => {
  it("counts when it is the sender's own, by id or by number", async () => {
    const client = await aClient(api);
    const { id, number } = await anOrder(client.client_id);
    for (const order_id of [id, number.toLowerCase()]) {
      const ticket = await api.call(createTicket, { body: aTicket({ order_id }), token: client.token });
      expect(ticket.order_id).toBe(id);
      expect(await stored(ticket.number)).toMatchObject({ clientId: client.client_id, orderId: id });
    }
  });

  it("is answered alike when it is somebody else's, does not exist or is named by a visitor", async () => {
    const { id } = await anOrder((await aClient(api)).client_id);
    const stranger = await aClient(api);
    const ask = async (order_id: string, token?: string) => {
      const body = aTicket({ order_id });
      const { number, order_id: answered } = await api.call(createTicket, { body, ...(token ? { token } : {}) });
      return [answered, (await stored(number))?.orderId];
    };
    for (const order_id of [id, crypto.randomUUID(), "PM-2026-1", "' or 1=1 --"])
      expect(await ask(order_id, stranger.token)).toEqual([null, null]);
    expect(await ask(id)).toEqual([null, null]);
    await runDueJobs(api.dependencies);
    expect(api.mails.some(({ text }) => text.replaceAll(/\s/g, " ").includes(`à vérifier : ${id}`))).toBe(true);
  });
});

it("comes from one sender five times an hour at most", async () => {
  await using strict = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
  for (let count = 0; count < 5; count += 1) await strict.call(createTicket, { body: aTicket() });
  expect((await strict.fail(createTicket, { body: aTicket() })).code).toBe("TOO_MANY_REQUESTS");
  await strict.call(createTicket, { body: aTicket({ sender_email: "other@example.com" }) });
});

it("outlives the account that wrote it", async () => {
  const client = await aClient(api);
  const { number } = await api.call(createTicket, { body: aTicket(), token: client.token });
  await api.dependencies.db.delete(clients).where(eq(clients.id, client.client_id));
  expect((await stored(number))?.clientId).toBeNull();
});
