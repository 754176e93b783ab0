import { cleanup, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createTicket, getTicket } from "#contract/customer-service.ts";
import { locales } from "#contract/locale.ts";
import { runStaffCommand } from "#backend/staff/run-command.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
const { TicketThread } = await import("./ticket-thread.tsx");

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/* The document's own is none that a request of Node's can send. */
const { constructor: SentForm } = await new Response(new URLSearchParams()).formData();

const base64 = (size: number) => Buffer.from("%PDF-1.7".padEnd(size)).toString("base64");

it.each(locales)("has what staff sent along, by name and size and one by one, to be saved, in %s", async (locale) => {
  vi.stubGlobal("FormData", SentForm);
  const { token } = await aClient(api);
  const letter = { object: "Une taille", content: "Laquelle ?", sender_email: "lea@example.com", sender_name: "Léa" };
  const { id, number } = await api.call(createTicket, { body: letter, token });
  await runStaffCommand(api.dependencies, {
    command: "answer-ticket",
    ticket: number,
    text: "Voici.",
    files: [
      { name: "tailles.pdf", base64: base64(120 * 1024) },
      { name: "retour.pdf", base64: base64(1_500_000) },
    ],
    staff: "Inès",
  });
  const thread = await api.call(getTicket, { params: { id }, token });
  await showPage(locale, () => TicketThread({ thread }));
  const { tickets: words } = await loadMessages(locale);
  const [, answer] = screen.getByRole("list", { name: words.thread }).querySelectorAll("li");
  const files = [...(answer?.querySelectorAll("a") ?? [])];
  const kilo = locale === "fr" ? "ko" : "kB";
  const mega = locale === "fr" ? "Mo" : "MB";
  expect(files.map(({ textContent }) => textContent.replaceAll(/\s/g, " "))).toEqual([
    words.open.replace("{name}", "tailles.pdf").replace("{size}", `120 ${kilo}`),
    words.open.replace("{name}", "retour.pdf").replace("{size}", `1,4 ${mega}`),
  ]);
  expect(files.map(({ download }) => download)).toEqual(["tailles.pdf", "retour.pdf"]);
  expect((await api.request(files[0]?.getAttribute("href") ?? "")).status).toBe(200);
  await expectSound();
});
