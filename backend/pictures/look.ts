import { draftOf } from "./draft-of.ts";
import { mix } from "./color.ts";
import { groundOf, paletteOf } from "./palette.ts";
import { randomFrom } from "./random.ts";
import { renderDraft, type Frame } from "./render.ts";
import { groundMarkup } from "./shading.ts";
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

const weights: Record<Place, number> = { full: 2.2, outer: 2, top: 1.8, bottom: 2, feet: 1.25, small: 1.15 };
const order: Place[] = ["outer", "small", "full", "top", "bottom", "feet"];

interface Placed {
  spec: GarmentSpec;
  frame: Frame;
}

const box = (x: number, y: number, width: number, height: number): Frame => ({ x, y, width, height, maxScale: 1.15 });

/** Lays garments out as a person would: the worn column on the left, what goes with it on the right. */
function arrangeLook(specs: readonly GarmentSpec[]): Placed[] {
  const rest = specs.slice(0, 6).map((spec) => ({ spec, place: places[spec.silhouette] ?? "top" }));
  const take = (...wanted: Place[]) => {
    for (const place of wanted) {
      const at = rest.findIndex((r) => r.place === place);
      if (at >= 0) return rest.splice(at, 1)[0];
    }
    return undefined;
  };
  if (rest.length === 1) return rest.map(({ spec }) => ({ spec, frame: { ...box(110, 90, 580, 820), maxScale: 1.5 } }));
  const upper = take("full", "top", "outer");
  const lower = upper?.place === "full" ? undefined : take("bottom");
  const placed: Placed[] = [];
  const right = rest.length > 0;
  const x = right ? 36 : 170;
  const width = right ? 440 : 460;
  if (lower) placed.push({ spec: lower.spec, frame: box(x + 60, 436, width - 110, 520) });
  if (upper) placed.push({ spec: upper.spec, frame: lower ? box(x, 44, width, 440) : box(x, 90, width, 820) });
  rest.sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place));
  const total = rest.reduce((sum, r) => sum + weights[r.place], 0);
  let y = 54;
  const columnWidth = upper || lower ? 290 : 640;
  for (const { spec, place } of rest) {
    const share = (weights[place] / total) * 892;
    const height = Math.min(share - 22, 440);
    placed.push({ spec, frame: box(upper || lower ? 484 : 80, y + (share - height) / 2, columnWidth, height) });
    y += share;
  }
  return placed;
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
  const sheet = groundMarkup("ground", { ...palette, ground }, 800, 1000);
  const drawn = arrangeLook(specs).map(({ spec, frame }, index) => {
    const draft = draftOf(spec, false);
    return renderDraft(
      { ...draft, fill: 1, tilt: Math.round((random() - 0.5) * (index < 2 ? 6 : 14)) },
      spec,
      `${"abcdefgh"[index] ?? "z"}`,
      frame,
    );
  });
  return `<defs>${sheet.defs}${drawn.map((d) => d.defs).join("")}</defs>${sheet.body}${drawn.map((d) => d.body).join("")}`;
}
