import { createTicket, getTickets } from "#contract/customer-service.ts";
import { formatFileSize } from "#lib/customer-service/file-size.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anotherClient, clientApi, signUpElsewhere } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { askStaff } from "./staff-link.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test("writes, reads the answer by its mailed link, answers with a file and ends the exchange", async ({
  page,
  baseURL,
}) => {
  const session = await signUpElsewhere();
  await holdSession(page.context(), baseURL ?? "", {}, session);
  await page.goto(href("fr", "contact"));
  const main = page.getByRole("main");
  const send = main.getByRole("button", { name: say("contact.send"), exact: true });
  await whenReady(send);
  const field = (name: string) => main.getByLabel(new RegExp(`^${say(`contact.${name}`)}`));
  /* Who is signed in need not say who that is. */
  await field("object").fill("Un bouton manque");
  await expect(field("sender_email")).not.toHaveValue("");
  await field("sender_name").fill("Camille Durand");
  await field("content").fill("Il manque un bouton à la robe.");
  await send.click();
  await main.getByRole("link", { name: say("contact.follow") }).click();

  const thread = main.getByRole("list", { name: say("tickets.thread") });
  await expect(thread.getByRole("listitem")).toHaveCount(1);
  await expect(main.getByText(say("tickets.status.OPEN"))).toBeVisible();
  const { items } = await clientApi(session.access_token).call(getTickets, { query: {} });
  const { number, id } = items[0]!;
  await askStaff({
    command: "answer-ticket",
    ticket: number,
    text: `Bonjour, ${number} : le bouton part demain.`,
    staff: "Zoé",
  });
  await expect(async () => {
    expect(findMails(`${number} : le bouton part demain.`).some((mail) => mail.includes(`/infos/messages/${id}`))).toBe(
      true,
    );
  }).toPass();

  await page.goto(href("fr", "infos-messages"));
  await expect(main.getByText(say("tickets.status.ANSWERED"))).toBeVisible();
  await main.getByRole("link", { name: /Un bouton manque/ }).click();
  await expect(thread.getByRole("listitem").last()).toContainText("le bouton part demain");
  await expectGoodPage(page, "fr");
  const reply = main.getByLabel(say("tickets.reply"));
  await whenReady(send);
  await reply.fill("Merci ! Voici une photo.");
  await field("attachment").setInputFiles({
    name: "robe.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 robe"),
  });
  await send.click();
  await expect(thread.getByRole("listitem")).toHaveCount(3);
  await expect(reply).toHaveValue("");
  const file = await thread
    .getByRole("link", { name: say("tickets.open", { name: "robe.pdf", size: formatFileSize(13, "fr") }) })
    .getAttribute("href");
  expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("application/pdf");
  await main.getByRole("button", { name: say("tickets.close") }).click();
  await expect(main.getByText(say("tickets.status.CLOSED"), { exact: true })).toBeVisible();
});

test("shows nobody else's exchange", async ({ context, request, baseURL }) => {
  const other = await anotherClient();
  const ticket = await other.api.call(createTicket, {
    body: { object: "Privé", content: "Rien pour les autres.", sender_email: other.email, sender_name: "Ada" },
  });
  await holdSession(context, baseURL ?? "");
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await request.get(href("fr", "infos-messages-id", { id: ticket.id }), { headers: { cookie } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain("Rien pour les autres.");
});
