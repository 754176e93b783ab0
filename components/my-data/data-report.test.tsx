import { cleanup, screen, within } from "@testing-library/react";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getMyData } from "#contract/my-data.ts";
import { putPhoto, type Profile } from "#contract/profiles.ts";
import { formatSize } from "#lib/catalog/size.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder } from "#tests/backend/delivered-order.ts";
import { aKeptBox } from "#tests/backend/kept-pieces.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
/* Nobody has answered a quiz. */
vi.mock("#lib/quiz/api.ts", () => ({ findQuiz: async () => null }));
const { DataReport } = await import("./data-report.tsx");

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 10);
});
afterAll(() => api.close());
afterEach(cleanup);

/** As a browser sends a form; jsdom's own is none to the API, whose files are those of Node. */
async function sendPhoto({ id }: Pick<Profile, "id">, { token, bytes }: { token: string; bytes: Buffer }) {
  const head =
    '--cut\r\nContent-Disposition: form-data; name="photo"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const answer = await api.request(putPhoto.path.replace(":id", id), {
    method: putPhoto.method,
    headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=cut" },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--cut--\r\n")]),
  });
  expect(answer.status).toBe(200);
}

it.each([
  { locale: "fr", words: fr.myData.report },
  { locale: "de", words: de.myData.report },
] as const)("shows what was bought, what is worn and the child with their pictures: $locale", async (page) => {
  const { locale, words } = page;
  const { order, token } = await aDeliveredOrder(api, [[present(pieces[0]), 1]]);
  const kid = await aProfile(api, token);
  const taken = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#ea7a62" } })
    .jpeg()
    .toBuffer();
  await sendPhoto(kid, { token, bytes: taken });
  const { id: variantId, productId } = present(pieces[4]);
  const worn = { productId, variantId, name: "Marinière", size: "5 ans" };
  await aKeptBox(api, kid, [worn]);
  const data = await api.call(getMyData, { token });
  const photo = present(data.profiles[0]?.profile.photo_url);
  await showPage(locale, () => DataReport({ data, locale }));

  const subject = (title: string) => {
    const parts = present(screen.getByRole("heading", { level: 2, name: title }).closest("details"));
    expect(parts.open).toBe(true);
    return parts;
  };
  const picturesIn = (part: Element | null) =>
    [...present(part).querySelectorAll("img")].map((image) => image.getAttribute("src"));

  const bought = present(order.lines[0]);
  const orders = subject(`${words.orders} (2)`);
  const own = within(orders).getByText(order.number).closest("li");
  expect(picturesIn(own)).toEqual([bought.image.url]);
  expect(own?.textContent).toContain(`${bought.name} · ${formatSize(bought.size, locale, "–")}`);

  const told = subject(words.profile.replace("{name}", kid.firstname));
  const wardrobe = within(told).getByRole("heading", { level: 3, name: words.wardrobe }).closest("section");
  /* What was bought is worn by the only child, beside what was kept of the box. */
  const kept = present(data.profiles[0]).wardrobe;
  expect(kept.map(({ name }) => name).toSorted()).toEqual([bought.name, worn.name].toSorted());
  for (const { name, size } of kept)
    expect(wardrobe?.textContent).toContain(`${name} · ${formatSize(size, locale, "–")}`);
  const pictures = kept.map(({ image }) => image.url);
  expect(picturesIn(wardrobe)).toEqual(pictures);
  expect(picturesIn(told)).toEqual([photo, ...pictures]);
  expect((await api.request(photo)).status).toBe(200);
  await expectSound();
});
