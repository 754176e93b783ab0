import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateLoyalty } from "#contract/loyalty.ts";
import { createRecyclingLabel, getRecycling, getRecyclingLabelPdf } from "#contract/recycling.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aClient, anAddress } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { accounts } from "../ledger/accounts.ts";
import { readBalance } from "../ledger/post.ts";
import { renderMail } from "../mails/render.ts";
import { runStaffCommand } from "../staff/run-command.ts";
import { expireLabels, receiveDemoLabels } from "./jobs.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 86_400_000;
const who = { reason: "it came", staff: "Zoé" };
const bodyOf = (email: string, parcel_count = 1, country_code = "FR") => ({
  address: { ...anAddress(), country_code },
  parcel_count,
  email,
});
const anEmail = () => `${randomUUID()}@example.com`;
const mailsTo = async (recipient: string) =>
  (await api.dependencies.db.select().from(mailOutbox)).filter((mail) => mail.recipient === recipient);

describe("labels for recycling", () => {
  it("are made for a client, mailed, and rewarded once when the parcels came", async () => {
    const client = await aClient(api);
    const label = await api.call(createRecyclingLabel, { token: client.token, body: bodyOf(client.email, 3) });
    expect(label).toMatchObject({ status: "CREATED", parcel_count: 3, carrier: "La Poste Colissimo" });
    expect(new Set(label.tracking_numbers).size).toBe(3);
    api.clock.advance(7 * dayMs);
    expect(await receiveDemoLabels(api.dependencies)).toBe(1);
    expect(await receiveDemoLabels(api.dependencies)).toBe(0);
    const token = await comeBack(api, client);
    expect(await api.call(getRecycling, { token })).toMatchObject({
      labels: [{ id: label.id, status: "REWARDED", reward_points: 150 }],
      rewards: [{ label_id: label.id, points: 150 }],
      points_total: 150,
    });
    expect(await readBalance(api.dependencies.db, accounts.points(client.client_id), "POINT")).toBe(150);
    const mails = await mailsTo(client.email);
    for (const kind of ["recycling-label", "recycling-reward"])
      for (const locale of ["fr", "de", "nl", "es"]) {
        const { html, text } = renderMail(
          kind,
          locale,
          present(mails.find((mail) => mail.kind === kind)).data,
          "https://shop.example",
        );
        expect(text).toContain(kind === "recycling-label" ? present(label.tracking_numbers[2]) : "150");
        expect(`${html}${text}`).not.toMatch(/undefined|null|\{\w+\}/);
      }
  });

  it("give points for each parcel when it comes, once, and close with the last", async () => {
    const client = await aClient(api);
    const label = await api.call(createRecyclingLabel, { token: client.token, body: bodyOf(client.email, 3) });
    const scan = (index: number) =>
      runStaffCommand(api.dependencies, {
        command: "receive-return",
        number: present(label.tracking_numbers[index]),
        ...who,
      });
    const read = async () => {
      const { labels, points_total } = await api.call(getRecycling, { token: await comeBack(api, client) });
      return [labels[0]?.status, labels[0]?.reward_points, points_total];
    };
    await scan(1);
    await expect(scan(1)).rejects.toThrow("came before");
    expect(await read()).toEqual(["CREATED", 50, 50]);
    // Those that were handed in late, after the label was over, count too.
    api.clock.advance(61 * dayMs);
    await expireLabels(api.dependencies);
    const both = await Promise.allSettled([scan(0), scan(0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await read()).toEqual(["EXPIRED", 100, 100]);
    await scan(2);
    expect(await read()).toEqual(["REWARDED", 150, 150]);
    await expect(scan(2)).rejects.toThrow("came before");
    const mails = (await mailsTo(client.email)).filter(({ kind }) => kind === "recycling-reward");
    const told = mails.map(({ data }) => data as { points: number; total: number });
    expect(told.toSorted((a, b) => a.total - b.total)).toMatchObject([
      { points: 50, total: 50 },
      { points: 50, total: 100 },
      { points: 50, total: 150 },
    ]);
    expect(await readBalance(api.dependencies.db, accounts.points(client.client_id), "POINT")).toBe(150);
  });

  it("bring a client who left the programme no points, and promise none", async () => {
    const client = await aClient(api);
    await api.call(updateLoyalty, { token: client.token, body: { is_member: false } });
    const label = await api.call(createRecyclingLabel, { token: client.token, body: bodyOf(client.email, 2) });
    expect(await api.call(getRecycling, { token: client.token })).toMatchObject({ points_per_parcel: 0 });
    api.clock.advance(7 * dayMs);
    expect(await receiveDemoLabels(api.dependencies)).toBe(1);
    expect(await api.call(getRecycling, { token: await comeBack(api, client) })).toMatchObject({
      labels: [{ id: label.id, status: "RECEIVED", reward_points: 0 }],
      rewards: [],
      points_total: 0,
    });
    const told = (await mailsTo(client.email))
      .filter(({ kind }) => kind.startsWith("recycling"))
      .map(({ kind, data }) => renderMail(kind, "fr", data, "https://shop.example").text);
    expect(told).toHaveLength(2);
    expect(told.join("\n")).not.toMatch(/\bpoints?\b/);
  });

  it("open for a visitor with their key, and not with another", async () => {
    const email = anEmail();
    const label = await api.call(createRecyclingLabel, { body: bodyOf(email, 2), locale: "nl-BE" });
    const params = { id: label.id };
    const file = await api.call(getRecyclingLabelPdf, { params, query: { key: label.access_key } });
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
    expect((await api.fail(getRecyclingLabelPdf, { params, query: { key: "guessed" } })).code).toBe("NOT_FOUND");
    const [mail] = await mailsTo(email);
    expect(renderMail("recycling-label", "nl-BE", present(mail).data, "https://shop.example").text).toContain(
      `/api/littlegeste/labels/${label.id}/label.pdf?key=${label.access_key}`,
    );
    const scan = (number: string) => runStaffCommand(api.dependencies, { command: "receive-return", number, ...who });
    expect(await scan(present(label.tracking_numbers[1]).toLowerCase())).toMatchObject({ kind: "RECYCLING" });
    await expect(scan(present(label.tracking_numbers[0]))).rejects.toThrow("cannot be received");
    await expect(scan("PM1FR")).rejects.toThrow("No return");
    expect((await mailsTo(email)).map(({ kind }) => kind).toSorted()).toEqual(["recycling-label", "recycling-reward"]);
  });

  it("are refused outside the programme, with the title the shop waits for", async () => {
    const body = { ...bodyOf(anEmail()), address: { ...anAddress(), country_code: "US" } };
    expect(await api.fail(createRecyclingLabel, { body })).toMatchObject({
      code: "COUNTRY_NOT_SUPPORTED",
      title: "Country not supported",
    });
  });

  it("are at most five open ones of an e-mail, however it is written; a label that is over counts no more", async () => {
    const email = anEmail();
    const ask = () => api.call(createRecyclingLabel, { body: bodyOf(email) });
    await Promise.all([ask(), ask(), ask(), ask(), ask()]);
    expect((await api.fail(createRecyclingLabel, { body: bodyOf(email.toUpperCase()) })).code).toBe("TOO_MANY_LABELS");
    api.clock.advance(61 * dayMs);
    expect(await expireLabels(api.dependencies)).toBeGreaterThanOrEqual(5);
    expect((await ask()).status).toBe("CREATED");
  });

  it("need a whole address, an e-mail and one to five parcels", async () => {
    const right = bodyOf(anEmail());
    for (const body of [
      { ...right, parcel_count: 0 },
      { ...right, parcel_count: 6 },
      { ...right, email: "nobody" },
      { ...right, address: { ...right.address, postcode: "1" } },
      { ...right, address: { ...right.address, street: "" } },
    ])
      expect((await api.fail(createRecyclingLabel, { body })).code).toBe("VALIDATION");
  });
});
