// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { facetsOf } from "#lib/catalog/facets.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectHeard } from "#tests/storefront/heard.ts";
import { FilterForm, ListToolbar } from "./filter-form.tsx";
import { guardFilterSheet } from "./filter-sheet.ts";

let stop: () => void;

function aList() {
  const query = emptyListQuery;
  render(
    <NextIntlClientProvider locale="fr" messages={{ list: fr.list, size: fr.size }} timeZone="Europe/Paris">
      <FilterForm
        id="robes"
        action="/shop/robes"
        facets={facetsOf([{ genders: ["GIRL", "BOY"], sizes: [], families: [] }])}
        query={query}
      />
      <ListToolbar id="robes" query={query} />
    </NextIntlClientProvider>,
  );
}
const opener = () => screen.getByRole("button", { name: fr.list.filter });
const sheet = () => document.querySelector<HTMLElement>(".lf")!;

/** What the browser does when the sheet opens or closes: jsdom knows no popovers and hides what may be one. */
function toggle(newState: "open" | "closed") {
  sheet().toggleAttribute("popover", newState === "closed");
  sheet().dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}

beforeEach(() => {
  HTMLElement.prototype.checkVisibility = () => true;
  HTMLElement.prototype.hidePopover = () => toggle("closed");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  stop = guardFilterSheet();
  aList();
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});

it("is a dialog with a name while it is open, and holds the page behind it", () => {
  opener().focus();
  toggle("open");
  const dialog = screen.getByRole("dialog", { name: fr.list.filterTitle });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.documentElement.hasAttribute("data-list-filters")).toBe(true);
  expectHeard(dialog, [
    ["heading", fr.list.filterTitle, { level: 2 }],
    ["button", fr.list.close],
    ["group", fr.list.filterOf.gender],
    ["checkbox", fr.list.gender.GIRL],
    ["checkbox", fr.list.gender.BOY],
    ["button", fr.list.apply],
  ]);
  toggle("closed");
  expect(sheet().hasAttribute("role")).toBe(false);
  expect(document.documentElement.hasAttribute("data-list-filters")).toBe(false);
});

it("keeps Tab inside, in both directions", async () => {
  toggle("open");
  const first = screen.getByRole("button", { name: fr.list.close });
  const last = screen.getByRole("button", { name: fr.list.apply });
  expect(document.activeElement).toBe(first);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(last);
  await userEvent.tab();
  expect(document.activeElement).toBe(first);
  opener().focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(first);
});

it("gives the focus back to its button", () => {
  toggle("open");
  toggle("closed");
  expect(document.activeElement).toBe(opener());
});

it("is closed when its list is left", () => {
  toggle("open");
  stop();
  expect(sheet().hasAttribute("popover")).toBe(true);
  expect(document.documentElement.hasAttribute("data-list-filters")).toBe(false);
});

it("leaves the column of a wide screen alone", async () => {
  toggle("open");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  screen.getByRole("button", { name: fr.list.apply }).focus();
  await userEvent.tab();
  expect(sheet().contains(document.activeElement)).toBe(false);
});
