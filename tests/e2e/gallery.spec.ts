import { expectAccessible, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./test.ts";

test.use({ pictures: true });

test("every part pages are made of is accessible in every state, and fits on a phone", async ({ page }) => {
  await page.goto("/gallery");
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("region", { name: /2/ })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("First name").fill("Léa");
  await page.getByLabel("Town").fill("Lyon");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill("lea@gmial.com");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).blur();
  await expect(page.getByText(/lea@gmail\.com/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("textbox", { name: "Town" })).not.toHaveAttribute("aria-invalid");
  await page.getByLabel("Town").fill("Paris");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: "Sent" })).toBeVisible();

  for (const opens of ["Ask", "Open a drawer"]) {
    await page.getByRole("button", { name: opens, exact: true }).click();
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeHidden();
  }

  await page.getByRole("button", { name: "Say something with a way back" }).click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
