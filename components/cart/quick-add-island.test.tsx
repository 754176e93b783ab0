// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast-store.ts";
import type { AddOutcome } from "#lib/cart/browser-engine.ts";
import { QuickAddButton } from "./quick-add-button.tsx";
import { QuickAddIsland } from "./quick-add-island.tsx";

const addPiece = vi.hoisted(() => vi.fn<(piece: { variantId: number }) => Promise<AddOutcome>>());
vi.mock("#lib/cart/add-piece.ts", () => ({ addPiece }));

const loadActsSheet = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("#components/sheets/load-acts-sheet.ts", () => ({ loadActsSheet }));

const strings = {
  title: "Choisissez une taille",
  soldOut: "épuisé",
  lowStock: "Plus que quelques pièces",
  added: "{product} : ajouté",
  full: "Déjà 10",
  gone: "{size} : parti",
  failed: "Pas ajouté",
  view: "Voir",
};
const size = (variant_id: number, label: string, isAvailable = true) => ({
  variant_id,
  label,
  is_available: isAvailable,
  is_low_stock: false,
});

function aPage() {
  render(
    <>
      <ul>
        <li>
          <h2>Robe Léa</h2>
          <QuickAddButton
            label="Ajouter Robe Léa"
            variants={[size(1, "4 ans"), size(2, "6 ans", false), size(3, "8 ans")]}
          />
        </li>
        <li>
          <h3>Bonnet</h3>
          <QuickAddButton label="Ajouter Bonnet" variants={[size(9, "Taille unique")]} />
        </li>
      </ul>
      <QuickAddIsland strings={strings} />
    </>,
  );
}

beforeEach(() => {
  addPiece.mockReset().mockResolvedValue("added");
  loadActsSheet.mockReset().mockResolvedValue(undefined);
  // jsdom hides every element that may be a popover and cannot open one.
  HTMLElement.prototype.togglePopover = function open() {
    this.removeAttribute("popover");
    return true;
  };
  HTMLElement.prototype.hidePopover = function hide() {
    this.setAttribute("popover", "auto");
  };
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  act(() => toastStore.getSnapshot().toasts.forEach(({ id }) => dismissToast(id)));
  cleanup();
});

/** The sizes, with the sheet that dresses them. */
const findSizes = () => screen.findByRole("dialog", { name: "Choisissez une taille – Robe Léa" });

const messages = () => toastStore.getSnapshot().toasts.map(({ message }) => message);

it("shows that it waits while what dresses the sizes is on its way", async () => {
  const sheet = Promise.withResolvers<void>();
  loadActsSheet.mockReturnValue(sheet.promise);
  aPage();
  const button = screen.getByRole("button", { name: "Ajouter Robe Léa" });
  await userEvent.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByRole("button", { name: /4 ans/ })).toBeNull();
  await act(async () => sheet.resolve());
  expect(await screen.findByRole("button", { name: /4 ans/ })).toBeTruthy();
  expect(button.hasAttribute("aria-busy")).toBe(false);
});

it("is not there for a product that is sold out", () => {
  render(<QuickAddButton label="Ajouter" variants={[size(1, "4 ans", false)]} />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("offers the sizes of the card that was pressed and adds one with one tap", async () => {
  aPage();
  await userEvent.click(screen.getByRole("button", { name: "Ajouter Robe Léa" }));
  const sizes = await findSizes();
  expect(within(sizes).getByRole<HTMLButtonElement>("button", { name: /6 ans.*épuisé/ }).disabled).toBe(true);
  expect(document.activeElement).toBe(within(sizes).getByRole("button", { name: "4 ans" }));
  await userEvent.click(within(sizes).getByRole("button", { name: "8 ans" }));
  expect(addPiece.mock.calls).toEqual([[{ variantId: 3 }]]);
  expect(messages()).toEqual(["Robe Léa : ajouté"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("opens with the space bar as a button does", async () => {
  aPage();
  screen.getByRole("button", { name: "Ajouter Robe Léa" }).focus();
  await userEvent.keyboard(" ");
  expect(await findSizes()).toBeTruthy();
});

it("closes when Tab leaves the sizes, and goes on from their button", async () => {
  aPage();
  await userEvent.click(screen.getByRole("button", { name: "Ajouter Robe Léa" }));
  await findSizes();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "8 ans" }));
  await userEvent.tab();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ajouter Bonnet" }));
});

it("closes when Shift+Tab leaves the sizes, and goes back to their button", async () => {
  aPage();
  await userEvent.click(screen.getByRole("button", { name: "Ajouter Robe Léa" }));
  await findSizes();
  await userEvent.tab({ shift: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ajouter Robe Léa" }));
});

it("closes when the focus goes elsewhere", async () => {
  aPage();
  await userEvent.click(screen.getByRole("button", { name: "Ajouter Robe Léa" }));
  act(() => screen.getByRole("button", { name: "Ajouter Bonnet" }).focus());
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("adds the only size straight away", async () => {
  aPage();
  await userEvent.click(screen.getByRole("button", { name: "Ajouter Bonnet" }));
  expect(addPiece.mock.calls).toEqual([[{ variantId: 9 }]]);
});

it("says when nothing was added", async () => {
  addPiece.mockResolvedValue("failed");
  aPage();
  await userEvent.click(screen.getByRole("button", { name: "Ajouter Bonnet" }));
  await vi.waitFor(() => expect(messages()).toEqual(["Pas ajouté"]));
});
