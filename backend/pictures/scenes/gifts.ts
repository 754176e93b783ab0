import { randomFrom } from "../random.ts";
import { pts } from "../path.ts";
import { parcel, trunkBack, trunkClosed, trunkFront } from "./props.ts";
import { hanging, rail } from "./rail.ts";
import { bear, branch, bunting, cloud, vase } from "./soft-props.ts";
import { table } from "./room.ts";
import { garment, type Stage } from "./stage.ts";

const festive = ["#e9c26a", "#d98f8a", "#8fa98b", "#7d9cc0"] as const;

/** A rim of stitches, as on a label sewn into a garment: all gift cards have it. */
function stitched(s: Stage, thread: string) {
  const { width: w, height: h } = s;
  const inset = Math.round(Math.min(w, h) * 0.035);
  s.raw(
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${inset}" fill="none" stroke="${thread}" stroke-width="5" stroke-dasharray="18 13" stroke-linecap="round" opacity=".8"/>`,
  );
}

function confetti(s: Stage, seed: string, count: number) {
  const random = randomFrom(seed);
  let dots = "";
  for (let i = 0; i < count; i++) {
    const x = Math.round((0.06 + random() * 0.88) * s.width);
    const y = Math.round((0.08 + random() * 0.6) * s.height);
    const color = festive[i % festive.length] ?? festive[0];
    dots +=
      i % 3 === 0
        ? `<path d="M${x} ${y}l5 11 12 1-9 9 3 12-11-6-11 6 3-12-9-9 12-1z" fill="${color}"/>`
        : `<circle cx="${x}" cy="${y}" r="${5 + (i % 3) * 2}" fill="${color}"/>`;
  }
  s.raw(`<g opacity=".75">${dots}</g>`);
}

/** An open trunk with clothes that look out of it. */
export function giftTrunk(s: Stage) {
  const { width: w, height: h } = s;
  table(s, "#fdf2cf", "#f3d36c", "disc");
  const k = Math.min(w / 1000, h / 820);
  const y = h * 0.9;
  trunkBack(s, w / 2, y, k);
  const specs = [
    garment("dress", "#d98f8a", "#fffaf0", { pattern: "flower", fabric: "poplin" }),
    garment("jumper", "#7d9cc0", "#e9c26a", { fabric: "knit", pattern: "stripe" }),
    garment("dungarees", "#8fa98b", "#e9c26a", { fabric: "corduroy" }),
  ];
  const places = [-150, 10, 160] as const;
  for (const [index, spec] of specs.entries()) {
    const x = w / 2 + (places[index] ?? 0) * k - 115 * k;
    s.garment(spec, { x, y: y - 520 * k, width: 230 * k, height: 360 * k, maxScale: 1.4 }, (index - 1) * 9);
  }
  trunkFront(s, w / 2, y, k);
  stitched(s, "#b98d3f");
}

/** The bear with its present. */
export function giftBear(s: Stage) {
  const { width: w, height: h } = s;
  table(s, "#e8f0ea", "#bcd3c4", "blob");
  const k = Math.min(w / 1000, h / 760);
  cloud(s, w * 0.2, h * 0.24, 0.9 * k);
  cloud(s, w * 0.82, h * 0.18, 0.7 * k);
  bunting(s, w * 0.05, h * 0.08, w * 0.95, h * 0.08, 46 * k, festive);
  bear(s, w * 0.38, h * 0.9, 1.75 * k, "#d98f8a");
  parcel(s, w * 0.74, h * 0.9, 1 * k, "#d98f8a");
  stitched(s, "#7d9c88");
}

/** Presents in a rain of confetti. */
export function giftParty(s: Stage) {
  const { width: w, height: h } = s;
  table(s, "#fde9e0", "#f3c2ae", "arch");
  const k = Math.min(w / 1000, h / 760);
  confetti(s, "party", 46);
  parcel(s, w * 0.24, h * 0.88, 0.95 * k, "#7d9cc0");
  parcel(s, w * 0.77, h * 0.88, 0.8 * k, "#8fa98b");
  trunkClosed(s, w * 0.5, h * 0.92, 1.25 * k);
  stitched(s, "#c97f62");
}

/** Flowers beside a closed trunk. */
export function giftBouquet(s: Stage) {
  const { width: w, height: h } = s;
  table(s, "#f7e3da", "#ebb3a1", "arch");
  const k = Math.min(w / 1000, h / 760);
  vase(s, w * 0.5, h * 0.9, 1.5 * k, "#fbf3e6", "#c9745a");
  branch(s, w * 0.2, h * 0.98, 1.5 * k, "#9aa884", -16);
  branch(s, w * 0.8, h * 0.98, 1.5 * k, "#9aa884", 16);
  stitched(s, "#a5604b");
}

/** Three pieces of the women's line on a rail. */
export function giftWardrobe(s: Stage) {
  const { width: w, height: h } = s;
  table(s, "#efe6ee", "#d4bccd", "none");
  const top = Math.round(h * 0.16);
  rail(s, w * 0.17, w * 0.83, top, h * 0.94);
  const specs = [
    garment("blouse", "#f3e4d3", "#8c5a6b", { cut: "woman", fabric: "satin" }),
    garment("dress", "#8c5a6b", "#f3d9cf", { cut: "woman", fabric: "poplin", pattern: "dot" }),
    garment("coat", "#b98a5e", "#5b3d34", { cut: "woman", fabric: "velvet" }),
  ];
  const places = [0.31, 0.5, 0.69] as const;
  for (const [index, spec] of specs.entries())
    hanging(s, spec, w * (places[index] ?? 0.5), top, w * 0.26, h * 0.72, (index - 1) * 1.4);
  stitched(s, "#7d5a73");
}

/** Branches around a ribbon: nothing else. */
export function giftBranch(s: Stage) {
  const { width: w, height: h } = s;
  table(s, "#eef0e4", "#ccd6b8", "disc");
  const k = Math.min(w / 1000, h / 760);
  for (const side of [-1, 1]) {
    branch(s, w * 0.5 + side * 60 * k, h * 0.82, 1.9 * k, "#8fa27a", side * 34);
    branch(s, w * 0.5 + side * 90 * k, h * 0.82, 1.5 * k, "#b3bf97", side * 66);
  }
  branch(s, w * 0.5, h * 0.82, 2.1 * k, "#7f946c", 0);
  const x = Math.round(w * 0.5);
  const y = Math.round(h * 0.77);
  s.group(`translate(${x} ${y})scale(${Math.round(k * 100) / 100})`, () => {
    s.shape(pts("-14 10, -120 120 4, -84 128 4, -58 150 4, 20 26"), "#d98f8a", { fabric: "satin" });
    s.shape(pts("14 10, 120 120 4, 84 128 4, 58 150 4, -20 26"), "#d98f8a", { fabric: "satin" });
    s.shape(pts("0 0, -70 -66, -150 -40, -146 34, -64 40"), "#e3a39d", { fabric: "satin" });
    s.shape(pts("0 0, 70 -66, 150 -40, 146 34, 64 40"), "#e3a39d", { fabric: "satin" });
    s.shape(pts("-30 -26 10, 30 -26 10, 34 28 10, -34 28 10"), "#cf827c", { fabric: "satin" });
  });
  stitched(s, "#7f946c");
}
