import { createShippingAddress } from "#contract/addresses.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import { createProfile, getProfiles } from "#contract/profiles.ts";
import { getKidRequests } from "#contract/requests.ts";
import { createSubscription, getSubscriptions } from "#contract/subscriptions.ts";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { anAddress, clientApi, saveCard } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { QuizPage } from "./quiz.page.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

/* What is done at home is done on a phone. */
test.use({ viewport: { width: 375, height: 812 } });

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
