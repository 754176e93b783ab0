import type { Page } from "@playwright/test";
import { planSteps, stepMs } from "#backend/clock/steps.ts";
import { bankPageTexts } from "#backend/db/seed/content/bank-page.ts";
import { getClient } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { getPreview } from "#contract/preview.ts";
import { getProfiles } from "#contract/profiles.ts";
import { getKidRequests, type Request } from "#contract/requests.ts";
import { signIn } from "#contract/session.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { formatDate } from "#lib/dates/format.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import { href } from "#lib/routing/href.ts";
import { expectAccessible, expectGoodPage } from "./accessible.ts";
import { anEmail, clientApi, ordersOf, testPassword } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { choose, home, reachPayment } from "./provider-stack.ts";
import { findMails } from "./outbox.ts";
import { PaymentPart } from "./payment.page.ts";
import { portsOf } from "./ports.ts";
import { QuizPage } from "./quiz.page.ts";
import { whenReady } from "./ready.ts";
import { startStack, type Stack } from "./stack.ts";
import { askStaff } from "./staff-link.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

/*
 * What takes an hour or a day: the page of a bank that is left, and the way from the home page to a box that is agreed to, for
 * between its order and its preview wishes are made. The shop is one of its own, whose clock goes on without disturbing another
 * test.
 */

const ports = portsOf("over-time");
const minuteMs = 60_000;
const longerThanWishesMs = 25 * 3_600_000;

/* What is done at home is done on a phone. */
test.use({ baseURL: `http://localhost:${ports.port}`, viewport: { width: 375, height: 812 } });
test.describe.configure({ mode: "serial" });

let stack: Stack;
const pass = (ms: number) => askStaff({ command: "advance", ms, isForced: true }, stack);

test.beforeAll(async () => {
  test.setTimeout(240_000);
  stack = await startStack({ ...ports, dataDir: ".data-e2e-over-time" });
  /* Where jobs look at the clock it stops on its way: an hour that passes here is not to be cut in two, at any time of day. */
  const [toNextLook = 0] = planSteps(new Date(), stepMs);
  await pass(toNextLook);
});
test.afterAll(() => stack.stop());

/** The API as the client who has just signed up in the browser. */
async function apiOf(email: string, locale: Locale): Promise<ApiClient> {
  const visitor = createApiClient({ baseUrl: stack.apiUrl, locale });
  const { access_token } = await visitor.call(signIn, { body: { email, password: testPassword } });
  return clientApi(access_token, stack.apiUrl, locale);
}

/** The pieces of the draft box by name, each with its price and the reason why it is there. */
async function readDraft(page: Page): Promise<string[]> {
  const pieces = page.getByRole("main").locator(".draft-piece");
  await expect(pieces).not.toHaveCount(0);
  const names: string[] = [];
  for (const piece of await pieces.all()) {
    await expect(piece).toContainText("€");
    await expect(piece.locator(".draft-reason")).toHaveText(/\S/);
    names.push(await piece.locator("p").first().innerText());
  }
  return names;
}

interface Wearer {
  locale: Locale;
  email: string;
  firstname: string;
}

/** Where the box goes, and with which card it is paid; up to the press that asks for it. */
async function fillCheckout(page: Page, { locale, firstname }: Wearer): Promise<void> {
  const main = page.getByRole("main");
  const say = (key: string) => text(locale, key);
  const typed = { street: "3 rue des Tilleuls", postcode: "69003", city: "Lyon", phone: "+33 6 00 00 00 00" };
  await whenReady(main.getByRole("textbox", { name: say("delivery.street"), exact: true }));
  for (const [key, value] of Object.entries({ firstname, lastname: "Vidal", ...typed }))
    await main.getByRole("textbox", { name: say(`delivery.${key}`), exact: true }).fill(value);
  await main.getByRole("button", { name: say("rhythm.checkout.toPayment"), exact: true }).click();
  await new PaymentPart(page, locale).fillCard(testCards.succeeds);
  await expect(main).toContainText(say("rhythm.checkout.today"));
}

/** A day later a mail brings the client to what was composed, and they agree; answers the names of its pieces. */
async function agree(page: Page, { locale, email, firstname }: Wearer, { kid, id }: Request): Promise<string[]> {
  const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);
  await pass(longerThanWishesMs);
  const place = { profileId: kid.id, requestId: id };
  const room = href(locale, "infos-preview-profileId-requestId", place);
  const findLink = () =>
    findMails(room, stack.dataDir).flatMap((mail) => /href="(http[^"]*\/infos\/preview\/[^"]*)"/.exec(mail)?.[1] ?? []);
  await expect.poll(findLink, { message: "a mail leads to the preview", timeout: 30_000 }).not.toEqual([]);
  const { pathname, search } = new URL(findLink()[0]!.replaceAll("&amp;", "&"));
  await page.goto(pathname + search);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fittingRoom.title", { name: firstname }));
  const api = await apiOf(email, locale);
  const path = { id: kid.id, rid: String(id) };
  const pieces = (await api.call(getPreview, { params: path })).looks.flatMap(({ items }) => items);
  const names = pieces.map(({ product }) => product.name);
  for (const name of names) await expect(page.getByRole("main")).toContainText(name);
  await page
    .getByRole("region", { name: say("fittingRoom.bar") })
    .getByRole("link", { name: say("fittingRoom.validate") })
    .click();
  const yes = page.getByRole("button", { name: say("fittingRoom.agree") });
  await whenReady(yes);
  await yes.click();
  /* The line of what comes now says it too. */
  await expect(page.getByText(say("fittingRoom.validated"), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const [agreed] = await api.call(getKidRequests, { params: { id: kid.id } });
  expect(agreed).toMatchObject({ id, status_details: { code: "VALIDATED" }, blocked_reason: null });
  return names;
}

test(
  "a card that has ended, a bank left for an hour and one that tells later: what is in the cart is paid once",
  anyWidth,
  async ({ page, checkout, expected }) => {
    expected.answers.push(/^422 \/api\/payment-sandbox\/tokens/);
    const api = await reachPayment(page, checkout, stack, 0);
    const { email } = await api.call(getClient, {});
    const say = (key: string) => checkout.say(key);
    await checkout.fillCard(testCards.ended);
    await checkout.pay();
    await expect(checkout.step("payment").getByText(say("payment.expired"), { exact: true })).toBeVisible();
    await expectGoodPage(page, "fr");

    await choose(page, say("payment.kind.klarna_paylater"));
    await checkout.pay();
    await expect(checkout.heading).toHaveText(bankPageTexts.fr.klarna_paylater.title);
    await pass(61 * minuteMs);
    const atBank = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await atBank(bankPageTexts.fr.confirm);
    await expect(checkout.heading).toHaveText(bankPageTexts.fr.expiredTitle);
    await expectGoodPage(page, "fr");
    await page.getByRole("link", { name: bankPageTexts.fr.back }).click();
    /* Its pieces were put aside for half an hour. */
    const [left] = await ordersOf(await apiOf(email, "fr"));
    await expect(checkout.heading).toHaveText(checkout.say("payment.result.cancelledTitle", { number: left!.number }));
    await expectGoodPage(page, "fr");
    await page.getByRole("link", { name: say("payment.result.toCart"), exact: true }).click();
    await expect(page).toHaveURL(href("fr", "shop-cart"));
    await checkout.open();
    await checkout.whenOpen("payment");

    await choose(page, say("payment.kind.paypal"));
    await checkout.pay();
    await expect(checkout.heading).toHaveText(bankPageTexts.fr.paypal.title);
    await page.getByText(bankPageTexts.fr.more).click();
    await atBank(bankPageTexts.fr.later);
    await expect(checkout.heading).toHaveText(say("payment.result.pendingTitle"));
    await expectGoodPage(page, "fr");
    await pass(3 * minuteMs);
    /* The page that waits hears of it by itself. */
    await checkout.expectPaid(home.firstname);
    const orders = await ordersOf(await apiOf(email, "fr"));
    expect(orders.map(({ status }) => status)).toEqual(["PAID", "CANCELLED"]);
  },
);

test(
  "a child's, by subscription: what was shown before the account is what is agreed to",
  anyWidth,
  async ({ page, account }) => {
    test.setTimeout(180_000);
    const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);
    const main = page.getByRole("main");
    const quiz = new QuizPage(page, "fr");
    const her: Wearer = { locale: "fr", email: anEmail(), firstname: "Léonie" };

    await page.goto("/");
    await main
      .getByRole("link", { name: say("home.composeBox") })
      .first()
      .click();
    await expect(page).toHaveURL("/quiz/signup/kid");
    /* What would lead away waits outside; the lines of the law do not. */
    await expect(page.getByLabel(say("footer.newsletterLabel"))).toBeHidden();
    const answers = { firstname: her.firstname, born: ["12", "3", "2021"] as const, size: 12 };
    await quiz.answerAll(answers, () => expectGoodPage(page, "fr"));

    await expect(quiz.heading).toHaveText(say("draftBox.title", { name: her.firstname }));
    const join = page.getByRole("button", { name: say("draftBox.join") });
    await expect(join).toBeVisible();
    await expect(page.getByText(say("draftBox.notReserved"))).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    await expectAccessible(page);
    const others = page.getByRole("list", { name: say("draftBox.alternatives") });
    /* Of a piece that nothing else can stand in for it is said. */
    const swaps = page.getByRole("button", { name: new RegExp(`^${say("draftBox.swapPiece", { name: "" })}`) });
    await expect(swaps).not.toHaveCount(0);
    for (const swap of await swaps.all()) {
      await swap.click();
      await expect(swap).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator(".draft-alternatives[aria-busy]")).toHaveCount(0);
      /* Read for this instant: what is busy no more has become the list, or the words that there is none. */
      if (await others.isVisible()) break;
    }
    await expectAccessible(page);
    await others.getByRole("button").first().click();
    await expect(page.getByRole("button", { name: say("draftBox.undo") })).toBeVisible();
    const shown = await readDraft(page);
    expect(shown.length).toBeGreaterThanOrEqual(5);

    await join.click();
    await account.signUp(her.email, testPassword);
    await expect(page).toHaveURL(/\/quiz\/signup\/membership\/[\da-f-]{36}$/);
    await main.getByRole("radio", { name: new RegExp(`^${say("rhythm.membership.every", { count: 2 })}`) }).check();
    await main.getByRole("button", { name: say("rhythm.membership.next"), exact: true }).click();
    await expect(page).toHaveURL(/checkout.*rhythm=2/);
    await fillCheckout(page, her);
    await main.getByRole("button", { name: say("rhythm.checkout.confirmSubscription"), exact: true }).click();
    await expect(page).toHaveURL(/\/quiz\/confirm\//);
    await expect(main.getByRole("heading", { name: say("rhythm.confirmed.title", { name: "Léonie" }) })).toBeVisible();

    const api = await apiOf(her.email, "fr");
    const [kid] = await api.call(getProfiles, {});
    expect(kid).toMatchObject({ profile_type: "KID", firstname: "Léonie" });
    const [subscription] = await api.call(getSubscriptions, { params: { id: kid!.id } });
    expect(subscription).toMatchObject({ frequency: 2, status_details_code: "active" });
    const boxes = await api.call(getKidRequests, { params: { id: kid!.id } });
    expect(boxes).toHaveLength(1);
    const confirmed = { kidId: kid!.id, requestId: boxes[0]!.id };
    expect(new URL(page.url()).pathname).toBe(href("fr", "quiz-confirm-kidId-requestId", confirmed));
    await expect(main).toContainText(formatDate(boxes[0]!.delivery_date, "fr", "weekday"));
    const agreed = await agree(page, her, boxes[0]!);
    expect(agreed.toSorted()).toEqual(shown.toSorted());
  },
);

test.describe("in Spanish", () => {
  test.use({ visitLocale: "es" });

  test(
    "a woman's, once: nothing is asked for before the last press, and the box holds what was shown",
    anyWidth,
    async ({ page, account }) => {
      test.setTimeout(180_000);
      const say = (key: string, values?: Record<string, string | number>) => text("es", key, values);
      const main = page.getByRole("main");
      const quiz = new QuizPage(page, "es");
      const her: Wearer = { locale: "es", email: anEmail(), firstname: "Inés" };

      await page.goto(href("es", "woman"));
      await main
        .getByRole("link", { name: say("woman.composeBox") })
        .first()
        .click();
      await expect(page).toHaveURL(href("es", "quiz-signup-woman"));
      await whenReady(quiz.next);
      await quiz.answerAll({ firstname: her.firstname, size: 4 }, () => expectGoodPage(page, "es"));

      await expect(quiz.heading).toHaveText(say("draftBox.titleWoman"));
      const join = main.getByRole("button", { name: say("draftBox.joinWoman") });
      await expect(join).toBeVisible();
      await expect(main.getByText(say("draftBox.notReserved"))).toBeVisible();
      await expect(main.locator(".draft-piece")).toHaveCount(5);
      const shown = await readDraft(page);
      await expectGoodPage(page, "es");

      await join.click();
      await account.signUp(her.email, testPassword);
      await expect(page).toHaveURL(/\/es\/quiz\/signup-woman\/membership\//);
      const api = await apiOf(her.email, "es");
      const [profile] = await api.call(getProfiles, {});
      const boxes = () => api.call(getKidRequests, { params: { id: profile!.id } });
      expect(profile).toMatchObject({ profile_type: "WOMAN", firstname: "Inés", has_requested: false });
      await main.getByRole("radio", { name: new RegExp(`^${say("rhythm.membership.once")}`) }).check();
      await main.getByRole("radio", { name: /320/ }).check();
      await main.getByRole("button", { name: say("rhythm.membership.next"), exact: true }).click();

      await expect(page).toHaveURL(/checkout.*rhythm=once&budget=320&date=/);
      const date = new URL(page.url()).searchParams.get("date") ?? "";
      await fillCheckout(page, her);
      expect(await boxes(), "nothing is asked for before the last press").toEqual([]);
      await main.getByRole("button", { name: say("rhythm.checkout.confirm"), exact: true }).click();

      await expect(page).toHaveURL(/\/es\/quiz\/confirm\/woman\//);
      const all = await boxes();
      expect(all).toHaveLength(1);
      const box = all[0]!;
      expect(box).toMatchObject({ kind: "ONE_SHOT", delivery_date: date, budget_ttc: 320, blocked_reason: null });
      expect(box.wishes.map(({ product }) => product.name).toSorted()).toEqual(shown.toSorted());
      const confirmed = { kidId: profile!.id, requestId: box.id };
      expect(new URL(page.url()).pathname).toBe(href("es", "quiz-confirm-woman-kidId-requestId", confirmed));
      await expect(main.getByRole("heading", { name: say("rhythm.confirmed.title", { name: "Inés" }) })).toBeVisible();
      await expect(main).toContainText(formatDate(date, "es", "weekday"));
      await expect(main).toContainText(say("rhythm.confirmed.shown.text", { count: 5 }));
      await expect(main, "one box is no subscription").not.toContainText(say("rhythm.membership.every", { count: 2 }));
      const agreed = await agree(page, her, box);
      expect(agreed.toSorted()).toEqual(shown.toSorted());
    },
  );
});
