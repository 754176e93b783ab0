import { demoPassword } from "#backend/db/seed/accounts.ts";
import { signIn } from "#contract/session.ts";
import { expectGoodPage } from "./accessible.ts";
import { visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

/** How many products a choice says it shows. */
const countOf = (name: string | null): number => Number(/(\d+)$/.exec(name ?? "")?.[1] ?? Number.NaN);
const shown = (count: number) => say("list.count", { count });

test("a list is narrowed by colour and price, as many as the choices said, is come back to, and a chip takes each away", async ({
  page,
  catalog,
}) => {
  await catalog.openList("girls");
  const colors = page.getByRole("group", { name: say("list.filterOf.color") });
  const blue = colors.locator("label").filter({ hasText: say("list.color.blue") });
  const blues = countOf(await blue.innerText());
  await blue.click();
  await expect(page).toHaveURL(/\/shop\/girls\?color=blue$/);
  await expect(page.getByRole("main").getByText(shown(blues), { exact: true })).toBeVisible();
  const reduced = page.locator("label").filter({ hasText: say("list.offers"), visible: true });
  const offers = countOf(await reduced.innerText());
  expect(offers).toBeLessThan(blues);
  await reduced.click();
  await expect(page).toHaveURL(/[?&]offers=1(&|$)/);
  await expect(page.getByRole("main").getByText(shown(offers), { exact: true })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expectGoodPage(page, "fr");
  const narrowed = page.url();
  const name = await catalog.followProduct();
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(catalog.products.first().getByRole("heading")).toHaveText(name);
  await page.getByRole("link", { name: say("list.remove", { name: say("list.color.blue") }) }).click();
  await expect(page).toHaveURL(/\/shop\/girls\?offers=1$/);
  await page.getByRole("link", { name: say("list.remove", { name: say("list.offers") }) }).click();
  await expect(page).toHaveURL(/\/shop\/girls$/);
  await expect(blue.getByRole("checkbox"), "the list that was left first comes back unnarrowed").not.toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("filters are a sheet with swatches and counts, applied with its button", anyWidth, async ({ page, catalog }) => {
    await catalog.openList("baby");
    await page.getByRole("button", { name: say("list.filter"), exact: true }).click();
    const sheet = page.getByRole("dialog", { name: say("list.filterTitle") });
    await sheet
      .locator("label")
      .filter({ hasText: say("list.color.green") })
      .click();
    await sheet
      .locator("label")
      .filter({ hasText: say("list.price.under", { price: "" }).trim() })
      .click();
    await expectGoodPage(page, "fr");
    await sheet.getByRole("button", { name: say("list.apply") }).click();
    await expect(page).toHaveURL(/\/shop\/baby\?color=green&price=0-15$/);
    await expect(catalog.products.first()).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are a plain form, and lead to a whole product", async ({ page, catalog, expected }) => {
    /* A browser without scripts refuses those a page names. */
    expected.failures.push(/^GET \/_next\/static\/.+\.js$/);
    await page.goto("/shop/boys");
    const colors = page.getByRole("group", { name: say("list.filterOf.color") });
    await colors
      .locator("label")
      .filter({ hasText: say("list.color.blue") })
      .click();
    await page.getByRole("button", { name: say("list.apply") }).click();
    await expect(page).toHaveURL(/[?&]color=blue(&|$)/);
    await expect(catalog.products.first()).toBeVisible();
    await expect(page.getByRole("link", { name: say("list.remove", { name: say("list.color.blue") }) })).toBeVisible();
    await catalog.products.first().getByRole("heading").getByRole("link").click();
    await expect(catalog.sizes).toBeVisible();
    await expect(catalog.addButton).toBeVisible();
    await expect(page.getByText(say("product.compositionTitle"))).toBeVisible();
    await expect(page.getByRole("heading", { name: say("product.goesWith") })).toBeVisible();
  });
});

test("a folded filter opens, and stays open while it narrows; who is signed in ticks the sizes of a child with one press", async ({
  page,
  catalog,
  context,
  baseURL,
}) => {
  const body = { email: "subscriber@example.com", password: demoPassword };
  await holdSession(context, baseURL ?? "", {}, await visitorApi().call(signIn, { body }));
  await catalog.openList("all-products");
  const brands = page.locator("details", { hasText: say("list.filterOf.brand") }).filter({ visible: true });
  await brands.locator("summary").click();
  const choice = brands.getByRole("checkbox").first();
  const label = brands.locator("label").first();
  const count = countOf(await label.innerText());
  const value = (await choice.getAttribute("value")) ?? "";
  await label.click();
  await expect(page).toHaveURL(new RegExp(`\\?brand=${value}$`));
  await expect(page.getByRole("main").getByText(shown(count), { exact: true })).toBeVisible();
  await expect(brands.getByRole("checkbox", { checked: true })).toHaveValue(value);

  const own = page.getByRole("group", { name: say("listSizes.label") }).getByRole("button");
  await own.first().click();
  await expect(page).toHaveURL(/[?&]size=/);
  await expect(own.first()).toHaveAttribute("aria-pressed", "true");
  await own.first().click();
  await expect(page).toHaveURL(new RegExp(`\\?brand=${value}$`));
});
