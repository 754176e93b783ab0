import { expect, it } from "vitest";
import { findDrawingReads } from "./find-drawing-reads.ts";

it.each([
  "const kind = sql`${products.drawing} ->> 'silhouette'`;",
  "  'kind', drawing ->> 'silhouette', 'fabric', traits[5],",
  "const { silhouette } = product.drawing as GarmentSpec;",
  'import { garmentFacts } from "../pictures/facts.ts";',
])("finds what reads a garment's nature from its drawing: %s", (line) => {
  for (const file of [
    "backend/stylist/piece-store.ts",
    "backend/catalog/search.ts",
    "scripts/bench/zz.ts",
    "lib/zz.ts",
  ])
    expect(findDrawingReads(file, `\n${line}`)).toEqual([expect.objectContaining({ file, line: 2 })]);
  expect(findDrawingReads("backend/catalog/flat-lay.ts", line)).toEqual([]);
  expect(findDrawingReads("backend/stylist/piece-store.test.ts", line)).toEqual([]);
});

it.each(["const trousers = drawTrousers(drawing);", "/** A drawing, decorative. */", "kind: products.kind,"])(
  "lets code have %s",
  (line) => expect(findDrawingReads("backend/stylist/piece-store.ts", line)).toEqual([]),
);
