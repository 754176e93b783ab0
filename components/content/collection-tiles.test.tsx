// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Collection } from "#contract/catalog.ts";
import { CollectionTiles } from "./collection-tiles.tsx";

afterEach(cleanup);

const aCollection = (index: number) =>
  ({
    slug: `shelf-${index}`,
    name: `Shelf ${index}`,
    tagline: "",
    image: { url: `https://photos.example/${index}.jpg`, width: 1200, height: 800, alt: "", placeholder: "#fff" },
  }) as Collection;

/** What a browser of this width reads in `sizes`, in pixels. */
function widthAt(sizes: string, viewport: number): number {
  const rules = sizes.split(/, (?![^(]*\))/);
  const rule = rules.find((one) => viewport >= Number(/min-width: (\d+)px/.exec(one)?.[1] ?? 0)) ?? "";
  const lengths = rule.replace(/^\(min-width: \d+px\) /, "").split(", ");
  return Math.max(
    ...lengths.map((length) =>
      [...length.matchAll(/(- )?(\d+)(px|vw)/g)].reduce(
        (sum, [, minus, amount, unit]) =>
          sum + (minus ? -1 : 1) * Number(amount) * (unit === "vw" ? viewport / 100 : 1),
        0,
      ),
    ),
  );
}

/* Widths of the grid in content.css; of the women's a cover of 3:2 fills 26vw of height, 180 px at least, 380 at most. */
it.each([
  [false, 375, [165, 165, 165, 165, 165, 165]],
  [false, 768, [362, 362, 362, 362, 362, 362]],
  [false, 1280, [389, 389, 389, 389, 389, 389]],
  [true, 375, [343, 270, 270, 270, 270, 343]],
  [true, 768, [736, 362, 362, 362, 362, 736]],
  [true, 1280, [802, 499, 499, 802, 596, 596]],
  [true, 1600, [856, 570, 570, 856, 636, 636]],
])("names the width a photograph is drawn in (women %s, %i px)", (isWoman, viewport, widths) => {
  const collections = widths.map((_, index) => aCollection(index));
  render(<CollectionTiles locale="fr" title="Shelves" collections={collections} isWoman={isWoman} />);
  const named = [...document.querySelectorAll("img")].map(({ sizes }) => widthAt(sizes, viewport));
  for (const [index, width] of widths.entries()) {
    expect(named[index]).toBeGreaterThan(width - 3);
    expect(named[index]).toBeLessThan(width * 1.03);
  }
});
