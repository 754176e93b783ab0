import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commentPreview, getPreview, replacePreviewItem, validatePreview } from "#contract/preview.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import { putPhoto, updateProfile } from "#contract/profiles.ts";
import { rateOrder } from "#contract/ratings.ts";
import { createRequest, declareSatisfied } from "#contract/requests.ts";
import { aHousehold, comeBack, type Household } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes } from "#tests/backend/delivered-box.ts";
import { aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { addWorkingDays } from "../delivery/working-days.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { staffDecisions } from "../db/schema/staff.ts";
import { renderMail } from "../mails/render.ts";
import { moveBoxes } from "../requests/life.ts";
import { composeAt } from "../requests/schedule.ts";
import { stylist } from "../requests/stylist.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";
import { answerBox, listBoxes, recomposeBox } from "./boxes.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const look = { command: "boxes", reason: "the words of today", staff: "Zoé" } as const;

let home: Household;
let rid: number;
const call = () => ({ token: home.token, params: { id: home.kid.id, rid } });
const write = (message: string) => api.call(commentPreview, { ...call(), body: { message } });
const answer = (text: string, box = rid) => answerBox(api.dependencies, { command: "answer", box, text, staff: "Zoé" });
const recompose = () =>
  recomposeBox(api.dependencies, { command: "recompose", box: rid, reason: "no pink, she wrote", staff: "Zoé" });
const mailsOf = async (kind: string) =>
  (await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, home.email))).filter(
    (mail) => mail.kind === kind,
  );

beforeEach(async () => {
  home = await aHousehold(api);
  const asked = { token: home.token, params: { id: home.kid.id }, body: {}, idempotencyKey: randomUUID() };
  rid = (await api.call(createRequest, asked)).id;
  api.clock.advance(2 * 24 * 3_600_000);
  await moveBoxes(api.dependencies, stylist);
  home.token = await comeBack(api, home);
});

describe("boxes to look at", () => {
  it("show what the client wrote, the deadline and whose they are, words without an answer first", async () => {
    const own = async () => {
      const { boxes } = await listBoxes(api.dependencies, look);
      return { box: present(boxes.find(({ id }) => id === rid)), first: present(boxes[0]) };
    };
    expect((await own()).box).toMatchObject({ firstname: home.kid.firstname, is_waiting: false, messages: [] });
    await write("Moins de rose, merci.");
    const { box, first } = await own();
    expect(first.id).toBe(rid);
    expect(box).toMatchObject({ is_waiting: true, client: home.email, messages: [{ text: "Moins de rose, merci." }] });
    expect([box.description, box.photo_url]).toEqual([null, null]);
    expect(box.until).toBe((await api.call(getPreview, call())).preview_until);
    await answer("Avec plaisir.");
    expect((await own()).box.is_waiting).toBe(false);
  });

  it("show how the child was described and what it looks like, by an address that opens", async () => {
    const { token, kid } = home;
    const description = "Grandit vite, déteste les cols roulés.";
    await api.call(updateProfile, { token, params: { id: kid.id }, body: { description } });
    const taken = sharp({ create: { width: 300, height: 200, channels: 3, background: "#ea7a62" } });
    const photo = new File([new Uint8Array(await taken.jpeg().toBuffer())], "photo.jpg", { type: "image/jpeg" });
    await api.call(putPhoto, { token, params: { id: kid.id }, body: { photo } });
    const { boxes } = await listBoxes(api.dependencies, look);
    const box = present(boxes.find(({ id }) => id === rid));
    expect(box.description).toBe(description);
    const { pathname, search } = new URL(present(box.photo_url));
    const answered = await api.request(pathname.replace(/^\/api/, "") + search);
    expect([answered.status, answered.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("show who chooses a child's clothes, and where a woman wants her trousers to end", async () => {
    const { token, kid } = home;
    const woman = await aProfile(api, token, aWoman());
    const asked = { token, params: { id: woman.id }, body: {}, idempotencyKey: randomUUID() };
    const { id: hers } = await api.call(createRequest, asked);
    api.clock.advance(2 * 24 * 3_600_000);
    await moveBoxes(api.dependencies, stylist);
    home.token = await comeBack(api, home);
    const shown = async (wanted: number) => {
      const { boxes } = await listBoxes(api.dependencies, look);
      const { decides, trouser_length } = present(boxes.find(({ id }) => id === wanted));
      return [decides, trouser_length];
    };
    expect([await shown(rid), await shown(hers)]).toEqual([
      [null, null],
      [null, null],
    ]);
    const tell = (id: string, code: string, answers: Record<string, string>) =>
      api.call(putQuizAnswers, { token: home.token, params: { id, code }, body: { answers } });
    await tell(kid.id, "client", { decides: "child" });
    await tell(woman.id, "signup-woman", { trouser_length: "cropped" });
    expect([await shown(rid), await shown(hers)]).toEqual([
      ["child", null],
      [null, "cropped"],
    ]);
  });

  it("show what was said of the box before", async () => {
    const [before] = await deliveredBoxes(api, 1);
    const { token, kid, order } = present(before);
    const comment = "Les pulls, encore !";
    await api.call(rateOrder, { token, params: { id: order.id }, body: { overall: 4, comment, items: [] } });
    await api.call(declareSatisfied, { token, params: { id: order.id } });
    const asked = { token, params: { id: kid.id }, body: {}, idempotencyKey: randomUUID() };
    const { id } = await api.call(createRequest, asked);
    api.clock.advance(2 * 24 * 3_600_000);
    await moveBoxes(api.dependencies, stylist);
    const { boxes } = await listBoxes(api.dependencies, look);
    expect(boxes.find((box) => box.id === id)).toMatchObject({ last_rating: { overall: 4, comment } });
  });

  it("can be those of one stylist", async () => {
    const { boxes } = await listBoxes(api.dependencies, look);
    const name = present(boxes.find(({ id }) => id === rid)).stylist;
    const of = async (of: string) =>
      (await listBoxes(api.dependencies, { ...look, stylist: of })).boxes.map(({ id }) => id);
    expect(await of(name.toUpperCase())).toContain(rid);
    expect(await of("Nobody")).toEqual([]);
  });
});

describe("an answer", () => {
  it("stands on the preview, goes out by mail with the way there, and is written down", async () => {
    await write("Moins de rose, merci.");
    await answer("Avec plaisir : regardez le look 2.");
    const { messages } = await api.call(getPreview, call());
    expect(messages.map(({ from }) => from)).toEqual(["CLIENT", "STYLIST"]);
    const [mail] = await mailsOf("box-answer");
    const { text } = renderMail("box-answer", "fr", present(mail).data, "https://shop.test");
    expect(text).toContain("Avec plaisir : regardez le look 2.");
    expect(text).toContain(`https://shop.test/infos/preview/${home.kid.id}/${rid}/comment`);
    const [decision] = await api.dependencies.db
      .select()
      .from(staffDecisions)
      .where(eq(staffDecisions.clientId, home.client_id));
    expect(decision).toMatchObject({ kind: "BOX_ANSWERED", staffName: "Zoé", subjectId: String(rid) });
  });

  it("reaches a client who has said yes, and nobody about a box that is not there", async () => {
    await api.call(validatePreview, call());
    await answer("Bonne réception !");
    expect((await api.call(getPreview, call())).messages).toHaveLength(1);
    await expect(answer("Bonjour", 1_999_999)).rejects.toThrow("no box");
  });
});

describe("composing anew", () => {
  it("is for a box somebody wrote about in time; all pieces go back, and a new preview comes", async () => {
    const shelf = async () =>
      (await api.dependencies.db.select().from(variants)).reduce((sum, { stock }) => sum + stock, 0);
    await expect(recompose()).rejects.toThrow("Nobody wrote");
    const before = await api.call(getPreview, call());
    const onShelf = await shelf();
    await write("Tout autre chose, s’il vous plaît.");
    expect(await recompose()).toMatchObject({ id: rid, pieces: before.totals.pieces });
    expect(await shelf()).toBe(onShelf + before.totals.pieces);
    api.clock.advance(60_000);
    await moveBoxes(api.dependencies, stylist);
    const after = await api.call(getPreview, call());
    expect(after).toMatchObject({ is_open: true, status: "COMPOSED", dropped: [] });
    expect(after.messages).toHaveLength(1);
    expect(await mailsOf("box-preview")).toHaveLength(2);
  });

  it("brings back nothing the client had sent away", async () => {
    const first = present((await api.call(getPreview, call())).looks[0]?.items[0]);
    const { look_index, item_index, product } = first;
    await api.call(replacePreviewItem, {
      ...call(),
      body: { look_index, item_index, replacement_reason: "STYLE" },
    });
    await write("Toujours pas.");
    await recompose();
    await moveBoxes(api.dependencies, stylist);
    const { looks } = await api.call(getPreview, call());
    expect(looks.flatMap(({ items }) => items).map((item) => item.product.id)).not.toContain(product.id);
  });

  it("is over with the preview", async () => {
    await write("Moins de rose.");
    await api.call(validatePreview, call());
    await expect(recompose()).rejects.toThrow("its preview is over");
  });
});

describe("a preview nobody has answered", () => {
  it("is reminded of once, a day before its time is over", async () => {
    home = await aHousehold(api);
    const day = addWorkingDays(addDays(todayOf(api.clock.now()), 20), 0);
    const asked = { token: home.token, params: { id: home.kid.id }, body: { delivery_date: day } };
    rid = (await api.call(createRequest, { ...asked, idempotencyKey: randomUUID() })).id;
    api.clock.set(composeAt(day, api.clock.now(), false));
    await moveBoxes(api.dependencies, stylist);
    home.token = await comeBack(api, home);
    const until = new Date(present((await api.call(getPreview, call())).preview_until));
    api.clock.set(new Date(until.getTime() - 24 * 3_600_000 - 1));
    await moveBoxes(api.dependencies, stylist);
    expect(await mailsOf("box-preview-reminder")).toEqual([]);
    api.clock.set(new Date(until.getTime() - 24 * 3_600_000));
    await moveBoxes(api.dependencies, stylist);
    await moveBoxes(api.dependencies, stylist);
    const [mail, ...more] = await mailsOf("box-preview-reminder");
    expect(more).toEqual([]);
    const { text } = renderMail("box-preview-reminder", "fr", present(mail).data, "https://shop.test");
    expect(text).toContain(`https://shop.test/infos/preview/${home.kid.id}/${rid}`);
    api.clock.set(until);
    await moveBoxes(api.dependencies, stylist);
    home.token = await comeBack(api, home);
    const agreed = await api.call(getPreview, call());
    expect(agreed.status).toBe("VALIDATED");
    const [told, ...others] = await mailsOf("box-agreed");
    expect(others).toEqual([]);
    expect(present(told).data).toMatchObject({
      reopen_until: agreed.reopen_until,
      pieces: agreed.totals.pieces,
      total_ttc: agreed.totals.items_total_ttc,
    });
    const words = renderMail("box-agreed", "fr", present(told).data, "https://shop.test").text;
    expect(words).toContain(`https://shop.test/infos/preview/${home.kid.id}/${rid}/confirmation`);
  });
});
