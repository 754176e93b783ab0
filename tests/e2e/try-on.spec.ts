import type { Locator, Page } from "@playwright/test";
import { getTryOn } from "#contract/try-on.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { clientApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { chooseByKey, tabTo, type } from "./keyboard.ts";
import { findOpenBox, signInLived } from "./lived.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", `tryOn.${key}`, values);
const pieceOf = (page: Page, name: string) => page.getByRole("group", { name: say("decisionOf", { name }) });

/** What a screen reader is told when one piece is decided and the others are not, after a press that was too soon. */
const hearOneDecided = (main: Locator, decided: string, undecided: string): Promise<void> =>
  expect(main).toMatchAriaSnapshot(`
- main:
  - heading [level=1]
  - form "Les pièces":
    - region /à revoir$/:
      - list:
        - listitem:
          - link "Dites ce que devient ${undecided}."
    - heading "Les pièces" [level=2]
    - button "Je garde tout"
    - list:
      - listitem:
        - heading "${decided}" [level=3]
        - group "Que devient ${decided} ?":
          - radio [checked]
        - group "${decided}, en étoiles":
          - radio "1 étoile sur 5"
      - listitem:
        - heading "${undecided}" [level=3]
        - group "Que devient ${undecided} ?":
          - radio "Je garde" [checked=false]
          - radio "Je renvoie" [checked=false]
          - radio "Autre taille" [checked=false]
          - paragraph: Dites ce que devient ${undecided}.
    - group "La malle, en étoiles"
    - textbox "Un mot pour la styliste"
    - paragraph: /^Encore /
    - status
    - button "Envoyer mes choix"`);

/* What is done at home is done on a phone. */
test.use({ viewport: { width: 375, height: 812 } });

test(
  "tries a box on by keyboard alone: one kept, one back, one exchanged, sent when the network is back; then all is kept",
  anyWidth,
  async ({ page, baseURL, expected }) => {
    test.slow();
    // Pressed without a network.
    expected.failures.push(/\/box-decision$/);
    const session = await signInLived("tryOn");
    await holdSession(page.context(), baseURL ?? "", {}, session);
    const api = clientApi(session.access_token);
    const order = await findOpenBox(api);
    const read = () => api.call(getTryOn, { params: { id: order.id } });
    const before = await read();
    const names = before.pieces.map(({ name }) => name);
    const swap = before.pieces.findIndex(({ other_sizes: sizes }) => sizes.some(({ is_available }) => is_available));
    const back = swap === 0 ? 1 : 0;
    const main = page.getByRole("main");

    await page.goto(href("fr", "infos-all-boxes"));
    const way = main.getByRole("link", { name: text("fr", "accountBox.toTryOn") }).first();
    await whenReady(way);
    await tabTo(page, way);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("title", { name: before.kid.firstname }));
    await page.goto(href("fr", "infos-returns-order-id", { id: order.id }));
    const submit = page.getByRole("button", { name: say("submit"), exact: true });
    await whenReady(submit);

    // Pressed too soon it says which pieces are missing, and sends nothing.
    await tabTo(page, submit);
    await page.keyboard.press("Enter");
    const missing = page.getByRole("link", { name: say("problem.undecided", { name: names[0]! }) });
    await expect(missing).toBeVisible();
    await tabTo(page, missing);
    await page.keyboard.press("Enter");
    for (const [index, name] of names.entries()) {
      const choice = index === back ? "BACK" : index === swap ? "EXCHANGE" : "KEEP";
      const group = pieceOf(page, name);
      await chooseByKey(page, group, group.getByRole("radio", { name: say(`decision.${choice}`) }));
      if (choice === "BACK") {
        const reasons = page.getByRole("group", { name: say("reasonOf", { name }) });
        await chooseByKey(page, reasons, reasons.getByRole("radio", { name: say("reason.NOT_AS_EXPECTED") }));
      } else if (choice === "EXCHANGE") {
        const sizes = page.getByRole("group", { name: say("sizeOf", { name }) });
        await chooseByKey(page, sizes, sizes.locator("input:enabled").first());
      } else {
        const fit = page.getByRole("group", { name: say("fitOf", { name }) });
        await chooseByKey(page, fit, fit.getByRole("radio", { name: say("fit.GOOD") }));
      }
      if (index === 0) await hearOneDecided(main, names[0]!, names[1]!);
    }
    const stars = page.getByRole("group", { name: say("rate") });
    await chooseByKey(page, stars, stars.getByRole("radio", { name: say("star", { count: 4 }) }));
    await type(page, page.getByLabel(say("comment")), "Les couleurs sont très belles.");
    await expectGoodPage(page, "fr");

    /* What is fetched ahead for a link that a key passes fails, too, while there is no network, and at no other time. */
    expected.failures.push(/^GET \/(?!api\/)/);
    await page.context().setOffline(true);
    await tabTo(page, page.getByRole("button", { name: say("submitMixed"), exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(say("waitingText"))).toBeVisible();
    expect((await read()).status).toBe("OPEN");
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { name: say("decidedTitle") })).toBeFocused();
    expected.failures.pop();
    const decided = await read();
    expect(decided).toMatchObject({ status: "DECIDED", order: { rating: { overall: 4 } } });
    expect(decided.pieces[back]).toMatchObject({ decision: "BACK", reason: "NOT_AS_EXPECTED" });
    expect(decided.pieces[swap]).toMatchObject({ decision: "EXCHANGE" });
    const labelled = { number: decided.order.number, format: "A6" };
    await expect(page.getByRole("link", { name: say("labelOf", labelled) })).toBeVisible();
    await expect(page.getByRole("img", { name: say("qr", { number: decided.parcel!.tracking_number }) })).toBeVisible();
    await expectGoodPage(page, "fr");

    // Mails and other pages lead to the same screen; fourteen days more take one press.
    await page.goto(href("fr", "infos-edit-return-deadline-orderId", { orderId: order.id }));
    const extend = page.getByRole("button", { name: say("extend", { days: 14 }) });
    await whenReady(extend);
    await extend.click();
    await expect(extend).toBeHidden();
    await page.goto(href("de", "infos-rating-orderId", { orderId: order.id }));
    const change = page.getByRole("button", { name: text("de", "tryOn.changeChoice") });
    await whenReady(change);
    await change.click();
    const keep = text("de", "tryOn.decision.KEEP");
    for (const name of names)
      await page
        .getByRole("group", { name: text("de", "tryOn.decisionOf", { name }) })
        .getByText(keep, { exact: true })
        .click();
    await page.getByRole("button", { name: text("de", "tryOn.submitKeep"), exact: true }).click();
    await expect(page.getByRole("heading", { name: text("de", "tryOn.closedTitle") })).toBeFocused();
    await expect(page.getByText(text("de", "tryOn.paid"))).toBeVisible();
    await expectGoodPage(page, "de");
    const closed = await read();
    expect(closed).toMatchObject({ status: "CLOSED", order: { status: "PAID" } });
  },
);
