// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pieceAnchor, type ReviewablePiece } from "#contract/reviews.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { OwnReview } from "./own-review.tsx";

const pieceOf = (order_line_id: string, name: string): ReviewablePiece => ({
  order_line_id,
  product_id: 1,
  name,
  brand_name: "Ombelle & Fils",
  clean_name: "haut",
  collection_slug: "girls",
  size: "4 ans",
  image: { url: "/a.svg", alt: "", width: 3, height: 4, placeholder: "#fff" },
  obstacle: null,
  told_fit: null,
  review: null,
});
const [top, dress] = [pieceOf("l1", "Haut rayé"), pieceOf("l2", "Robe à fleurs")];

beforeEach(() => {
  location.hash = "";
});
afterEach(cleanup);

const show = () =>
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <ul>
        {[top, dress].map((piece) => (
          <OwnReview key={piece.order_line_id} orderId="o1" first={piece} />
        ))}
      </ul>
    </NextIntlClientProvider>,
  );
const forms = () => screen.queryAllByRole("form").map((form) => form.getAttribute("aria-label"));

it("opens the form of the piece a mail leads to, and lets it be closed", () => {
  location.hash = `#${pieceAnchor("l2")}`;
  show();
  expect(document.querySelector(location.hash)?.textContent).toContain(dress.name);
  expect(forms()).toEqual([dress.name]);
  fireEvent.click(screen.getByRole("button", { name: fr.ownReviews.cancel }));
  expect(forms()).toEqual([]);
});

it("opens none by itself otherwise", () => {
  show();
  expect(forms()).toEqual([]);
});
