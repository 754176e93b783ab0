import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { products, variants } from "#backend/db/schema/catalog.ts";
import type { Profile } from "#contract/profiles.ts";
import { getWardrobe } from "#contract/wardrobe.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, anAddress, aShippingAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKeptBox, orderedPieces } from "#tests/backend/kept-pieces.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import type { LabelSender } from "./recycle-button.tsx";
import { WardrobeView } from "./wardrobe-view.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
/* The page that would be told anew does not come by itself: it is opened again. */
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let api: TestApi;
let owner: SignedIn;
let lou: Profile;
let basile: Profile;
let sender: LabelSender;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  const { token, email } = owner;
  lou = await aProfile(api, token);
  const young = { firstname: "Basile", birthdate: "2024-05-02", top_size: "2 ans", bottom_size: "2 ans" };
  basile = await aProfile(api, token, aKid({ ...young, gender: "BOY", shoe_size: "23" }));
  await aShippingAddress(api, token);
  sender = { email, address: { ...anAddress(), street_extra: "" } };
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

/** Tops anybody wears, each in its size. */
async function tops(...pieces: [name: string, size: string][]) {
  const { db } = api.dependencies;
  await db.update(products).set({ gender: "MIXED" }).where(eq(products.metaCategory, "TOP"));
  const found = await db
    .selectDistinctOn([variants.productId], { productId: variants.productId, variantId: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.metaCategory, "TOP"))
    .limit(pieces.length);
  return pieces.map(([name, size], index) => ({ ...present(found[index]), name, size }));
}

const wardrobeOf = ({ id }: Profile) => api.call(getWardrobe, { token: owner.token, params: { id } });
const namesOf = async (profile: Profile) => (await wardrobeOf(profile)).pieces.map(({ name, place }) => [name, place]);

/** The page of a wardrobe as it is now. */
async function open(profile: Profile): Promise<void> {
  cleanup();
  const wardrobe = await wardrobeOf(profile);
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <WardrobeView
        profile={profile}
        wardrobe={wardrobe}
        today={api.clock.now().toISOString().slice(0, 10)}
        recycling={{ sender }}
      />
    </NextIntlClientProvider>,
  );
}
async function press(button: HTMLElement): Promise<void> {
  fireEvent.click(button);
  await act(allAnswered);
}
const buttonOf = (piece: RegExp, name: string) =>
  within(screen.getByRole("group", { name: piece })).getByRole("button", { name });
const undo = async () => {
  toastStore.getSnapshot().toasts.at(-1)?.action?.onPress();
  await act(allAnswered);
};
const said = () => toastStore.getSnapshot().toasts.at(-1)?.message;
const { wardrobe: t } = fr;

it("hands an outgrown piece down to a sibling, and takes it back", async () => {
  await aKeptBox(api, lou, await tops(["Le haut Ana", "3 ans"]));
  await open(lou);
  await press(buttonOf(/Le haut Ana/, "Transmettre à Basile"));
  await vi.waitFor(async () => expect(await namesOf(basile)).toEqual([["Le haut Ana", "WORN"]]));
  expect(said()).toBe("Le haut Ana est maintenant à Basile.");
  await open(basile);
  expect(screen.getByText("Vient de Lou")).toBeTruthy();
  await expectSound();
  await undo();
  await vi.waitFor(async () => expect(await namesOf(lou)).toEqual([["Le haut Ana", "WORN"]]));
  expect(await namesOf(basile)).toEqual([]);
});

it("says so where the piece has gone to a sibling in another tab", async () => {
  await aKeptBox(api, lou, await tops(["Le haut Ana", "3 ans"]));
  await open(lou);
  const button = buttonOf(/Le haut Ana/, "Transmettre à Basile");
  await press(button);
  await vi.waitFor(async () => expect(await namesOf(basile)).toHaveLength(1));
  await press(button);
  expect(await screen.findByText(fr.error.PIECE_MOVED)).toBeTruthy();
  await expectSound();
});

it("claims what was bought for nobody known, and takes that back", async () => {
  const order = await anOrderRow(api, lou.client_id, { status: "DELIVERED" });
  await orderedPieces(api, order, await tops(["Le haut Zoé", "14 ans"]));
  await open(lou);
  expect(screen.getByRole("heading", { name: t.unclaimed })).toBeTruthy();
  await expectSound();
  await press(buttonOf(/Le haut Zoé/, "C’est pour Lou"));
  await vi.waitFor(async () => expect(await namesOf(lou)).toEqual([["Le haut Zoé", "WORN"]]));
  await undo();
  await vi.waitFor(async () => expect(await namesOf(lou)).toEqual([]));
});

it("sends one piece in, and keeps it after all", async () => {
  await aKeptBox(api, lou, await tops(["Le haut Ana", "3 ans"]));
  await open(lou);
  await press(buttonOf(/Le haut Ana/, t.send));
  await vi.waitFor(async () => expect(await namesOf(lou)).toEqual([["Le haut Ana", "SENT"]]));
  await open(lou);
  await press(buttonOf(/Le haut Ana/, t.takeBack));
  await vi.waitFor(async () => expect(await namesOf(lou)).toEqual([["Le haut Ana", "WORN"]]));
});

it("makes a label for all that is too small in two presses, and sends those pieces in", async () => {
  await aKeptBox(api, lou, await tops(["Le haut Ana", "3 ans"], ["Le haut Bea", "2 ans"], ["Le haut Cléo", "5 ans"]));
  await open(lou);
  fireEvent.click(screen.getByRole("button", { name: /^Envoyer les 2 pièces trop petites/ }));
  const dialog = await screen.findByRole("alertdialog", { name: t.recycleTitle });
  expect(dialog.textContent).toContain(sender.address.street);
  await expectSound();
  expect((await namesOf(lou)).every(([, place]) => place === "WORN")).toBe(true);
  await press(within(dialog).getByRole("button", { name: t.recycleConfirm }));
  const way = await screen.findByRole("link", { name: t.openLabel });
  await expectSound();
  await vi.waitFor(async () =>
    expect(Object.fromEntries(await namesOf(lou))).toEqual({
      "Le haut Ana": "SENT",
      "Le haut Bea": "SENT",
      "Le haut Cléo": "WORN",
    }),
  );
  expect(screen.queryByRole("alertdialog")).toBeNull();
  const label = await api.request(way.getAttribute("href")!.replace(/^\/api/, ""));
  expect(label.headers.get("content-type")).toBe("application/pdf");
});
