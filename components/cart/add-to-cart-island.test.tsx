// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AddOutcome } from "#lib/cart/browser-engine.ts";
import { takeCartCommands } from "#lib/cart/cart-shell.ts";
import { AddToCartIsland } from "./add-to-cart-island.tsx";

const addPiece = vi.hoisted(() => vi.fn<(piece: { variantId: number; look?: number }) => Promise<AddOutcome>>());
vi.mock("#lib/cart/add-piece.ts", () => ({ addPiece }));

const strings = {
  size: "Taille",
  submit: "Ajouter au panier",
  chooseSize: "Choisissez une taille",
  soldOut: "épuisé",
  lowStock: "Plus que quelques pièces",
  allSoldOut: "Épuisé dans toutes les tailles",
  added: "Robe : ajoutée",
  full: "Déjà 10",
  gone: "{size} : parti",
  failed: "Pas ajouté",
};
const size = (variant_id: number, label: string, stock: "many" | "few" | "none" = "many") => ({
  variant_id,
  label,
  is_available: stock !== "none",
  is_low_stock: stock !== "many",
});
const sizes = [size(1, "4 ans"), size(2, "6 ans", "few"), size(3, "8 ans", "none")];
const button = () => screen.getByRole("button", { name: strings.submit });

beforeEach(() => {
  addPiece.mockReset().mockResolvedValue("added");
});
afterEach(() => {
  cleanup();
  takeCartCommands();
});

describe("adding from a product page", () => {
  it("keeps sold-out sizes in view and out of reach", () => {
    render(<AddToCartIsland locale="fr" variants={sizes} strings={strings} />);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /8 ans.*épuisé/ }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 ans" }).disabled).toBe(false);
  });

  it("asks for a size where it is missing and puts the focus there", async () => {
    render(<AddToCartIsland locale="fr" variants={sizes} strings={strings} />);
    await userEvent.click(button());
    expect(screen.getByRole("group", { name: "Taille", description: "Choisissez une taille" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "4 ans" }));
    expect(addPiece).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("radio", { name: "6 ans" }));
    expect(screen.queryByText("Choisissez une taille")).toBeNull();
  });

  it("says that few are left of the chosen size", async () => {
    render(<AddToCartIsland locale="fr" variants={sizes} strings={strings} />);
    expect(screen.queryByText(strings.lowStock)).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "6 ans" }));
    expect(screen.getByText(strings.lowStock)).toBeTruthy();
  });

  it("adds the chosen size once, however often it is pressed, and opens the drawer", async () => {
    const { promise, resolve } = Promise.withResolvers<"added">();
    addPiece.mockReturnValue(promise);
    render(<AddToCartIsland locale="fr" variants={sizes} look={5} strings={strings} />);
    await userEvent.click(screen.getByRole("radio", { name: "6 ans" }));
    await userEvent.click(button());
    expect(button().getAttribute("aria-busy")).toBe("true");
    await userEvent.click(button());
    expect(addPiece.mock.calls).toEqual([[{ variantId: 2, look: 5 }]]);
    expect(takeCartCommands()).toEqual([{ kind: "open" }]);
    resolve("added");
    await vi.waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
  });

  it.each([
    ["full", "Déjà 10"],
    ["failed", "Pas ajouté"],
  ] as const)("says why nothing was added: %s", async (outcome, message) => {
    addPiece.mockResolvedValue(outcome);
    render(<AddToCartIsland locale="fr" variants={sizes} strings={strings} />);
    await userEvent.click(screen.getByRole("radio", { name: "4 ans" }));
    await userEvent.click(button());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 ans" }).checked).toBe(true);
  });

  it("chooses the only size by itself", async () => {
    render(<AddToCartIsland locale="fr" variants={[size(9, "Taille unique")]} strings={strings} />);
    await userEvent.click(button());
    expect(addPiece).toHaveBeenCalledWith({ variantId: 9 });
  });

  it("sells nothing when every size is sold out", () => {
    render(<AddToCartIsland locale="fr" variants={[size(1, "4 ans", "none")]} strings={strings} />);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: strings.allSoldOut }).disabled).toBe(true);
  });
});
