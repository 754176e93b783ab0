import { createShippingAddress } from "#contract/addresses.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import { createProfile, getProfiles } from "#contract/profiles.ts";
import { getKidRequests, type Request } from "#contract/requests.ts";
import { signIn } from "#contract/session.ts";
import { createSubscription, getSubscriptions } from "#contract/subscriptions.ts";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, anEmail, apiUrl, clientApi, saveCard, testPassword, visitorApi } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { PaymentPart } from "./payment.page.ts";
import { QuizPage } from "./quiz.page.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

/* What is done at home is done on a phone. */
test.use({ viewport: { width: 375, height: 812 } });

test.describe("in Spanish, a woman without an account", () => {
  test.use({ visitLocale: "es" });

  test(
    "comes from the home page to a box of her own, once, and the last page says what happened",
    anyWidth,
    async ({ page, account }) => {
      const say = (key: string, values?: Record<string, string | number>) => text("es", key, values);
      const main = page.getByRole("main");
      const quiz = new QuizPage(page, "es");
      const email = anEmail();

      await page.goto(href("es", "woman"));
      await main
        .getByRole("link", { name: say("woman.composeBox") })
        .first()
        .click();
      await expect(page).toHaveURL(href("es", "quiz-signup-woman"));
      await whenReady(quiz.next);
      const her = { firstname: "Inés", size: 4 };
      await quiz.answerAll(her, () => expectGoodPage(page, "es"));

      await expect(quiz.heading).toHaveText(say("draftBox.titleWoman"));
      const join = main.getByRole("button", { name: say("draftBox.joinWoman") });
      await expect(join).toBeVisible();
      await expect(main.getByText(say("draftBox.notReserved"))).toBeVisible();
      const pieces = main.locator(".draft-piece");
      await expect(pieces).toHaveCount(5);
      for (const piece of await pieces.all()) {
        await expect(piece).toContainText("€");
        await expect(piece.locator(".draft-reason")).toHaveText(/\S/);
      }
      const shown = await pieces.locator("p").first().innerText();
      await expectGoodPage(page, "es");

      await join.click();
      await account.signUp(email, testPassword);
      await expect(page).toHaveURL(/\/es\/quiz\/signup-woman\/membership\//);
      const { access_token } = await visitorApi().call(signIn, { body: { email, password: testPassword } });
      const api = clientApi(access_token, apiUrl, "es");
      const [profile] = await api.call(getProfiles, {});
      const boxes = () => api.call(getKidRequests, { params: { id: profile!.id } });
      expect(profile).toMatchObject({ profile_type: "WOMAN", firstname: "Inés", has_requested: false });
      await main.getByRole("radio", { name: new RegExp(`^${say("rhythm.membership.once")}`) }).check();
      await main.getByRole("radio", { name: /320/ }).check();
      await main.getByRole("button", { name: say("rhythm.membership.next"), exact: true }).click();

      await expect(page).toHaveURL(/checkout.*rhythm=once&budget=320&date=/);
      const date = new URL(page.url()).searchParams.get("date") ?? "";
      const typed = { street: "3 rue des Tilleuls", postcode: "69003", city: "Lyon", phone: "+33 6 00 00 00 00" };
      await whenReady(main.getByRole("textbox", { name: say("delivery.street"), exact: true }));
      for (const [key, value] of Object.entries({ firstname: "Inés", lastname: "Vidal", ...typed }))
        await main.getByRole("textbox", { name: say(`delivery.${key}`), exact: true }).fill(value);
      await main.getByRole("button", { name: say("rhythm.checkout.toPayment"), exact: true }).click();
      await new PaymentPart(page, "es").fillCard(testCards.succeeds);
      await expect(main).toContainText(say("rhythm.checkout.today"));
      expect(await boxes(), "nothing is asked for before the last press").toEqual([]);
      await main.getByRole("button", { name: say("rhythm.checkout.confirm"), exact: true }).click();

      await expect(page).toHaveURL(/\/es\/quiz\/confirm\/woman\//);
      const all = await boxes();
      expect(all).toHaveLength(1);
      const box: Request = all[0]!;
      expect(box).toMatchObject({ kind: "ONE_SHOT", delivery_date: date, budget_ttc: 320, blocked_reason: null });
      expect(box.wishes).toHaveLength(5);
      expect(box.wishes.map(({ product }) => product.name)).toContain(shown);
      const confirmed = { kidId: profile!.id, requestId: box.id };
      expect(new URL(page.url()).pathname).toBe(href("es", "quiz-confirm-woman-kidId-requestId", confirmed));
      await expect(main.getByRole("heading", { name: say("rhythm.confirmed.title", { name: "Inés" }) })).toBeVisible();
      await expect(main).toContainText(formatDate(date, "es", "weekday"));
      await expect(main).toContainText(say("rhythm.confirmed.shown.text", { count: 5 }));
      await expect(main, "one box is no subscription").not.toContainText(say("rhythm.membership.every", { count: 2 }));
    },
  );
});

test.describe("in Dutch, a client with one child", () => {
  test.use({ visitLocale: "nl" });

  test(
    "adds a second one: address and card are there, both can be chosen, and the first one's box stays as it was",
    anyWidth,
    async ({ page, context }) => {
      const say = (key: string, values?: Record<string, string | number>) => text("nl", key, values);
      const main = page.getByRole("main");
      const quiz = new QuizPage(page, "nl");
      const session = await holdSession(context, test.info().project.use.baseURL ?? "");
      const api = clientApi(session.access_token);
      const first = await api.call(createProfile, {
        body: { profile_type: "KID", firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", top_size: "5 ans" },
      });
      await api.call(createShippingAddress, { body: anAddress() });
      await saveCard(api);
      const body = { frequency: 2 };
      const key = { idempotencyKey: crypto.randomUUID() };
      const before = await api.call(createSubscription, { params: { id: first.id }, body }, key);

      await page.goto(href("nl", "infos-kids"));
      await main.getByRole("link", { name: new RegExp(say("profile.addKid")) }).click();
      await expect(page).toHaveURL(href("nl", "quiz-new-kid-kid"));
      const him = { firstname: "Basile", born: ["12", "3", "2023"] as const };
      /* Name, shelf and birthdate: enough for a profile, which goes on under its own address. */
      await quiz.answer(him);
      await expect(page).toHaveURL(/\/nl\/quiz\/new-kid\/kid\/[\da-f-]{36}\?step=top_size$/);
      await whenReady(quiz.next);
      await expect(main.getByText(say("quiz.sizeProposed")).first()).toBeVisible();
      await expect(main.getByRole("combobox").first()).toHaveValue("4 ans");
      /* What is asked of everybody is answered elsewhere. */
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const sizes = { top_size: "4 ans", bottom_size: "4 ans" };
      const answers = { ...sizes, styles: ["playful"], needs: ["school"], budget_level: "balanced" };
      await api.call(putQuizAnswers, { params: { id, code: "new-kid" }, body: { answers } });
      await page.goto(href("nl", "quiz-new-kid-kid-editingKidId", { editingKidId: id }) + "?step=box");
      await expect(quiz.heading).toHaveText(say("draftBox.title", { name: "Basile" }));
      const join = main.getByRole("button", { name: say("draftBox.join") });
      await expect(join).toBeVisible();
      await join.click();

      await expect(page).toHaveURL(/\/nl\/quiz\/new-kid\/membership\//);
      await main.getByRole("radio", { name: new RegExp(`^${say("rhythm.membership.every", { count: 3 })}`) }).check();
      await main.getByRole("button", { name: say("rhythm.membership.next"), exact: true }).click();
      await expect(page).toHaveURL(/checkout.*rhythm=3/);
      await expect(main, "the address is known").toContainText("3 rue des Tilleuls");
      await main.getByRole("button", { name: say("rhythm.checkout.toPayment"), exact: true }).click();
      await expect(main.getByRole("radio", { name: /4242/ }), "the card is known").toBeChecked();
      await main.getByRole("button", { name: say("rhythm.checkout.confirmSubscription"), exact: true }).click();

      await expect(page).toHaveURL(/\/nl\/quiz\/confirm\//);
      const second = (await api.call(getProfiles, {})).find(({ firstname }) => firstname === "Basile")!;
      const [subscription] = await api.call(getSubscriptions, { params: { id: second.id } });
      expect(subscription).toMatchObject({ frequency: 3, status_details_code: "active" });
      const [box] = await api.call(getKidRequests, { params: { id: second.id } });
      expect(box!.wishes).toHaveLength(7);
      await expect(
        main.getByRole("heading", { name: say("rhythm.confirmed.title", { name: "Basile" }) }),
      ).toBeVisible();
      await expect(main).toContainText(formatDate(box!.delivery_date, "nl", "weekday"));
      const [unchanged] = await api.call(getSubscriptions, { params: { id: first.id } });
      expect(unchanged).toEqual(before);

      await page.goto(href("nl", "login-kid-choice"));
      await expect(main.getByRole("link", { name: /^Lou/ })).toBeVisible();
      await main.getByRole("link", { name: /^Basile/ }).click();
      await expect(page).toHaveURL(href("nl", "kidId-malle", { kidId: second.id }));
    },
  );
});
