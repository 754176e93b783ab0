import type { BrowserContext } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import { createProfile, getProfiles, type Profile, type ProfileInput } from "#contract/profiles.ts";
import { createSubscription, getSubscriptions } from "#contract/subscriptions.ts";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, clientApi, saveCard } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

/* What is done at home is done on a phone. */
test.use({ viewport: { width: 375, height: 812 } });

const born = { profile_type: "KID", gender: "GIRL", top_size: "5 ans", bottom_size: "5 ans" } as const;
const lou: ProfileInput = { ...born, firstname: "Lou", birthdate: "2021-05-04" };
const basile: ProfileInput = { ...born, firstname: "Basile", gender: "BOY", birthdate: "2021-09-04" };

/** A new client with two children; those of `rhythms` have a subscription. */
async function aFamily(context: BrowserContext, rhythms: readonly number[]) {
  const session = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token);
  await api.call(createShippingAddress, { body: anAddress() });
  await saveCard(api);
  const kids: Profile[] = [];
  for (const body of [lou, basile]) kids.push(await api.call(createProfile, { body }));
  for (const [index, frequency] of rhythms.entries())
    await api.call(
      createSubscription,
      { params: { id: kids[index]!.id }, body: { frequency } },
      { idempotencyKey: crypto.randomUUID() },
    );
  const read = (index: number) =>
    api.call(getSubscriptions, { params: { id: kids[index]!.id } }).then(([first]) => first);
  return { api, kids, read };
}

test(
  "all boxes come on one day, the effect said before, and each has its day again with one press",
  anyWidth,
  async ({ page, context }) => {
    const say = (key: string, values?: Record<string, string | number>) => text("fr", `rhythm.${key}`, values);
    const { read } = await aFamily(context, [1, 2]);
    const days = async () => [(await read(0))!.next_delivery_date, (await read(1))!.next_delivery_date];
    const before = await days();
    const main = page.getByRole("main");
    const button = (key: string) => main.getByRole("button", { name: say(key), exact: true });

    await page.goto(href("fr", "infos-subscriptions"));
    await whenReady(button("join.open"));
    await button("join.open").click();
    const grid = main.getByRole("grid").last();
    /* The next month: neither box is there yet, so both move. */
    await main
      .getByRole("button", { name: say("day.next"), exact: true })
      .last()
      .click();
    await grid.locator("button:not([aria-disabled=true]):not(:disabled)").last().click();
    const chosen = main.locator('input[name="together"]');
    await expect(chosen).not.toHaveValue("");
    const day = await chosen.inputValue();
    await expect(main.getByRole("listitem").filter({ hasText: "Basile" }).last()).toBeVisible();
    await expectGoodPage(page, "fr");
    expect(await days(), "nothing moves before it is said").toEqual(before);
    await button("join.confirm").click();
    /* Both may have had one day before, another one. */
    await expect.poll(days).toEqual([day, day]);
    await expect(page.getByText(say("join.said", { date: formatDate(day, "fr", "weekday") })).first()).toBeVisible();
    await page
      .getByRole("button", { name: say("undo"), exact: true })
      .last()
      .click();
    await expect.poll(days).toEqual(before);
  },
);

test.describe("in Spanish", () => {
  test.use({ visitLocale: "es" });

  test(
    "a box is given to the other child and back, and a profile goes once its consequences were read",
    anyWidth,
    async ({ page, context }) => {
      const say = (key: string, values?: Record<string, string | number>) => text("es", `profile.${key}`, values);
      const { api, kids, read } = await aFamily(context, [2]);
      const [first, second] = [kids[0]!, kids[1]!];
      const main = page.getByRole("main");
      const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
      await page.goto(href("es", "profil-profileId", { profileId: first.id }));
      const move = main.getByRole("button", { name: say("moveButton"), exact: true });
      const leave = main.getByText(say("leave"), { exact: true });
      await leave.click();
      await whenReady(move);
      await move.click();
      await expect(dialog).toContainText(say("moveText", { name: "Lou" }));
      await expectGoodPage(page, "es");
      await dialog.getByRole("button", { name: say("moveButton"), exact: true }).click();
      await expect.poll(async () => (await read(1))?.status_details_code).toBe("active");
      expect(await read(0)).toBeUndefined();

      const erase = main.getByRole("button", { name: say("eraseButton"), exact: true });
      await page.reload();
      await leave.click();
      await whenReady(erase);
      await erase.click();
      await expect(dialog).toContainText(say("eraseText", { name: "Lou" }));
      await dialog.getByRole("button", { name: say("keep"), exact: true }).click();
      expect(await api.call(getProfiles, {})).toHaveLength(2);
      await erase.click();
      await dialog.getByRole("button", { name: say("eraseConfirm"), exact: true }).click();
      await expect(page).toHaveURL(href("es", "infos-kids"));
      expect((await api.call(getProfiles, {})).map(({ id }) => id)).toEqual([second.id]);
    },
  );
});
