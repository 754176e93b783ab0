import { lightness, mix, tone } from "../color.ts";
import { closedPath, pts, symmetric } from "../path.ts";
import { faceMarkup, skins } from "../portrait.ts";
import { hairOf, type HairStyle } from "../portrait-hair.ts";
import { pick, randomFrom } from "../random.ts";
import { shadeOf, type Hex } from "./body.ts";

export type Wearer = "baby" | "girl" | "boy" | "child" | "woman";

export interface Person {
  wearer: Wearer;
  skin: Hex;
  hair: string;
  style: HairStyle;
  seed: number;
}

const styles: Record<Exclude<Wearer, "baby">, readonly [HairStyle, ...HairStyle[]]> = {
  girl: ["plaits", "bob", "ponytail", "curls", "braid", "bun", "waves"],
  boy: ["crop", "pixie", "curls", "crop"],
  child: ["pixie", "bob", "curls", "crop"],
  woman: ["bob", "bun", "long", "braid", "curls", "ponytail", "pixie", "waves"],
};

/** Grey is for portraits of grown people. */
const paleHairs = ["#3a2a24", "#5a3a28", "#8a5a34", "#b98048", "#d9b06c", "#a5492c", "#2c2430"] as const;

/** Who wears a product: the same person in all its sizes, another one for the next product. */
export function personOf(seed: number, wearer: Wearer): Person {
  const random = randomFrom(`wearer/${seed}`);
  const skin = pick(random, skins);
  const hair = lightness(skin) < 0.66 ? pick(random, ["#2c2320", "#3a2a24", "#4a3026"]) : pick(random, paleHairs);
  return { wearer, skin, hair, style: wearer === "baby" ? "crop" : pick(random, styles[wearer]), seed };
}

/** A head in its own units, 166 from chin to crown and its middle at the origin, is drawn by these. */
export const headUnits = { height: 166, chin: 82, half: 64 };

const outline = closedPath(symmetric(pts("0 -84, 44 -74, 64 -28, 62 18, 48 54, 24 76, 0 82")));
const round = closedPath(symmetric(pts("0 -84, 46 -74, 67 -26, 70 22, 58 58, 30 78, 0 82")));
const down = closedPath(
  pts(
    "-62 -22, -62 -52, -40 -78, 0 -88, 40 -78, 62 -52, 62 -22, 54 -44, 30 -60, 10 -64, 2 -52, -10 -64, -34 -60, -54 -44",
  ),
);

/** What lies behind the body, and what lies before it. */
export function headMarkup({ wearer, skin, hair, style, seed }: Person): { defs: string; back: string; front: string } {
  const random = randomFrom(`face/${seed}`);
  const isBaby = wearer === "baby";
  const shape = isBaby ? round : outline;
  const locks = hairOf(style);
  const dark = tone(hair, 0.76, 0.85);
  const shine = mix(hair, "#ffe9cf", 0.3);
  const shade = shadeOf(skin);
  const wide = isBaby ? 71 : 65;
  const ears =
    isBaby || locks.showsEars
      ? [-wide, wide]
          .map(
            (x) => `<ellipse cx="${x}" cy="10" rx="11" ry="15" fill="${skin}" stroke="${shade}" stroke-width="1.4"/>`,
          )
          .join("")
      : "";
  const top = isBaby
    ? `<path d="${down}" fill="${hair}" opacity=".82"/><path d="M-8-84q10-20 22-6M-18-82q-2-14 8-20" fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"/>`
    : `<path d="${locks.front}" fill="${hair}"/><path d="${locks.strands}" fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`;
  return {
    defs:
      `<linearGradient id="hf" x2="1" y2=".4"><stop offset=".45" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".75"/></linearGradient>` +
      `<clipPath id="hc"><path d="${shape}"/></clipPath>`,
    back: isBaby
      ? ""
      : `<path d="${locks.back}" fill="${dark}"/><path d="${locks.backStrands}" fill="none" stroke="${hair}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
    front:
      `${ears}<path d="${shape}" fill="${skin}" stroke="${shade}" stroke-opacity=".6" stroke-width="1.4"/><g clip-path="url(#hc)"><path d="${shape}" fill="url(#hf)"/>` +
      (isBaby ? "" : `<path d="${locks.front}" transform="translate(3 9)" fill="${shade}" opacity=".55"/>`) +
      `</g>${faceMarkup(skin, false, wearer !== "woman", random)}${top}`,
  };
}
