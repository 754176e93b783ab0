import { JSDOM } from "jsdom";
import type { BrowserContext } from "@playwright/test";
import { createProfile, getProfiles } from "#contract/profiles.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import { signIn } from "#contract/session.ts";
import { getWardrobe } from "#contract/wardrobe.ts";
import type { Locale } from "#contract/locale.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { href } from "#lib/routing/href.ts";
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

/** A page as it is answered to the browser's cookies, without its scripts. */
async function read(context: BrowserContext, path: string): Promise<Document> {
  const answer = await context.request.get(path);
  const html = (await answer.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  return new JSDOM(html).window.document;
}
const textsOf = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
/** The links of a page: what they are called and where they lead. */
const waysFrom = async (context: BrowserContext, path: string): Promise<[name: string, href: string][]> =>
  [...(await read(context, path)).querySelectorAll("a[href]")].map((link) => [
    link.textContent.trim(),
    link.getAttribute("href") ?? "",
  ]);

const sayIn = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);

test.describe("in German", () => {
  test.use({ visitLocale: "de" });

  test(
    "a size is confirmed, a taste taken away and put back, a birthdate in the future refused where they stand",
    anyWidth,
    async ({ page, context, expected }) => {
      expected.answers.push(/^422 .*clients\/me\/kids/);
      const say = sayIn("de");
      const session = await holdSession(context, test.info().project.use.baseURL ?? "");
      const api = clientApi(session.access_token);
      const { id, firstname } = await aChild(api);
      const year = page.getByLabel(say("profile.year"), { exact: true });
      await page.goto(href("de", "profil-profileId", { profileId: id }));
      await expect(page.getByRole("heading", { level: 2, name: firstname })).toBeVisible();
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
      /* Its own: that of the size may still stand there, or come after it. */
      await page
        .getByRole("listitem")
        .filter({ hasText: say("profile.removed", { label: name }) })
        .getByRole("button", { name: say("profile.undo"), exact: true })
        .click();
      await expect(removed.first()).toBeVisible();

      await year.fill("2031");
      await page
        .getByRole("button", { name: say("profile.save"), exact: true })
        .last()
        .press("Enter");
      await expect(page.getByText(say("validation.birthdate_in_future")).first()).toBeVisible();
      await expect(year, "nothing typed is lost").toHaveValue("2031");
      expect((await api.call(getProfiles, {}))[0]?.birthdate).toBe(lou.birthdate);
    },
  );
});

test(
  "whoever wants to a shop says for whom after signing in, and is led on to it",
  anyWidth,
  async ({ page, account }) => {
    const say = sayIn("fr");
    await account.openLogin(href("fr", "your-shop-looks"));
    await account.signIn("subscriber@example.com", demoPassword);
    await expect(page).toHaveURL(/\/login\/kid-choice\?next=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("pages.login-kid-choice.title"));
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}\/your-shop\/looks$/);
  },
);

test(
  "the family is led to what each needs, and from one child's page to the other's",
  anyWidth,
  async ({ context }) => {
    const api = await become(context);
    const [first, second] = (await api.call(getProfiles, {})).filter(({ has_requested }) => has_requested);
    const ways = [
      [href("fr", "infos-kids"), sayIn("fr")("profile.addKid"), href("fr", "quiz-new-kid-kid")],
      [href("fr", "profil"), first!.firstname, first!.id],
      [href("fr", "kidId-wardrobe", { kidId: first!.id }), second!.firstname, second!.id],
    ] as const;
    for (const [from, name, target] of ways) {
      const links = (await waysFrom(context, from)).filter(([, path]) => path.includes(target));
      expect(links.map(([words]) => words).join(), `from ${from} to ${target}`).toContain(name);
    }
  },
);

test("a wardrobe shows what was kept; somebody else's is no page", anyWidth, async ({ context, openBrowser }) => {
  const api = await become(context, "loyal");
  const kids = await api.call(getProfiles, {});
  const wardrobes = await Promise.all(kids.map(({ id }) => api.call(getWardrobe, { params: { id } })));
  const index = wardrobes.findIndex(({ pieces }) => pieces.length > 0);
  const [kid, piece] = [kids[index]!, wardrobes[index]!.pieces[0]!];
  const path = href("fr", "kidId-wardrobe", { kidId: kid.id });
  expect(textsOf(await read(context, path), "h3")).toContain(piece.name);
  const stranger = await openBrowser();
  await become(stranger, "paused");
  const refused = await read(stranger, path);
  expect(refused.body.textContent).not.toContain(piece.name);
  expect(textsOf(refused, "h1")).not.toContain(text("fr", "pages.kidId-wardrobe.title"));
});
