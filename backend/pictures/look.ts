import { draftOf } from "./draft-of.ts";
import { mix } from "./color.ts";
import { groundOf, paletteOf } from "./palette.ts";
import { randomFrom } from "./random.ts";
import { renderDraft, type Frame } from "./render.ts";
import { groundMarkup } from "./shading.ts";
import { trueSizeOf, type TrueSize } from "./true-scale.ts";
import type { GarmentSpec, Silhouette } from "./types.ts";

type Place = "full" | "outer" | "top" | "bottom" | "feet" | "small";

const places: Partial<Record<Silhouette, Place>> = {
  dress: "full",
  pinafore: "full",
  dungarees: "full",
  jumpsuit: "full",
  romper: "full",
  pyjamas: "full",
  bodysuit: "top",
  cardigan: "outer",
  jacket: "outer",
  raincoat: "outer",
  coat: "outer",
  gilet: "outer",
  hoodie: "outer",
  trousers: "bottom",
  jeans: "bottom",
  leggings: "bottom",
  joggers: "bottom",
  shorts: "bottom",
  skirt: "bottom",
  trainers: "feet",
  boots: "feet",
  sandals: "feet",
  ballerinas: "feet",
  socks: "feet",
  hat: "small",
  beanie: "small",
  scarf: "small",
  bag: "small",
  belt: "small",
};

const order: Place[] = ["small", "outer", "full", "top", "bottom", "feet"];
const canShareRow = (place: Place): boolean => place === "small" || place === "feet";

interface Placed {
  spec: GarmentSpec;
  frame: Frame;
}

interface Item {
  spec: GarmentSpec;
  place: Place;
  size: TrueSize;
}

/** Things side by side, in centimetres. */
interface Row {
  items: Item[];
  width: number;
  height: number;
  /** How much of it lies over the row above: a top over the waist of what is worn with it. */
  overlap: number;
}

const sheet = { width: 800, height: 1000, margin: 46 };
/** Between two rows and between two columns, in centimetres of a child's clothes; sleeves reach into what is free beside. */
const gap = 3;

const widest = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ width }) => width));
const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height, overlap }, at) => sum + height - overlap + (at > 0 && overlap === 0 ? gap : 0), 0);

const single = (item: Item, overlap = 0): Row => ({
  items: [item],
  width: item.size.width,
  height: item.size.height,
  overlap,
});

/** Rows of a column: small things share one where the column is wide enough for it. */
function columnOf(main: readonly Row[], extras: readonly Item[]): Row[] {
  const atLeast = Math.max(widest(main), ...extras.map(({ size }) => size.width));
  const above: Row[] = [];
  const below: Row[] = [];
  for (const item of extras) {
    const rows = item.place === "feet" ? below : above;
    const last = rows.at(-1);
    const isFree =
      last !== undefined &&
      canShareRow(item.place) &&
      last.items.every(({ place }) => canShareRow(place)) &&
      last.width + gap + item.size.width <= atLeast;
    if (isFree)
      rows[rows.length - 1] = {
        items: [...last.items, item],
        width: last.width + gap + item.size.width,
        height: Math.max(last.height, item.size.height),
        overlap: 0,
      };
    else rows.push(single(item));
  }
  return [...above, ...main, ...below];
}

interface Plan {
  columns: Row[][];
  /** Pixels of a centimetre: one for the whole look. */
  scale: number;
}

function planOf(columns: Row[][]): Plan {
  const filled = columns.filter((rows) => rows.length > 0);
  const width = filled.reduce((sum, rows) => sum + widest(rows), 0) + gap * (filled.length - 1);
  const height = Math.max(...filled.map(heightOf));
  return {
    columns: filled,
    scale: Math.min((sheet.width - 2 * sheet.margin) / width, (sheet.height - 2 * sheet.margin) / height),
  };
}

/** Every way to deal things out to the columns; a look has at most four besides what is worn on the body. */
function deals(extras: readonly Item[], columns: number): Item[][][] {
  if (extras.length === 0) return [Array.from({ length: columns }, () => [])];
  const [first, ...rest] = extras;
  return deals(rest, columns).flatMap((dealt) =>
    dealt.map((_, chosen) => dealt.map((items, at) => (at === chosen && first ? [first, ...items] : items))),
  );
}

/** Lays garments out as a person would, what is worn on the body first, and all at one scale: the largest that fits. */
function arrangeLook(specs: readonly GarmentSpec[]): Placed[] {
  const rest: Item[] = specs
    .slice(0, 6)
    .map((spec) => ({ spec, place: places[spec.silhouette] ?? "top", size: trueSizeOf(spec) }));
  if (rest.length === 0) return [];
  const take = (...wanted: Place[]): Item | undefined => {
    for (const place of wanted) {
      const at = rest.findIndex((item) => item.place === place);
      if (at >= 0) return rest.splice(at, 1)[0];
    }
    return undefined;
  };
  const upper = take("full", "top", "outer");
  const lower = upper?.place === "full" ? undefined : take("bottom");
  const main: Row[] = [];
  if (upper) main.push(single(upper));
  if (lower) main.push(single(lower, upper ? Math.min(6, upper.size.height * 0.12) : 0));
  rest.sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place));
  const plans = deals(rest, 2).map(([left = [], right = []]) => planOf([columnOf(main, left), columnOf([], right)]));
  const best = plans.reduce((a, b) => (b.scale > a.scale * 1.001 ? b : a));
  return placedBy({ ...best, scale: Math.min(best.scale, ...specs.map((spec) => largest / trueSizeOf(spec).unit)) });
}

/** Magnification beyond which seams and prints look coarse. */
const largest = 1.5;

function placedBy({ columns, scale }: Plan): Placed[] {
  const total = columns.reduce((sum, rows) => sum + widest(rows), 0) * scale;
  const between = (sheet.width - total) / (columns.length + 1);
  let x = between;
  const placed: Placed[] = [];
  for (const rows of columns) {
    const width = widest(rows) * scale;
    const free = sheet.height - heightOf(rows) * scale;
    const gaps = rows.filter(({ overlap }, at) => at > 0 && overlap === 0).length;
    // What is free goes between the rows before it goes around them.
    const extra = gaps > 0 ? Math.min(60, Math.max(0, free - 2 * sheet.margin) / gaps) : 0;
    let y = (free - extra * gaps) / 2;
    const column: Placed[] = [];
    rows.forEach((row, at) => {
      y += at > 0 && row.overlap === 0 ? gap * scale + extra : -row.overlap * scale;
      let left = x + (width - row.width * scale) / 2;
      for (const { spec, size } of row.items) {
        const frame = {
          x: left,
          y: y + ((row.height - size.height) * scale) / 2,
          width: size.width * scale,
          height: size.height * scale,
          maxScale: scale * size.unit,
        };
        // A top lies over the waist of what is worn with it: painted after it.
        if (row.overlap > 0) column.unshift({ spec, frame });
        else column.push({ spec, frame });
        left += (size.width + gap) * scale;
      }
      y += row.height * scale;
    });
    placed.push(...column);
    x += width + between;
  }
  return placed;
}

/** Where each garment of a flat-lay lies, in hundredths of its width and height; a garment that found no place is null. */
export function lookAreas(
  specs: readonly GarmentSpec[],
): ({ x: number; y: number; width: number; height: number } | null)[] {
  const placed = arrangeLook(specs);
  const part = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10;
  return specs.map((spec) => {
    const frame = placed.find((garment) => garment.spec === spec)?.frame;
    if (!frame) return null;
    return {
      x: part(frame.x, 800),
      y: part(frame.y, 1000),
      width: part(frame.width, 800),
      height: part(frame.height, 1000),
    };
  });
}

/** A flat-lay, 4:5 (800 × 1000 units), of up to six garments. */
export function lookMarkup(specs: readonly GarmentSpec[], seed: number): string {
  const random = randomFrom(`look/${seed}`);
  const first = specs[0];
  const second = specs[1] ?? first;
  const palette = paletteOf(first?.color ?? "#e9dcc8", first?.accent ?? "#c9a67a", "jersey");
  const ground = mix(
    groundOf(first?.color ?? "#e9dcc8", first?.accent ?? "#c9a67a"),
    second ? groundOf(second.color, second.accent) : "#f3e9da",
    0.5,
  );
  const paper = groundMarkup("ground", { ...palette, ground }, 800, 1000);
  const drawn = arrangeLook(specs).map(({ spec, frame }, index) => {
    const draft = draftOf(spec, false);
    return renderDraft(
      { ...draft, fill: 1, tilt: Math.round((random() - 0.5) * (index < 2 ? 6 : 14)) },
      spec,
      `${"abcdefgh"[index] ?? "z"}`,
      frame,
    );
  });
  return `<defs>${paper.defs}${drawn.map((d) => d.defs).join("")}</defs>${paper.body}${drawn.map((d) => d.body).join("")}`;
}
