import { afterAll, beforeAll, expect, it } from "vitest";
import { updateClient } from "#contract/client.ts";
import { locales } from "#contract/locale.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { renderMail } from "../mails/render.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it("the old address of an account hears that it has another one, in the client's language and only then", async () => {
  const client = await aClient(api, { locale: "nl-BE" });
  const change = (body: { email?: string; firstname?: string }) =>
    api.call(updateClient, { token: client.token, body });
  await change({ firstname: "Mieke" });
  await change({ email: client.email.toUpperCase() });
  await runDueJobs(api.dependencies);
  const told = () => api.mails.filter(({ to, subject }) => to === client.email && subject.includes("e-mailadres"));
  expect(told()).toEqual([]);
  await change({ email: "mieke.nieuw@example.org" });
  await runDueJobs(api.dependencies);
  const [mail] = told();
  expect(told()).toHaveLength(1);
  expect(mail?.text).toContain("Hallo Mieke,");
  expect(mail?.text).toContain("m•••@example.org");
  expect(`${mail?.text}${mail?.html}`).not.toContain("mieke.nieuw");
  expect(api.mails.filter(({ to }) => to === "mieke.nieuw@example.org")).toEqual([]);
});

it.each(locales)("is written in %s, to an account without a name too", (locale) => {
  const data = {
    firstname: "",
    email: "old@example.org",
    new_email: "new@example.org",
    at: "2026-11-21T10:00:00.000Z",
  };
  const { text, html, subject } = renderMail("email-changed", locale, data, "https://shop.example");
  expect(text).toContain("old@example.org");
  expect(`${subject}${text}${html}`).not.toMatch(/undefined|\{\w+\}| ,/);
});
