import type { BrowserContext, Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import { searchProducts } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { createProfile } from "#contract/profiles.ts";
import { getNextRequest } from "#contract/requests.ts";
import { createSubscription } from "#contract/subscriptions.ts";
import { getLookJudgements, getSuggestions } from "#contract/suggestions.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, clientApi, saveCard, visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const sayIn = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);

/** A new client with two children, signed in here; whose boxes come every month. */
async function aFamily(context: BrowserContext) {
  const session = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token);
  const child = (firstname: string, gender: "GIRL" | "BOY", birthdate: string, size: string) =>
    api.call(createProfile, {
      body: { profile_type: "KID", firstname, gender, birthdate, top_size: size, bottom_size: size, shoe_size: "28" },
    });
  const kid = await child("Lou", "GIRL", "2021-05-04", "5 ans");
  const brother = await child("Basile", "BOY", "2019-02-11", "8 ans");
  await api.call(createShippingAddress, { body: anAddress() });
  await saveCard(api);
  for (const { id } of [kid, brother])
    await api.call(
      createSubscription,
      { params: { id }, body: { frequency: 1, budget_ttc: 170 } },
      { idempotencyKey: crypto.randomUUID() },
    );
  const wishes = async () => (await api.call(getNextRequest, { params: { id: kid.id } }))?.wishes ?? [];
  return { api, kid, brother, wishes };
}

const cards = (page: Page) => page.getByRole("main").locator("li.pc");
const wishButtons = (page: Page) => cards(page).locator("button[aria-pressed]");

/* What is done at home is done on a phone. */
test.use({ viewport: { width: 375, height: 812 } });

test(
  "a piece is wished for in the child's size, marked, changed in size and taken back; what no box could hold is refused with its reason",
  anyWidth,
  async ({ page, context, expected }) => {
    expected.answers.push(/^409 .*\/wishes\//);
    const say = sayIn("fr");
    const { api, kid, wishes } = await aFamily(context);
    const list = await api.call(getSuggestions, { params: { id: kid.id }, query: { page: 1 } });
    await page.goto(href("fr", "kidId-suggestions", { kidId: kid.id }));
    await expect(cards(page)).toHaveCount(24);

    const plus = wishButtons(page).first();
    await whenReady(plus);
    const [wished] = list.products;
    await expect(plus).toHaveAccessibleName(say("wishes.wish", { product: wished!.name }));
    await plus.click();
    await expect(plus).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page).first()).toContainText(say("wishes.wished"));
    const strip = page.getByRole("region", { name: say("wishes.strip", { name: "Lou" }) });
    await expect(strip).toContainText(say("wishes.places", { count: 1, left: 6 }));
    await expect
      .poll(async () => (await wishes()).map(({ product_id, variant_id }) => [product_id, variant_id]))
      .toEqual([[wished!.id, null]]);

    await strip.getByRole("button", { name: say("wishes.open") }).click();
    const size = strip.getByRole("combobox", { name: say("wishes.sizeOf", { product: wished!.name }) });
    const fitting = ["6 ans", "5 ans", "29", "28"];
    const near = fitting
      .map((name) => wished!.variants.find((variant) => variant.size === name && variant.is_available))
      .find((variant) => variant !== undefined);
    await size.selectOption(String(near!.variant_id));
    await expect.poll(async () => (await wishes())[0]?.variant_id).toBe(near!.variant_id);
    await expectGoodPage(page, "fr");
    await strip.getByRole("button", { name: say("wishes.remove", { product: wished!.name }) }).click();
    await expect(plus).toHaveAttribute("aria-pressed", "false");
    await expect.poll(wishes).toEqual([]);

    const woman = await visitorApi().call(searchProducts, { query: { gender: "WOMAN", page: 1 } });
    const other = woman.products.find(({ variants }) => variants.some(({ is_available }) => is_available))!;
    await page.goto(
      href("fr", "kidId-suggestions-requestId-product-id", { kidId: kid.id, requestId: 0, id: String(other.id) }),
    );
    const wish = page.getByRole("button", { name: say("wishes.wishIt") });
    await whenReady(wish);
    await wish.click();
    const refused = page.getByRole("dialog", { name: say("wishes.refusal.AUDIENCE.title") });
    await expect(refused).toContainText(other.name);
    await expectGoodPage(page, "fr");
    await refused.getByRole("button", { name: say("wishes.wishThis") }).click();
    await expect.poll(async () => (await wishes()).length).toBe(1);
    expect((await wishes())[0]?.product.gender).not.toBe("WOMAN");

    /* From the shop's page of a piece into the box of one of the children. */
    const piece = list.products[2]!;
    await page.goto(productHref("fr", piece));
    const intoBox = page.getByRole("link", { name: say("product.inBox") });
    await whenReady(intoBox);
    await intoBox.click();
    await expect(
      page.getByRole("heading", { name: say("wishes.whose.pieces", { count: 1, name: piece.name }) }),
    ).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Lou" }).click();
    await whenReady(wish);
    await wish.click();
    await expect.poll(async () => (await wishes()).map(({ product_id }) => product_id)).toContain(piece.id);
  },
);

test.describe("in German", () => {
  test.use({ visitLocale: "de" });

  test(
    "looks are liked by a button and refused by a key; each answer moves the list below and can be taken back",
    anyWidth,
    async ({ page, context }) => {
      const say = sayIn("de");
      const { api, kid, brother } = await aFamily(context);
      const judged = async () =>
        (await api.call(getLookJudgements, { params: { id: kid.id } }))
          .map(({ like }) => (like ? "yes" : "no"))
          .toSorted((a, b) => a.localeCompare(b));
      const box = await api.call(getNextRequest, { params: { id: kid.id } });
      await page.goto(href("de", "kidId-suggestions-requestId", { kidId: kid.id, requestId: box!.id }));
      const deck = page.getByRole("region", { name: say("wishes.deck.title", { name: "Lou" }) });
      const like = deck.getByRole("button", { name: say("wishes.deck.like") });
      await whenReady(like);
      const names = cards(page).getByRole("heading");
      await expect(names).not.toHaveCount(0);
      const before = await names.allTextContents();
      await like.click();
      await expect(deck.getByRole("status")).toHaveText(/\d/);
      await expect.poll(() => names.allTextContents()).not.toEqual(before);
      const after = await names.allTextContents();
      await expect.poll(judged).toEqual(["yes"]);
      const moved = after.filter((name, place) => before[place] !== name).length;
      await expect(deck.getByRole("status")).toHaveText(say("wishes.deck.effect", { count: moved }));
      await expectGoodPage(page, "de");

      await like.focus();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(judged).toEqual(["no", "yes"]);
      const undo = deck.getByRole("button", { name: say("wishes.deck.undo") });
      await undo.click();
      await expect.poll(judged).toEqual(["yes"]);
      await undo.click();
      await expect.poll(judged).toEqual([]);
      await expect(names).toHaveText(before);

      /* Its brother's suggestions are one press away, and searched by a word in the visitor's language. */
      await page
        .getByRole("navigation", { name: say("profile.switch") })
        .getByRole("link", { name: "Basile" })
        .click();
      await expect(page).toHaveURL(href("de", "kidId-suggestions", { kidId: brother.id }));
      await page.getByRole("searchbox", { name: say("wishes.search") }).fill("jeans");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=jeans$/);
      await expect(names.first()).toContainText("Jeans");
      const category = page
        .getByRole("navigation", { name: say("wishes.categoriesLabel") })
        .getByRole("link", { name: say("wishes.categories.Bottoms") });
      await expect(category).toHaveAttribute("href", /category=Bottoms&q=jeans$/);
    },
  );

  test(
    "a visitor sees what fits in three answers, sends the selection on, and is told when a link cannot be read",
    anyWidth,
    async ({ page }) => {
      const say = sayIn("de");
      await page.goto(href("de", "your-shop"));
      const main = page.getByRole("main");
      await main.getByRole("combobox", { name: say("wishes.landing.gender") }).selectOption("GIRL");
      await main.getByRole("combobox", { name: say("wishes.landing.top") }).selectOption("4 ans");
      await main.getByRole("combobox", { name: say("wishes.landing.bottom") }).selectOption("5 ans");
      await main.getByRole("button", { name: say("wishes.landing.submit") }).click();
      await expect(page).toHaveURL(/sugg_g=GIRL&sugg_t=4\+ans&sugg_b=5\+ans$/);
      await expect(cards(page)).toHaveCount(24);
      await expectGoodPage(page, "de");
      const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";
      await main
        .getByRole("link", { name: say("wishes.landing.pick", { product: name }) })
        .first()
        .click();
      await expect(page).toHaveURL(/sugg_ids=/);
      await expect(main.getByRole("heading", { name: say("wishes.landing.chosen") })).toBeVisible();
      await expect(cards(page)).toHaveCount(25);
      const sizes = new URL(page.url());
      await main.getByRole("link", { name: say("wishes.landing.ours") }).click();
      await expect(page).toHaveURL(/quiz\/signup\/kid\?step=firstname$/);
      await page.goto(`${href("de", "quiz-signup-kid")}?step=top_size`);
      await expect(page.getByRole("main").getByRole("combobox").nth(0)).toHaveValue("4 ans");
      await expect(page.getByRole("main").getByRole("combobox").nth(1)).toHaveValue("5 ans");
      for (const [name, value, words, count] of [
        ["sugg_ids", "[]", "broken", 24],
        ["sugg_ids", "{}", "broken", 24],
        ["sugg_ids", "nonsense", "broken", 24],
        ["sugg_t", "40", "impossible", 0],
      ] as const) {
        sizes.searchParams.set(name, value);
        const html = await (await page.request.get(sizes.href)).text();
        expect(html, value).toContain(say(`wishes.landing.${words}`));
        if (count > 0) expect(html.match(/<li class="pc/g), value).toHaveLength(count);
      }
    },
  );
});
