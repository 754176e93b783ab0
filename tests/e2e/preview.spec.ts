import type { BrowserContext, Page } from "@playwright/test";
import { getPreviewAlternatives } from "#contract/preview-changes.ts";
import { replacePreviewItem, getPreview } from "#contract/preview.ts";
import { getRequests, type Request } from "#contract/requests.ts";
import { href } from "#lib/routing/href.ts";
import { expectAccessible } from "./accessible.ts";
import { clientApi } from "./api.ts";
import { signInLived, type Lived } from "./lived.ts";
import { holdSession } from "./hold-session.ts";
import { chooseByKey, tabTo } from "./keyboard.ts";
import { whenReady } from "./ready.ts";
import { askStaff } from "./staff-link.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test.use({ viewport: { width: 375, height: 812 } });

/** Signs in somebody with a box that waits to be looked at. */
async function become(context: BrowserContext, who: Lived) {
  const session = await signInLived(who);
  await holdSession(context, test.info().project.use.baseURL ?? "", {}, session);
  const api = clientApi(session.access_token);
  const pathOf = ({ id, kid }: Request) => ({ id: kid.id, rid: String(id) });
  const [box] = await api.call(getRequests, { query: { status: "COMPOSED" } });
  if (!box) throw new Error("the subscriber has no box to look at");
  const path = pathOf(box);
  /* What is left of a day's stock decides for which piece there is another one. */
  for (const [look, { items }] of (await api.call(getPreview, { params: path })).looks.entries()) {
    for (const { look_index, item_index } of items) {
      const place = { params: path, query: { look_index, item_index } };
      if ((await api.call(getPreviewAlternatives, place)).alternatives.length > 0)
        return { api, box, path, look, nth: item_index };
    }
  }
  throw new Error("no piece of the box can be swapped");
}

const piece = (page: Page, { look, nth }: { look: number; nth: number }) =>
  page.locator("li.fr-look").nth(look).locator("button.fr-piece").nth(nth);

/** What a screen reader is told of a box in which a piece of a look has been swapped. */
const hearSwapped = (page: Page, look: number, name: string): Promise<void> =>
  expect(page.getByRole("main")).toMatchAriaSnapshot(`
- main:
  - heading [level=1]
  - region "Les looks de la malle":
    - navigation "D’un look à l’autre":
      - button "Look précédent"
      - list:
        - listitem:
          - link /^Look 1 sur \\d+$/
      - button "Look suivant"
    - list:
      - listitem:
        - heading /^Look ${look} sur \\d+$/ [level=2]
        - list "Les pièces du look ${look}":
          - listitem:
            - button /^${name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)} .+€$/
  - region "Votre malle en bref":
    - paragraph: /^\\d+ pièces/
    - link "Valider"`);

test("a box is changed, here and in another tab, written about, agreed to and opened again", async ({
  page,
  context,
  expected,
}) => {
  expected.answers.push(/^409 .*preview/);
  const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);
  const place = await become(context, "fittingRoom");
  const { api, box, path, look, nth } = place;
  const swapped = piece(page, place);
  await page.goto(href("fr", "infos-preview"));
  await page.getByRole("link", { name: say("fittingRoom.list.enter") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    say("fittingRoom.title", { name: box.kid.firstname }),
  );
  await whenReady(swapped);

  const before = await swapped.innerText();
  await swapped.click();
  const sheet = page.getByRole("dialog");
  const alternatives = sheet.locator(".alternative");
  await expect(alternatives.first()).toBeVisible();
  expect(await alternatives.count()).toBeLessThanOrEqual(5);
  await expectAccessible(page);
  const name = await alternatives.first().locator("p").first().innerText();
  await alternatives.first().getByRole("button").click();
  await expect(sheet).toBeHidden();
  await expect(swapped).toContainText(name);
  await hearSwapped(page, place.look + 1, name);
  await page.getByRole("button", { name: say("fittingRoom.undo") }).click();
  await expect(swapped).toHaveText(before, { useInnerText: true });

  const bar = page.getByRole("region", { name: say("fittingRoom.bar") });
  await swapped.click();
  await sheet.getByRole("button", { name: say("fittingRoom.drop") }).click();
  await expect(bar).toContainText(say("fittingRoom.pieces", { count: 6 }));
  await page.getByRole("button", { name: say("fittingRoom.putBack") }).click();
  await expect(bar).toContainText(say("fittingRoom.pieces", { count: 7 }));

  /* Another tab changes the same piece meanwhile. */
  const item = (await api.call(getPreview, { params: path })).looks[look]!.items[nth]!;
  const changed = await api.call(replacePreviewItem, {
    params: path,
    body: { look_index: item.look_index, item_index: item.item_index, replacement_reason: "OTHER" },
  });
  await swapped.click();
  await sheet.getByRole("button", { name: say("fittingRoom.drop") }).click();
  await expect(sheet.getByText(say("fittingRoom.changedElsewhere"))).toBeVisible();
  await expect(swapped).toContainText(changed.looks[look]?.items[nth]?.product.name ?? "");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await page
    .getByRole("region", { name: say("fittingRoom.word") })
    .getByRole("link")
    .click();
  const send = page.getByRole("button", { name: say("fittingRoom.send"), exact: true });
  await whenReady(send);
  await page.getByLabel(say("fittingRoom.message"), { exact: true }).fill("Moins de gris, s’il vous plaît.");
  await send.click();
  const thread = page.getByRole("list", { name: say("fittingRoom.messages") });
  await expect(thread).toContainText("Moins de gris");
  await askStaff({ command: "answer", box: box.id, text: "Avec plaisir : regardez le look 2.", staff: "Zoé" });
  await page.reload();
  await expect(thread).toContainText("Avec plaisir");

  await page.getByRole("link", { name: say("fittingRoom.backToRoom") }).click();
  await expect(page.getByRole("region", { name: say("fittingRoom.word") })).toContainText("Avec plaisir");
  await bar.getByRole("link", { name: say("fittingRoom.validate") }).click();
  const agree = page.getByRole("button", { name: say("fittingRoom.agree") });
  await whenReady(agree);
  await expect(page.getByText(say("fittingRoom.validated"), { exact: true })).toBeHidden();
  await agree.click();
  await expect(page.getByText(say("fittingRoom.validated"), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: say("fittingRoom.reopen") }).click();
  await expect(agree).toBeVisible();
});

test("by keyboard alone, in German: a look is turned, a piece left, the box agreed to and opened again, a piece swapped", async ({
  page,
  context,
}) => {
  const say = (key: string, values?: Record<string, string | number>) => text("de", key, values);
  const place = await become(context, "fittingRoomByKeys");
  const { id: profileId, rid: requestId } = place.path;
  const room = href("de", "infos-preview-profileId-requestId", { profileId, requestId });
  await page.goto(room);
  const first = piece(page, place);
  await whenReady(first);
  const next = page.getByRole("button", { name: say("fittingRoom.next") });
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(page.locator("#look-2 h2")).toBeFocused();
  const left = page.locator("#look-2 button.fr-piece").first();
  await tabTo(page, left);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  const reasons = sheet.getByRole("group", { name: say("fittingRoom.wrong") });
  await chooseByKey(page, reasons, reasons.getByRole("radio", { name: say("fittingRoom.reason.COLOR") }));
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(left).toBeFocused();

  const bar = page.getByRole("region", { name: say("fittingRoom.bar") });
  await tabTo(page, bar.getByRole("link", { name: say("fittingRoom.validate") }));
  await page.keyboard.press("Enter");
  const agree = page.getByRole("button", { name: say("fittingRoom.agree") });
  await whenReady(agree);
  await tabTo(page, agree);
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("fittingRoom.validated"), { exact: true }).first()).toBeVisible();
  const reopen = page.getByRole("button", { name: say("fittingRoom.reopen") });
  await tabTo(page, reopen);
  await page.keyboard.press("Enter");
  await expect(agree).toBeVisible();

  await page.goto(room);
  await whenReady(first);
  await tabTo(page, first);
  await page.keyboard.press("Enter");
  const other = sheet.locator(".alternative").first();
  await expect(other).toBeVisible();
  const name = await other.locator("p").first().innerText();
  await tabTo(page, other.getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(first).toContainText(name);
});
