import { lightness } from "../color.ts";
import type { Draft, Piece } from "../draft.ts";
import { draftOf } from "../draft-of.ts";
import type { Measures } from "../measures.ts";
import { symmetric } from "../path.ts";
import { traitsOf, type Traits } from "../traits.ts";
import type { GarmentSpec, Silhouette } from "../types.ts";
import { armPieces, bareFoot, neckPiece, type Hex } from "./body.ts";
import type { Build } from "./build.ts";
import { footwearDraft, isFootwear } from "./footwear.ts";

/** A garment on the figure, in the units of the figure's body. */
export interface Layer {
  draft: Draft;
  spec: GarmentSpec;
}

export interface Outfit {
  armAngle: number;
  /** Skin shows between hem and foot. */
  isLegBare: boolean;
  layers: Layer[];
}

type Place = "top" | "bottom" | "whole" | "over" | "foot" | "head" | "neck" | "hand" | "waist";

const places: Record<Silhouette, Place> = {
  "t-shirt": "top",
  "long-sleeve": "top",
  blouse: "top",
  shirt: "top",
  polo: "top",
  jumper: "top",
  cardigan: "top",
  hoodie: "top",
  sweatshirt: "top",
  jacket: "top",
  raincoat: "top",
  coat: "top",
  gilet: "top",
  bodysuit: "whole",
  dress: "whole",
  jumpsuit: "whole",
  romper: "whole",
  pyjamas: "whole",
  pinafore: "over",
  dungarees: "over",
  trousers: "bottom",
  jeans: "bottom",
  leggings: "bottom",
  joggers: "bottom",
  shorts: "bottom",
  skirt: "bottom",
  trainers: "foot",
  boots: "foot",
  sandals: "foot",
  ballerinas: "foot",
  socks: "foot",
  hat: "head",
  beanie: "head",
  scarf: "neck",
  bag: "hand",
  belt: "waist",
};

export const placeOf = (silhouette: Silhouette): Place => places[silhouette];

/** Drawn around its own middle, and set where it goes: on the head, about the neck, into a hand. */
export const isLoose = ({ spec }: Pick<Layer, "spec">): boolean =>
  ["head", "neck", "hand"].includes(placeOf(spec.silhouette));

/** Sleeves are drawn at this angle: the arm follows. */
const longSleeveAngle: Partial<Record<Silhouette, number>> = { dress: 21, jumpsuit: 19, pyjamas: 18 };

/** Drawn lying flat, legs are foreshortened or set on higher than a body has them; worn, they reach down to the ankle. */
function wornMeasures(silhouette: Silhouette, { measures: m, crotch, floor }: Build): Partial<Measures> {
  const isBaby = m.arm < 200;
  const isWoman = m.arm > 300;
  const leg = floor - 26 - crotch;
  switch (silhouette) {
    case "dungarees":
      return { rise: crotch - (isBaby ? 138 : 172), inseam: leg / (isBaby ? 0.9 : 0.86) };
    case "jumpsuit":
      return { rise: crotch + 22 - (m.waistY - (isWoman ? 10 : 20)), inseam: leg / (isWoman ? 0.78 : 0.74) };
    case "pyjamas":
      return { rise: (crotch - m.length + 60) / 0.8, inseam: leg / (isWoman ? 0.76 : 0.8) };
    case "romper":
      return { rise: crotch + 34 - (isWoman ? m.waistY : isBaby ? m.armpit + 62 : m.waistY - 30) };
    case "bodysuit":
      return { length: crotch + 14 - (isBaby ? 74 : 84) + 40 };
    default:
      return {};
  }
}

/** The neck goes between the back of a garment, seen in its opening, and its front. */
function withNeck(draft: Draft, build: Build, skin: Hex): Draft {
  const opening = draft.pieces.findIndex((piece) => piece.tint === "inner" && piece.inside);
  const front = draft.pieces.findIndex((piece, at) => at > opening && piece.round === 0 && piece.points.length > 14);
  if (opening < 0 || front < 0) return draft;
  return { ...draft, pieces: [...draft.pieces.slice(0, front), neckPiece(build, skin), ...draft.pieces.slice(front)] };
}

/** A dress begins with the parts of its skirt: arms hang before these and inside the sleeves that follow. */
function withArms(draft: Draft, spec: GarmentSpec, arms: readonly Piece[]): Draft {
  if (spec.silhouette !== "dress") return draft;
  const skirts = draft.pieces.findLastIndex((piece) => piece.hangs) + 1;
  return { ...draft, pieces: [...draft.pieces.slice(0, skirts), ...arms, ...draft.pieces.slice(skirts)] };
}

const lowered = (pieces: readonly Piece[], dy: number): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    points: piece.points.map((p): typeof p => (p[2] === undefined ? [p[0], p[1] + dy] : [p[0], p[1] + dy, p[2]])),
    folds: (piece.folds ?? []).map(([ax, ay, bx, by, bend, width]) => [ax, ay + dy, bx, by + dy, bend, width] as const),
    lights: (piece.lights ?? []).map(
      ([ax, ay, bx, by, bend, width]) => [ax, ay + dy, bx, by + dy, bend, width] as const,
    ),
    seams: (piece.seams ?? []).map((line) => line.map((p): typeof p => [p[0], p[1] + dy])),
    stitches: (piece.stitches ?? []).map((line) => line.map((p): typeof p => [p[0], p[1] + dy])),
    buttons: (piece.buttons ?? []).map(([x, y, r]) => [x, y + dy, r] as const),
    over: piece.over ? `<g transform="translate(0 ${Math.round(dy)})">${piece.over}</g>` : "",
  }));

const neutral = (silhouette: Silhouette, spec: GarmentSpec, color: string): GarmentSpec => ({
  silhouette,
  pattern: "plain",
  fabric: "jersey",
  cut: spec.cut,
  color,
  accent: color,
  seed: 1,
});

/** Calm colours that leave the product the loudest: sand beside dark cloth, clay beside pale. */
function neutrals({ color }: GarmentSpec) {
  const isPale = lightness(color) > 0.86;
  return {
    top: isPale ? "#c9b8a0" : "#f3ebdd",
    bottom: isPale ? "#9c8a76" : "#cfc0aa",
    shoe: "#b48a62",
    sock: "#f0e6d6",
  };
}

function belt(build: Build): Piece {
  const half = build.measures.waist - 12;
  const y = build.waistSeam + 5;
  return {
    points: symmetric([
      [0, y + 1],
      [half, y, 3],
      [half + 1, y + 22, 3],
      [0, y + 25],
    ]),
    round: 0,
    stitches: [
      [
        [-half + 4, y + 5],
        [half - 4, y + 5],
      ],
    ],
    over: `<path d="M-17 ${y - 3}h32v31h-32z" fill="none" stroke="#96703a" stroke-width="7"/><path d="M-17 ${y - 3}h32v31h-32z" fill="none" stroke="#d9b26c" stroke-width="4.6"/><path d="M-15 ${y + 12}h28" stroke="#e6c98f" stroke-width="4"/>`,
  };
}

const longLegs: ReadonlySet<Silhouette> = new Set([
  "trousers",
  "jeans",
  "leggings",
  "joggers",
  "dungarees",
  "jumpsuit",
  "pyjamas",
]);

/** What a figure wears so that one garment is seen on it as it is worn. */
export function outfitFor(spec: GarmentSpec, build: Build, skin: Hex): Outfit {
  const outfit = layersFor(spec, build, skin);
  return { ...outfit, isLegBare: !outfit.layers.some((layer) => longLegs.has(layer.spec.silhouette)) };
}

/** A garment cut for the body that wears it, and hanging still. */
const cutFor = (
  build: Build,
  garment: GarmentSpec,
  change: Partial<Measures> = {},
  traits: Partial<Traits> = {},
): Draft =>
  draftOf(garment, false, {
    measures: { ...build.measures, ...wornMeasures(garment.silhouette, build), ...change },
    traits,
    isStill: true,
  });

const longSleeves: readonly Traits["sleeves"][] = ["long", "balloon", "raglan", "three-quarter"];

/** The angle at which arms hang in the sleeves of a garment. */
function armAngleIn(spec: GarmentSpec): number {
  const { sleeves } = traitsOf(spec);
  if (longSleeves.includes(sleeves)) return longSleeveAngle[spec.silhouette] ?? 25;
  return sleeves === "none" || placeOf(spec.silhouette) !== "top" ? 19 : 23;
}

/** From what lies on the skin to what lies over everything. */
const order: readonly Place[] = ["foot", "bottom", "whole", "top", "over", "waist", "neck", "hand", "head"];

/** A figure in garments that go together: of two of one place the later one is worn over the other. */
export function outfitOf(specs: readonly GarmentSpec[], build: Build, skin: Hex): Outfit {
  /* Boots go over what is narrow enough to be in them. */
  const isOverLeg = ({ silhouette }: GarmentSpec) =>
    silhouette === "boots" && specs.some((other) => other.silhouette === "leggings");
  const sorted = order.flatMap((place) => [
    ...specs.filter((spec) => placeOf(spec.silhouette) === place && !isOverLeg(spec)),
    ...(place === "bottom" ? specs.filter(isOverLeg) : []),
  ]);
  const sleeved = sorted.findLast(({ silhouette }) => ["top", "whole"].includes(placeOf(silhouette)));
  const armAngle = sleeved ? armAngleIn(sleeved) : 22;
  /* Tucked in, it shows nowhere beside what is worn over it. */
  const { waist } = build.measures;
  const tucked = { length: build.waistSeam + 26, waist: waist - 4, hip: waist - 14 };
  const isTucked = sorted.some(({ silhouette }) => placeOf(silhouette) === "over");
  let isNeckSeen = false;
  const draftWorn = (spec: GarmentSpec): Draft => {
    const isInner = !isNeckSeen;
    switch (placeOf(spec.silhouette)) {
      case "foot":
        return footwearDraft(
          isFootwear(spec.silhouette) ? spec.silhouette : "socks",
          build,
          skin,
          traitsOf(spec).contrastTrim,
        );
      case "bottom":
        return { pieces: lowered(openNeck(cutFor(build, spec)).pieces, build.waistSeam) };
      case "top":
      case "whole": {
        isNeckSeen = true;
        const garment = cutFor(build, spec, isTucked ? tucked : {});
        const onSkin = isInner ? withNeck(garment, build, skin) : openNeck(garment);
        return withArms(onSkin, spec, armPieces(build, armAngle, skin));
      }
      case "waist":
        return { pieces: [belt(build)] };
      case "over":
        return cutFor(build, spec);
      default:
        return draftOf(spec, false, { isStill: true });
    }
  };
  return {
    armAngle,
    isLegBare: !sorted.some(({ silhouette }) => longLegs.has(silhouette)),
    layers: sorted.map((spec) => ({ spec, draft: draftWorn(spec) })),
  };
}

function layersFor(spec: GarmentSpec, build: Build, skin: Hex): Omit<Outfit, "isLegBare"> {
  const { silhouette, cut } = spec;
  const place = placeOf(silhouette);
  const calm = neutrals(spec);
  const { measures } = build;
  const worn = (garment: GarmentSpec, change: Partial<Measures> = {}, over: Partial<Traits> = {}): Draft =>
    cutFor(build, garment, change, over);
  const shirt = (sleeves: Traits["sleeves"], length = build.waistSeam + 26): Layer => {
    const garment = neutral("t-shirt", spec, calm.top);
    const plain = { collar: "crew", sleeves, pockets: "none", contrastTrim: false } as const;
    return {
      spec: garment,
      draft: withNeck(
        worn(garment, { length, waist: measures.waist - 4, hip: measures.waist - 14 }, plain),
        build,
        skin,
      ),
    };
  };
  const trousers = (kind: "trousers" | "leggings" | "shorts"): Layer => {
    const garment = neutral(kind, spec, calm.bottom);
    const plain = { closure: "drawstring", pockets: "none", hem: "straight", contrastTrim: false } as const;
    return { spec: garment, draft: { pieces: lowered(openNeck(worn(garment, {}, plain)).pieces, build.waistSeam) } };
  };
  const feet = (kind: Parameters<typeof footwearDraft>[0], color: string): Layer => ({
    spec: neutral(kind, spec, color),
    draft: footwearDraft(kind, build, skin),
  });
  const shod =
    cut === "baby"
      ? feet("socks", calm.sock)
      : cut === "woman"
        ? feet("ballerinas", calm.shoe)
        : feet("trainers", calm.shoe);
  const bare: Layer = {
    spec: neutral("socks", spec, skin),
    draft: { pieces: [bareFoot(build, skin), mirroredFoot(build, skin)] },
  };
  const product = (draft: Draft): Layer => ({ spec, draft });
  const armAngle = armAngleIn(spec);

  switch (place) {
    case "top": {
      const under = silhouette === "gilet" ? [shirt("short")] : silhouette === "cardigan" ? [shirt("none")] : [];
      const garment = worn(spec);
      const hasNeck = under.length > 0;
      return {
        armAngle: silhouette === "gilet" ? 22 : armAngle,
        layers: [
          shod,
          trousers(cut === "baby" ? "leggings" : "trousers"),
          ...under,
          product(hasNeck ? openNeck(garment) : withNeck(garment, build, skin)),
        ],
      };
    }
    case "whole":
      return {
        armAngle,
        layers: [
          silhouette === "pyjamas" ? bare : shod,
          product(withArms(withNeck(worn(spec), build, skin), spec, armPieces(build, armAngle, skin))),
        ],
      };
    case "over":
      return { armAngle: 22, layers: [shod, shirt("short", build.waistSeam + 60), product(worn(spec))] };
    case "bottom":
      return {
        armAngle: 22,
        layers: [shod, shirt("short"), product({ pieces: lowered(openNeck(worn(spec)).pieces, build.waistSeam) })],
      };
    case "foot":
      return {
        armAngle: 22,
        layers: [
          {
            spec,
            draft: footwearDraft(
              isFootwear(silhouette) ? silhouette : "socks",
              build,
              skin,
              traitsOf(spec).contrastTrim,
            ),
          },
          shirt("short"),
          trousers("shorts"),
        ],
      };
    default: {
      const layers = [shod, shirt("short"), trousers(cut === "baby" ? "leggings" : "trousers")];
      if (place === "waist") layers.push(product({ pieces: [belt(build)] }));
      else layers.push(product(draftOf(spec, false, { isStill: true })));
      return { armAngle: 22, layers };
    }
  }
}

const mirroredFoot = (build: Build, skin: Hex): Piece => {
  const foot = bareFoot(build, skin);
  return { ...foot, points: foot.points.map((p): typeof p => [-p[0], p[1]]).toReversed(), seams: [] };
};

/** Worn over something else, a garment shows that in its opening and not its own back. */
const openNeck = (draft: Draft): Draft => ({
  ...draft,
  pieces: draft.pieces.filter((piece) => piece.hangs || !(piece.tint === "inner" && piece.points.length > 0)),
});
