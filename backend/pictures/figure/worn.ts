import { paletteOf } from "../palette.ts";
import { draftBox, renderOnBody } from "../render.ts";
import type { Draft } from "../draft.ts";
import type { GarmentSpec } from "../types.ts";
import { bodyDraft, handOf } from "./body.ts";
import { buildOf, type Build } from "./build.ts";
import { headMarkup, headUnits, personOf, type Person, type Wearer } from "./head.ts";
import { outfitFor, placeOf } from "./outfit.ts";
import { room, roomMarkup } from "./room.ts";

export interface WornDrawing {
  spec: GarmentSpec;
  gender: "GIRL" | "BOY" | "MIXED" | "WOMAN";
}

/** How much of the rule a picture shows: sizes of one product mostly share it, so that a child is seen to grow. */
const ruleFor = (heightCm: number): number => [68, 84, 108, 128, 156, 182].find((cm) => cm >= heightCm + 11) ?? 190;

const wearerOf = ({ spec, gender }: WornDrawing, build: Build): Wearer =>
  spec.cut === "woman"
    ? "woman"
    : build.heightCm <= 81
      ? "baby"
      : gender === "GIRL"
        ? "girl"
        : gender === "BOY"
          ? "boy"
          : "child";

const n2 = (value: number) => String(Math.round(value * 100) / 100);

/** Where hats, scarves and bags go: they are drawn around their own middle. */
function accessoryTransform(spec: GarmentSpec, draft: Draft, build: Build, armAngle: number): string {
  const head = build.head / headUnits.height;
  const middle = build.chin - headUnits.chin * head;
  const onHead = (x: number, y: number, up: number) =>
    `translate(0 ${n2(middle + up * head)})scale(${n2(x * head)} ${n2(y * head)})`;
  switch (placeOf(spec.silhouette)) {
    case "head":
      return spec.silhouette === "hat" ? onHead(0.68, 0.56, -80) : onHead(0.59, 0.46, -94);
    case "neck": {
      const scale = build.measures.arm < 200 ? 0.62 : 0.58;
      return `translate(0 ${n2(26 * scale + 12)})scale(${scale})`;
    }
    case "hand": {
      const [x, y] = handOf(build, armAngle);
      const [, top] = draftBox(draft);
      const scale = build.measures.arm > 300 ? 0.62 : 0.56;
      return `translate(${n2(x)} ${n2(y - top * scale - 12)})scale(${scale})`;
    }
    default:
      return "";
  }
}

function figureMarkup(drawing: WornDrawing, build: Build, person: Person): { defs: string; body: string } {
  const { spec } = drawing;
  const outfit = outfitFor(spec, build, person.skin);
  const skinSpec: GarmentSpec = {
    ...spec,
    pattern: "plain",
    fabric: "jersey",
    color: person.skin,
    accent: person.skin,
  };
  const body = renderOnBody(bodyDraft(build, person.skin, outfit), skinSpec, "k");
  const head = headMarkup(person);
  const scale = build.head / headUnits.height;
  const place = `translate(0 ${n2(build.chin - headUnits.chin * scale)})scale(${n2(scale)})`;
  const layers = outfit.layers.map((layer, at) => {
    const isLoose = layer.isProduct === true && ["head", "neck", "hand"].includes(placeOf(spec.silhouette));
    const transform = isLoose ? accessoryTransform(spec, layer.draft, build, outfit.armAngle) : "";
    return {
      ...renderOnBody(layer.draft, layer.spec, "abcdef"[at] ?? "z", transform),
      isAbove: isLoose && placeOf(spec.silhouette) === "head",
    };
  });
  const below = layers.filter(({ isAbove }) => !isAbove).map((layer) => layer.body);
  const above = layers.filter(({ isAbove }) => isAbove).map((layer) => layer.body);
  return {
    defs: head.defs + body.defs + layers.map((layer) => layer.defs).join(""),
    body: `<g transform="${place}">${head.back}</g>${body.body}${below.join("")}<g transform="${place}">${head.front}</g>${above.join("")}`,
  };
}

/** A garment of a size worn by one it is made for, at true scale beside a rule; 3:4 (600 × 800 units). */
export function wornMarkup(drawing: WornDrawing, size: string): string {
  const { spec } = drawing;
  const build = buildOf(size, spec.cut);
  const person = personOf(spec.seed, wearerOf(drawing, build));
  const cm = ruleFor(build.heightCm);
  const pxPerCm = (room.floor - room.crown) / cm;
  const scale = (pxPerCm * build.heightCm) / build.height;
  const palette = paletteOf(spec.color, spec.accent, spec.fabric);
  const scene = roomMarkup(palette, cm, pxPerCm, build.isLying);
  const figure = figureMarkup(drawing, build, person);
  const shadow = build.isLying
    ? `<ellipse cx="${room.middle + 8}" cy="${n2(room.floor - (pxPerCm * build.heightCm) / 2 + 12)}" rx="${n2(190 * scale)}" ry="${n2(pxPerCm * build.heightCm * 0.52)}" fill="url(#fs)" opacity=".7"/>`
    : `<ellipse cx="${room.middle + 10}" cy="${room.floor + 4}" rx="${n2(150 * scale)}" ry="${n2(24 * scale)}" fill="url(#fs)"/>`;
  return `<defs>${scene.defs}${figure.defs}</defs>${scene.body}${shadow}<g transform="translate(${room.middle} ${n2(room.floor - build.floor * scale)})scale(${Math.round(scale * 1000) / 1000})">${figure.body}</g>`;
}
