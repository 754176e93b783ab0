import type { BrowserContext } from "@playwright/test";
import { createProfile, getProfiles } from "#contract/profiles.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import { signIn } from "#contract/session.ts";
import { getWardrobe } from "#contract/wardrobe.ts";
import type { Locale } from "#contract/locale.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { clientApi, visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const demoPassword = "Malle-demo-2026";

/** Signs a demo account in, to look at what it holds; answers its API. */
async function become(context: BrowserContext, name = "subscriber") {
  const session = await visitorApi().call(signIn, {
    body: { email: `${name}@example.com`, password: demoPassword },
  });
  await holdSession(context, test.info().project.use.baseURL ?? "", {}, session);
  return clientApi(session.access_token);
}

const lou = {
  firstname: "Lou",
  gender: "GIRL",
  birthdate: "2021-05-04",
  top_size: "5 ans",
  bottom_size: "5 ans",
  shoe_size: "28",
} as const;

/** A child of a new client, with tastes. */
async function aChild(api: ApiClient) {
  const { id } = await api.call(createProfile, { body: { profile_type: "KID", ...lou } });
  const answers = { ...lou, styles: ["playful", "retro"], colors_loved: ["red", "blue"], needs: ["school"] };
  return api.call(putQuizAnswers, { params: { id, code: "signup" }, body: { answers } });
}
const sayIn = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);

test.describe("in German", () => {
  test.use({ visitLocale: "de" });

  test(
    "a size is confirmed and a taste taken away and put back where they stand",
    anyWidth,
    async ({ page, context }) => {
      const say = sayIn("de");
      const session = await holdSession(context, test.info().project.use.baseURL ?? "");
      const api = clientApi(session.access_token);
      const { id, firstname } = await aChild(api);
      await page.goto(href("de", "profil-profileId", { profileId: id }));
      await expect(page.getByRole("heading", { level: 2, name: firstname })).toBeVisible();
      await expectGoodPage(page, "de");
      const change = page.getByRole("button", { name: say("profile.changeOf", { label: say("profile.shoe_size") }) });
      await whenReady(change);
      await change.press("Enter");
      const sizes = page.getByRole("combobox", {
        name: say("profile.sizeOf", { label: say("profile.shoe_size") }),
      });
      await expect(sizes).toBeFocused();
      await sizes.selectOption("29");
      await page
        .getByRole("button", { name: say("profile.save") })
        .first()
        .press("Enter");
      await expect.poll(async () => (await api.call(getProfiles, {}))[0]?.shoe_size).toBe("29");
      const chip = page
        .getByRole("button", { name: new RegExp(`^${say("profile.removeChip", { label: "" })}`) })
        .first();
      const name = (await chip.textContent()) ?? "";
      const removed = page.getByRole("button", { name: say("profile.removeChip", { label: name }), exact: true });
      await chip.press("Enter");
      await expect(removed).toHaveCount(0);
      await page
        .getByRole("button", { name: say("profile.undo"), exact: true })
        .last()
        .click();
      await expect(removed.first()).toBeVisible();
    },
  );
});

test(
  "a birthdate in the future is refused beside its field, and nothing typed is lost",
  anyWidth,
  async ({ page, context, expected }) => {
    expected.answers.push(/^422 .*clients\/me\/kids/);
    const say = sayIn("fr");
    const session = await holdSession(context, test.info().project.use.baseURL ?? "");
    const api = clientApi(session.access_token);
    const child = await aChild(api);
    await page.goto(href("fr", "profil-profileId", { profileId: child.id }));
    const year = page.getByLabel(say("profile.year"), { exact: true });
    const save = page.getByRole("button", { name: say("profile.save"), exact: true }).last();
    await whenReady(save);
    await year.fill("2031");
    await save.click();
    await expect(page.getByText(say("validation.birthdate_in_future")).first()).toBeVisible();
    await expect(year).toHaveValue("2031");
    expect((await api.call(getProfiles, {}))[0]?.birthdate).toBe(child.birthdate);
  },
);

test(
  "whoever wants to a shop says for whom after signing in, and is led on to it",
  anyWidth,
  async ({ page, account }) => {
    const say = sayIn("fr");
    await account.openLogin(href("fr", "your-shop-looks"));
    await account.signIn("subscriber@example.com", demoPassword);
    await expect(page).toHaveURL(/\/login\/kid-choice\?next=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("pages.login-kid-choice.title"));
    await expectGoodPage(page, "fr");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}\/your-shop\/looks$/);
  },
);

test(
  "the family is led to what each needs, and from one child's page to the other's",
  anyWidth,
  async ({ page, context }) => {
    const say = sayIn("fr");
    const api = await become(context);
    const profiles = await api.call(getProfiles, {});
    const [first, second] = profiles.filter(({ has_requested }) => has_requested);
    await page.goto(href("fr", "infos-kids"));
    await expect(page.getByRole("link", { name: say("profile.addKid") })).toHaveAttribute("href", "/quiz/new-kid/kid");
    await expectGoodPage(page, "fr");
    await page.goto(href("fr", "profil"));
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(first!.firstname) })
        .first(),
    ).toBeVisible();
    await expectGoodPage(page, "fr");
    await page.goto(href("fr", "kidId-wardrobe", { kidId: first!.id }));
    const others = page.getByRole("navigation", { name: say("profile.switch") });
    await others.getByRole("link", { name: second!.firstname }).click();
    await expect(page).toHaveURL(href("fr", "kidId-wardrobe", { kidId: second!.id }));
  },
);

test(
  "a wardrobe shows what was kept; somebody else's is no page",
  anyWidth,
  async ({ page, context, openBrowser, expected }) => {
    expected.answers.push(/^404 /);
    const api = await become(context, "loyal");
    const kids = await api.call(getProfiles, {});
    const wardrobes = await Promise.all(kids.map(({ id }) => api.call(getWardrobe, { params: { id } })));
    const index = wardrobes.findIndex(({ pieces }) => pieces.length > 0);
    const [kid, piece] = [kids[index]!, wardrobes[index]!.pieces[0]!];
    const path = href("fr", "kidId-wardrobe", { kidId: kid.id });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 3, name: piece.name }).first()).toBeVisible();
    await expectGoodPage(page, "fr");
    const other = await openBrowser();
    await become(other, "paused");
    const stranger = await other.newPage();
    await stranger.goto(path);
    await expect(stranger.getByText(piece.name)).toHaveCount(0);
    await expect(stranger.getByRole("heading", { level: 1 })).not.toHaveText(text("fr", "pages.kidId-wardrobe.title"));
  },
);
