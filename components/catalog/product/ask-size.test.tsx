// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { localizePath } from "#lib/routing/href.ts";
import { ProductDeeds } from "./product-deeds.tsx";

vi.mock("#lib/i18n/lazy-messages.ts", async () => {
  const messages = await import("#lib/i18n/messages.ts");
  return { lazyMessages: messages.loadMessages };
});

/** A product's page as it comes: its sizes, and the help with them folded. */
function aPage(locale: Locale, kind: string, type: string, sizes: readonly string[]) {
  history.replaceState(null, "", localizePath(locale, "/shop/girls/1-robe"));
  HTMLElement.prototype.checkVisibility = () => true;
  const page = document.createElement("div");
  page.className = "pd-info";
  page.innerHTML = `${sizes.map((size, id) => `<label><input type="radio" name="size" value="${id}"><b>${size}</b></label>`).join("")}
    <fieldset data-own-sizes="${type} TOP" hidden></fieldset>
    <details class="sh"><summary>?</summary><form data-size-help="${kind}"
      data-sizes="${sizes.map((size, id) => `${id}:${size}:1`).join("|")}"><a href="#size-advice">…</a></form></details>`;
  document.body.append(page);
  return page.querySelector("details")!;
}
const open = (details: HTMLDetailsElement) => {
  details.open = true;
  fireEvent(details, new Event("toggle"));
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it.each(locales)("asks for age, height and room when it is opened, and advises a size (%s)", async (locale) => {
  const details = aPage(locale, "kids", "KID", ["3 ans", "4 ans", "5 ans"]);
  render(<ProductDeeds name="Robe" />);
  expect(within(details).queryByRole("combobox", { hidden: true })).toBeNull();
  open(details);
  const { sizeHelp: t } = await loadMessages(locale);
  const age = await within(details).findByRole("combobox", { name: t.age });
  expect(
    within(details).getByRole("textbox", { name: new RegExp(t.height.replace("?", String.raw`\?`)) }),
  ).toBeTruthy();
  const room = within(within(details).getByRole("group", { name: t.room })).getAllByRole<HTMLInputElement>("radio");
  expect(room.map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.change(age, { target: { value: "4 ans" } });
  fireEvent.submit(details.querySelector("form")!);
  fireEvent.click(await within(details).findByRole("button", { name: t.choose }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 ans" }).checked).toBe(true);
});

it.each([
  ["woman", "WOMAN", ["S", "M"], "usual", ["fits", "like"], "XS"],
  ["shoes", "KID", ["27", "28"], "usualShoe", ["width"], "15"],
  ["shoes", "WOMAN", ["38", "39"], "usualShoe", ["width"], "35"],
] as const)("asks what one knows of %s of a %s, opened before there was a script", async (...row) => {
  const [kind, type, sizes, usual, ways, smallest] = row;
  const details = aPage("nl", kind, type, sizes);
  details.open = true;
  render(<ProductDeeds name="Robe" />);
  const { sizeHelp: t } = await loadMessages("nl");
  const choice = await within(details).findByRole<HTMLSelectElement>("combobox", { name: t[usual] });
  expect([...choice.options].slice(0, 2).map(({ text }) => text)).toEqual([t.unknown, smallest]);
  const groups = within(details).getAllByRole("group");
  expect(groups.map((group) => group.querySelector("legend")?.textContent)).toEqual(ways.map((way) => t[way]));
  expect(within(details).queryByRole("link")).toBeNull();
});
