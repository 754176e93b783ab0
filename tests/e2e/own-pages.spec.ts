import type { BrowserContext, Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import { getClientCart } from "#contract/cart.ts";
import { composeDraftBox, getDraftBox, putDraftBox } from "#contract/draft-box.ts";
import type { Locale } from "#contract/locale.ts";
import { createProfile, getProfiles } from "#contract/profiles.ts";
import { boxPieces, getNextRequest, putWish } from "#contract/requests.ts";
import { createSubscription, getSubscriptions } from "#contract/subscriptions.ts";
import { getLookSuggestions, getSuggestions } from "#contract/suggestions.ts";
import { formatDate } from "#lib/dates/format.ts";
import { ownVariant } from "#lib/kid-shop/own-variant.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { href } from "#lib/routing/href.ts";
import { aKid } from "#tests/lib/profile-inputs.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, apiUrl, clientApi, saveCard, visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

/** A new client with one child whose boxes come every other month, signed in here. */
async function aFamily(context: BrowserContext, locale: Locale) {
  const session = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token, apiUrl, locale);
  const kid = await api.call(createProfile, { body: { ...aKid, shoe_size: "28" } });
  await api.call(createShippingAddress, { body: anAddress() });
  await saveCard(api);
  const body = { frequency: 2, budget_ttc: 1500 };
  const subscription = await api.call(
    createSubscription,
    { params: { id: kid.id }, body },
    { idempotencyKey: crypto.randomUUID() },
  );
  return { api, kid, subscription };
}

/** Takes the piece of a page as its form does without scripts, in the size that is chosen there: that of the child. */
async function takePlainly(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const form = /<form[^>]*action="\/api\/cart-form"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  const chosen = [...form.matchAll(/<input[^>]*name="size"[^>]*>/g)].find(([tag]) => tag.includes('checked=""'));
  const size = /value="(\d+)"/.exec(chosen?.[0] ?? "")?.[1] ?? "";
  expect(size, `a size is chosen on ${path}`).not.toBe("");
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post("/api/cart-form", { form: { locale: "nl", size }, headers });
  expect(answer.ok()).toBe(true);
  return Number(size);
}

test.describe("in Dutch", () => {
  test.use({ visitLocale: "nl" });
  const say = (key: string, values?: Record<string, string | number>) => text("nl", key, values);

  test(
    "each shelf of a child's shop has its own pieces, a piece stands there, and a whole look is taken",
    anyWidth,
    async ({ page, context }) => {
      const { api, kid } = await aFamily(context, "nl");
      const main = page.getByRole("main");
      const firstOf = new Set<string>();
      const taken: number[] = [];
      for (const shelf of ["new", "promo", "essentials"] as const) {
        const address = href("nl", `kidId-your-shop-${shelf}`, { kidId: kid.id });
        const { products } = await api.call(getSuggestions, { params: { id: kid.id }, query: { page: 1, shelf } });
        expect(products.length, shelf).toBeGreaterThan(0);
        if (shelf === "promo") for (const { original_price } of products) expect(original_price).not.toBeNull();
        const html = await (await page.request.get(address)).text();
        const shown = new Set(
          [...html.matchAll(new RegExp(`href="${address}/(\\d+)`, "g"))].map(([, id]) => Number(id)),
        );
        expect([...shown], shelf).toEqual(products.map(({ id }) => id));
        const own = products.find(({ variants }) => ownVariant(variants, sizesOf(kid)))!;
        taken.push(await takePlainly(page, `${address}/${own.id}`));
        firstOf.add([...shown].join());
      }
      expect(firstOf.size).toBe(3);

      await page.goto(href("nl", "kidId-your-shop-new", { kidId: kid.id }));
      const piece = main.locator("li.pc").getByRole("heading").first().getByRole("link");
      const name = await piece.innerText();
      await piece.click();
      await expect(page).toHaveURL(new RegExp(`/nl/${kid.id}/your-shop/new/\\d+`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expectGoodPage(page, "nl");

      // Nothing was kept yet: nothing is recommended, and the page says where to begin.
      const nothing = href("nl", "kidId-your-shop-recommendations", { kidId: kid.id });
      expect(await (await page.request.get(nothing)).text()).toContain(say("wishes.none.recommendations"));

      const looks = href("nl", "kidId-your-shop-looks", { kidId: kid.id });
      const [look] = await api.call(getLookSuggestions, { params: { id: kid.id }, query: { is_whole: "true" } });
      taken.push(await takePlainly(page, `${looks}/${look!.products[0]!.id}`));
      const inCart = async () =>
        new Set((await api.call(getClientCart, {})).lines.map(({ variant }) => variant.variant_id));
      await expect.poll(inCart).toEqual(new Set(taken));

      await page.goto(looks);
      const item = main
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: look!.name, exact: true }) });
      const [before = ""] = say("wishes.looks.take", { total: "|" }).split("|");
      const take = item.getByRole("button", { name: new RegExp(before.trim()) });
      await whenReady(take);
      await take.click();
      await expect.poll(inCart).toEqual(new Set([...taken, ...look!.look_variant_ids]));
    },
  );

  test(
    "a woman finds herself among the portraits, changes a size, and leaves the stylist a word",
    anyWidth,
    async ({ page, context }) => {
      const session = await holdSession(context, test.info().project.use.baseURL ?? "");
      const api = clientApi(session.access_token);
      const read = async () => (await api.call(getProfiles, {})).find((one) => one.profile_type === "WOMAN")!;
      const { id, firstname } = await api.call(createProfile, {
        body: {
          profile_type: "WOMAN",
          firstname: "Zoé",
          gender: "WOMAN",
          birthdate: null,
          top_size: "M",
          bottom_size: "M",
          shoe_size: "39",
        },
      });
      const wanted = "40";

      await page.goto(href("nl", "profil"));
      await page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(firstname) })
        .first()
        .click();
      await expect(page).toHaveURL(href("nl", "profil-woman-profileId", { profileId: id }));
      await expect(page.getByRole("heading", { level: 2, name: firstname })).toBeVisible();
      const label = say("profile.shoe_size");
      const change = page.getByRole("button", { name: say("profile.changeOf", { label }) });
      await whenReady(change);
      await change.click();
      await page.getByRole("combobox", { name: say("profile.sizeOf", { label }) }).selectOption(wanted);
      await page
        .getByRole("button", { name: say("profile.save"), exact: true })
        .first()
        .click();
      await expect.poll(async () => (await read()).shoe_size).toBe(wanted);
      const words = "Liever geen hoge hakken, en altijd zakken.";
      const word = page.getByRole("region", { name: say("profile.word") });
      await word.getByRole("textbox").fill(words);
      await word.getByRole("button", { name: say("profile.save"), exact: true }).click();
      await expect.poll(async () => (await read()).description).toBe(words);
    },
  );
});

test.describe("in German", () => {
  test.use({ visitLocale: "de" });
  const say = (key: string, values?: Record<string, string | number>) => text("de", key, values);

  test("the next box is moved and goes to a pickup point from then on", anyWidth, async ({ page, context }) => {
    const { api, kid, subscription } = await aFamily(context, "de");
    const main = page.getByRole("main");
    const read = async () => (await api.call(getSubscriptions, { params: { id: kid.id } }))[0]!;
    await page.goto(href("de", "kidId-malle-subscription-delivery", { kidId: kid.id, subscription: subscription.id }));
    const chosen = main.getByRole("gridcell", { selected: true }).getByRole("button");
    await whenReady(chosen);
    await chosen.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(main.getByText(say("rhythm.effect.title"))).toBeVisible();
    expect((await read()).next_delivery_date).toBe(subscription.next_delivery_date);
    await main.getByRole("button", { name: say("rhythm.confirm.date"), exact: true }).click();
    await expect.poll(async () => (await read()).next_delivery_date).not.toBe(subscription.next_delivery_date);
    const { next_delivery_date: moved } = await read();
    await expect(main).toContainText(say("rhythm.next", { date: formatDate(moved!, "de") }));

    const modes = main.getByRole("group", { name: say("delivery.modes") });
    await modes.getByRole("radio", { name: new RegExp(`^${say("delivery.mode.PICKUP_POINT")}`) }).check();
    const point = main
      .getByRole("group", { name: say("delivery.points") })
      .getByRole("radio")
      .first();
    await point.check();
    await expectGoodPage(page, "de");
    await main.getByRole("button", { name: say("rhythm.delivery.save"), exact: true }).click();
    await expect.poll(async () => (await read()).delivery.mode).toBe("PICKUP_POINT");
    const { delivery } = await read();
    await expect(main.getByRole("heading", { level: 2 }).first().locator("xpath=ancestor::section")).toContainText(
      delivery.pickup_point!.name,
    );
    const box = await api.call(getNextRequest, { params: { id: kid.id } });
    expect(box).toMatchObject({ delivery_date: moved, delivery: { mode: "PICKUP_POINT" } });
  });

  test(
    "a word and a photo reach the stylist, and a box shown beside full wishes is told piece by piece",
    anyWidth,
    async ({ page, context }) => {
      const { api, kid } = await aFamily(context, "de");
      const main = page.getByRole("main");
      const read = async () => (await api.call(getProfiles, {})).find(({ id }) => id === kid.id)!;

      await page.goto(href("de", "quiz-comment-kidId", { kidId: kid.id }));
      const send = main.getByRole("button", { name: say("quizPages.comment.send") });
      await whenReady(send);
      const words = "Keine Knöpfe am Rücken, bitte.";
      await main.getByRole("textbox", { name: say("quizPages.comment.label") }).fill(words);
      await send.click();
      await expect(page).toHaveURL(href("de", "profil-profileId", { profileId: kid.id }));
      await expect(page.getByRole("heading", { level: 2, name: "Lou" })).toBeVisible();
      expect((await read()).description).toBe(words);
      const at = { code: "subscriber", kidId: kid.id } as const;
      await page.goto(href("de", "quiz-code-comment-kidId", at));
      await expect(main.getByRole("textbox", { name: say("quizPages.comment.label") })).toHaveValue(words);

      await page.goto(href("de", "quiz-code-photo-kidId", at));
      const file = main.locator("input[type=file]").first();
      await whenReady(file);
      await file.setInputFiles("docs/images/woman.jpg");
      await main.getByRole("button", { name: say("profile.photoTexts.use") }).click();
      await expect.poll(async () => (await read()).photo_url).not.toBeNull();
      const goOn = main.getByRole("link", { name: say("quizPages.photo.next"), exact: true });
      await expectGoodPage(page, "de");
      await goOn.click();
      await expect(page).toHaveURL(href("de", "quiz-code-profile-kidId", at));
      await expect(main).toContainText(say("quizPages.review.photoThere"));
      await expect(main).toContainText(words);

      // Five wishes of her own, then a box of seven that was shown: two fit, five wait, none of hers is moved.
      const sizes = { top_size: "5 ans", bottom_size: "5 ans", shoe_size: "28" };
      const answers = { firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", ...sizes, needs: ["school"] };
      const shown = await visitorApi().call(composeDraftBox, { body: { code: "signup", answers } });
      const pieces = shown.looks.flatMap(({ items }) => items);
      const names = new Set(pieces.map(({ product }) => product.id));
      const { products } = await api.call(getSuggestions, { params: { id: kid.id }, query: {} });
      const own = products.filter(({ id }) => !names.has(id)).slice(0, boxPieces.KID - 2);
      for (const { id } of own)
        await api.call(putWish, { params: { id: kid.id, rid: "0", product_id: String(id) }, query: {} });
      const looks = shown.looks.map(({ items }) => items.map(({ variant }) => variant.variant_id));
      await api.call(putDraftBox, { params: { id: kid.id }, body: { looks, without: [] } });
      const { waiting } = await api.call(getDraftBox, { params: { id: kid.id } });
      await page.goto(href("de", "quiz-code-subscription-kidId", at));
      const box = (await api.call(getNextRequest, { params: { id: kid.id } }))!;
      expect(box.wishes).toHaveLength(boxPieces.KID);
      for (const { id } of own) expect(box.wishes.map(({ product_id }) => product_id)).toContain(id);
      const date = formatDate(box.delivery_date, "de");
      await expect(main).toContainText(say("draftBox.kept.taken", { count: 2, date }));
      await expect(main).toContainText(say("draftBox.kept.rest", { count: waiting.length }));
      expect(waiting).toHaveLength(pieces.length - 2);
      await expectGoodPage(page, "de");
      await main.getByRole("link", { name: say("draftBox.kept.way") }).click();
      await expect(page).toHaveURL(href("de", "kidId-suggestions", { kidId: kid.id }));
      // One of those that wait, wished for by hand in place of another, waits no longer.
      const [dropped] = own;
      const strip = page.getByRole("region", { name: say("wishes.strip", { name: "Lou" }) });
      await strip.getByRole("button", { name: say("wishes.open") }).click();
      await strip.getByRole("button", { name: say("wishes.remove", { product: dropped!.name }) }).click();
      await expect(strip).toContainText(say("wishes.places", { count: boxPieces.KID - 1, left: 1 }));
      const [first] = waiting;
      await main.getByRole("link", { name: first!.name, exact: true }).first().click();
      const wish = main.getByRole("button", { name: say("wishes.wishIt") });
      await whenReady(wish);
      await wish.click();
      await expect
        .poll(async () => (await api.call(getDraftBox, { params: { id: kid.id } })).waiting.map(({ id }) => id))
        .not.toContain(first!.id);
    },
  );
});
