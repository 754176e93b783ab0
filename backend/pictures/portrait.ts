import { lightness, mix, tone } from "./color.ts";
import { groundOf, paletteOf } from "./palette.ts";
import { pts, closedPath, symmetric, type Point } from "./path.ts";
import { patternTile } from "./patterns.ts";
import { beardShape, bothSides, hairOf, hairStyles, type HairStyle } from "./portrait-hair.ts";
import { pick, randomFrom } from "./random.ts";
import { patterns } from "./types.ts";

export interface PortraitOptions {
  /** False draws a man; true by default. */
  woman?: boolean;
  child?: boolean;
  /** Ground colour; the clothes choose it when absent. */
  ground?: string;
}

export const skins = ["#f6d7c0", "#f1c7a8", "#e3ad86", "#c98d65", "#a06c4a", "#7f5338"] as const;
const hairs = ["#3a2a24", "#5a3a28", "#8a5a34", "#b98048", "#d9b06c", "#a5492c", "#2c2430", "#8f8681"] as const;
const clothes: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["#f3ece0", "#c9745a"],
  ["#2f3f66", "#f3d9a4"],
  ["#d98f6c", "#fbe7c8"],
  ["#8fa98b", "#f6ecd8"],
  ["#e9b9b0", "#8c3f4f"],
  ["#e9c26a", "#5a4632"],
  ["#7d9cc0", "#fff4e0"],
  ["#6b4a63", "#f0d5c8"],
];

const womanHair: readonly [HairStyle, ...HairStyle[]] = [
  "bob",
  "bun",
  "long",
  "braid",
  "curls",
  "ponytail",
  "pixie",
  "waves",
];
const manHair: readonly [HairStyle, ...HairStyle[]] = ["crop", "crop", "pixie", "curls"];
const childHair: readonly [HairStyle, ...HairStyle[]] = ["plaits", "bob", "pixie", "ponytail", "curls", "crop"];

const mirrored = (points: readonly Point[]) => closedPath(symmetric(points));

/** Eyes, brows, nose, mouth and cheeks; the middle of the face is the origin. */
export function faceMarkup(skin: string, isMan: boolean, isChild: boolean, random: () => number): string {
  const deep =
    lightness(skin) < 0.6 ? mix(tone(skin, 0.6, 1.1), "#5a1f1f", 0.25) : mix(tone(skin, 0.74, 1.3), "#8a3b3b", 0.2);
  const ink = "#33262a";
  const eyeY = isChild ? 8 : 0;
  const gap = isChild ? 27 : 25;
  const smiling = random() < 0.28;
  const eyes = smiling
    ? bothSides([
        [gap - 9, eyeY + 2],
        [gap, eyeY - 5],
        [gap + 9, eyeY + 2],
      ])
    : "";
  const open = smiling
    ? ""
    : [-gap, gap]
        .map(
          (x) =>
            `<ellipse cx="${x}" cy="${eyeY}" rx="${isChild ? 5.4 : 4.6}" ry="${isChild ? 6.4 : 5.8}" fill="${ink}"/><circle cx="${x - 1.6}" cy="${eyeY - 2.2}" r="1.7" fill="#fff"/>`,
        )
        .join("") +
      (isMan
        ? ""
        : `<path d="M${gap + 3} ${eyeY - 4}l6-4M${-gap - 3} ${eyeY - 4}l-6-4" stroke="${ink}" stroke-width="2"/>`);
  const mouth = pick(random, ["M-13 38Q0 50 14 37", "M-11 39Q2 48 13 36", "M-14 36Q0 47 14 36"]);
  const grin = random() < 0.3;
  const lips = isMan || isChild ? deep : mix(deep, "#c0504d", 0.5);
  return (
    `<g fill="none" stroke-linecap="round"><path d="${eyes}" stroke="${ink}" stroke-width="3"/>${open}` +
    `<path d="${bothSides([
      [gap - 11, eyeY - 17],
      [gap, eyeY - 21],
      [gap + 11, eyeY - 17],
    ])}" stroke="${mix(ink, skin, 0.25)}" stroke-width="${isMan ? 4 : 2.8}"/>` +
    `<path d="M-1 ${eyeY + 6}Q8 ${eyeY + 20} 5 ${eyeY + 23}Q1 ${eyeY + 26} -4 ${eyeY + 24}" stroke="${deep}" stroke-width="2.6"/>` +
    (grin
      ? `<path d="M-15 35Q0 40 15 35Q10 51 0 51T-15 35z" fill="${mix(deep, "#5a2020", 0.5)}"/><path d="M-12 37Q0 41 12 37Q8 42 0 42T-12 37z" fill="#fffaf2"/>`
      : `<path d="${mouth}" stroke="${lips}" stroke-width="3.4"/>`) +
    `</g><g fill="#e0705a" opacity=".26"><ellipse cx="-39" cy="24" rx="13" ry="9"/><ellipse cx="40" cy="24" rx="13" ry="9"/></g>`
  );
}

/** A painted head and shoulders on a calm ground, 1:1 (400 × 400 units). */
export function portraitMarkup(seed: number, options: PortraitOptions = {}): string {
  const random = randomFrom(`portrait/${seed}/${options.woman ?? true}/${options.child ?? false}`);
  const isChild = options.child ?? false;
  const isMan = options.woman === false && !isChild;
  const skin = pick(random, skins);
  const hairColor = lightness(skin) < 0.66 ? pick(random, ["#2c2320", "#3a2a24", "#4a3026"]) : pick(random, hairs);
  const style = pick(random, isChild ? childHair : isMan ? manHair : womanHair) ?? hairStyles[0];
  const hair = hairOf(style);
  const [main, accent] = pick(random, clothes);
  const cloth = paletteOf(main, accent, "poplin");
  const print = patternTile(pick(random, patterns), cloth);
  const ground = options.ground ?? mix(groundOf(main, accent), tone(main, 1.05), 0.12);
  const shade = mix(tone(skin, 0.82, 1.5), "#b0604a", 0.14);
  const dark = tone(hairColor, 0.76, 0.85);
  const shine = mix(hairColor, "#ffe9cf", 0.3);
  const leafy = mix(ground, "#7d8f6e", 0.5);
  const glasses = random() < 0.24;
  const beard = isMan && random() < 0.4;
  const earrings = !isMan && !isChild && hair.showsEars;
  const collar = pick(random, isMan ? ["crew", "shirt"] : ["crew", "shirt", "round"]);
  const k = isChild ? 0.94 : 1;
  const shoulders = isChild ? 104 : isMan ? 158 : 134;
  const bust: Point[] = [
    [0, 122],
    [26, 116],
    [52, 124],
    [shoulders * 0.8, 142],
    [shoulders, 178],
    [shoulders + 12, 280, 0],
    [0, 290],
  ];
  const tilt = Math.round((random() - 0.5) * 8);
  const ears = (fill: string) =>
    `<ellipse cx="-65" cy="8" rx="11" ry="15" fill="${fill}"/><ellipse cx="65" cy="8" rx="11" ry="15" fill="${fill}"/><path d="M-68 2q-4 6 1 12M68 2q4 6-1 12" stroke="${shade}" stroke-width="2.4" fill="none"/>`;
  const sprig = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M0 90Q6 30 0-40" fill="none" stroke="${leafy}" stroke-width="3.4"/><path d="M2 60q34-6 36-36q-34 4-36 36M2 34q-34-8-36-38q32 6 36 38M1 6q28-8 28-36q-26 6-28 36M0-14q-24-8-24-32q22 6 24 32" fill="${leafy}"/></g>`;
  const neck = mirrored(pts("0 40, 27 44, 27 96, 46 122 6, 0 150"));
  const collars: Record<string, string> = {
    crew: `<path d="${closedPath(pts("-44 116 2, -26 142, 0 150, 26 142, 44 116 2, 54 124 2, 32 154, 0 164, -32 154, -54 124 2"))}" fill="${cloth.accent}"/>`,
    shirt: `<path d="${closedPath(pts("-38 108 4, -2 150 2, -26 182 4, -62 130 6"))}${closedPath(pts("38 108 4, 2 150 2, 26 182 4, 62 130 6"))}" fill="${cloth.light}" stroke="${cloth.line}" stroke-opacity=".5" stroke-width="1.6"/>`,
    round: `<path d="${closedPath(pts("-40 108 4, -26 138, -2 150 3, -14 182, -52 180, -72 142, -56 118"))}${closedPath(pts("40 108 4, 26 138, 2 150 3, 14 182, 52 180, 72 142, 56 118"))}" fill="${mix(cloth.light, "#fffaf0", 0.5)}" stroke="${cloth.line}" stroke-opacity=".5" stroke-width="1.6"/>`,
  };
  const head = mirrored(pts("0 -84, 44 -74, 64 -28, 62 18, 48 54, 24 76, 0 82"));
  return (
    `<defs><radialGradient id="g" cx=".34" cy=".26" r=".9"><stop stop-color="#fffdf8" stop-opacity=".6"/><stop offset=".7" stop-color="#fffdf8" stop-opacity="0"/></radialGradient><linearGradient id="b" x2="1"><stop offset=".3" stop-color="${cloth.shade}" stop-opacity="0"/><stop offset="1" stop-color="${cloth.shade}" stop-opacity=".5"/></linearGradient>` +
    `<linearGradient id="f" x2="1" y2=".4"><stop offset=".45" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".75"/></linearGradient><clipPath id="h"><path d="${head}"/></clipPath>` +
    (print
      ? `<pattern id="p" width="${print.width}" height="${print.height}" patternUnits="userSpaceOnUse" patternTransform="scale(.7)">${print.body}</pattern>`
      : "") +
    `</defs><path d="M0 0h400v400H0z" fill="${ground}"/><path d="${closedPath(pts("60 120, 150 40, 280 56, 356 150, 340 290, 240 370, 110 350, 40 250"))}" fill="${mix(ground, accent, 0.2)}" opacity=".6"/>${sprig(52, 300, -24)}${sprig(352, 310, 22)}<path d="M0 0h400v400H0z" fill="url(#g)"/>` +
    `<g transform="translate(200 ${isChild ? 196 : 178})scale(${k})"><g transform="rotate(${tilt} 0 80)"><path d="${hair.back}" fill="${dark}"/><path d="${hair.backStrands}" fill="none" stroke="${hairColor}" stroke-width="5" stroke-linecap="round" opacity=".6"/></g>` +
    `<path d="${neck}" fill="${tone(skin, 0.93)}"/><path d="M-27 66Q0 104 27 62V84Q6 118-27 92z" fill="${shade}" opacity=".6"/>` +
    `<path d="${mirrored(bust)}" fill="${main}"/>${print ? `<path d="${mirrored(bust)}" fill="url(#p)"/>` : ""}<path d="${mirrored(bust)}" fill="url(#b)"/><path d="${closedPath(
      pts("-45 118 2, -24 142, 0 150, 24 142, 45 118 2, 26 96 2, 0 100, -26 96 2"),
    )}" fill="${tone(skin, 0.93)}"/><path d="M-26 84Q0 118 27 80L34 102Q8 134-30 106z" fill="${shade}" opacity=".45"/>${collars[collar] ?? ""}` +
    `<path d="M-${shoulders * 0.62} 200q-6 40 0 80M${shoulders * 0.62} 190q8 40 4 90" stroke="${cloth.shade}" stroke-width="5" fill="none" opacity=".5" stroke-linecap="round"/>` +
    `<g transform="rotate(${tilt} 0 80)">${hair.showsEars || isMan ? ears(skin) : ""}<path d="${head}" fill="${skin}"/><g clip-path="url(#h)"><path d="${head}" fill="url(#f)"/><path d="${hair.front}" transform="translate(3 9)" fill="${shade}" opacity=".55"/>${beard ? `<path d="${beardShape}" fill="${hairColor}" opacity=".92"/><path d="M-24 30Q0 20 24 30Q14 38 0 36T-24 30z" fill="${hairColor}"/>` : ""}</g>` +
    faceMarkup(beard ? tone(skin, 0.98) : skin, isMan, isChild, random) +
    `<path d="${hair.front}" fill="${hairColor}"/><path d="${hair.strands}" fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round" opacity=".5"/>` +
    (glasses
      ? `<g fill="#fffdf8" fill-opacity=".16" stroke="#4a382f" stroke-width="2.8"><circle cx="-25" cy="3" r="17"/><circle cx="25" cy="3" r="17"/><path d="M-8 1q8-5 16 0M-42 0l-22-5M42 0l22-5" fill="none"/></g>`
      : "") +
    (earrings
      ? `<circle cx="-66" cy="28" r="4.5" fill="#e0b45c"/><circle cx="66" cy="28" r="4.5" fill="#e0b45c"/>`
      : "") +
    `</g></g>`
  );
}
