import { heightOf } from "../../figure/build.ts";
import { randomFrom } from "../../random.ts";
import { cake, growthRule, pegBoard } from "../house-props.ts";
import { standing, type Someone } from "../people.ts";
import { pile, stool, trunkClosed } from "../props.ts";
import { room } from "../room.ts";
import { bunting, rug } from "../soft-props.ts";
import { garment as g, type Stage } from "../stage.ts";
import { laid, pxPerCm, scaleOf } from "./measures.ts";

const confetti = (s: Stage, floor: number) => {
  const random = randomFrom("floor confetti");
  let dots = "";
  for (let i = 0; i < 40; i++)
    dots += `<ellipse cx="${Math.round(random() * s.width)}" cy="${Math.round(floor + 20 + random() * (s.height - floor - 30))}" rx="7" ry="3.4" fill="${["#e9c26a", "#d98f8a", "#8fa98b", "#7d9cc0"][i % 4]}"/>`;
  s.raw(`<g opacity=".85">${dots}</g>`);
};

/** Two children dressed for a feast, and the cake that is waited for. */
export function party(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  const floor = h * 0.74;
  room(s, Math.round(floor), "#f6e3d8", "#dfc0a0", 0.06);
  bunting(s, -30, 24, w + 30, 30, 56 * k, ["#e9c26a", "#d98f8a", "#8fa98b", "#7d9cc0"]);
  confetti(s, floor);
  const girl: Someone = {
    seed: 15,
    wearer: "girl",
    size: "6 ans",
    wears: [
      g("dress", "#6b3a4e", "#f3d7a4", { pattern: "star", fabric: "velvet", seed: 6 }),
      g("ballerinas", "#d9b26c", "#fff4e0", { fabric: "satin", seed: 2 }),
    ],
  };
  const boy: Someone = {
    seed: 64,
    wearer: "boy",
    size: "8 ans",
    wears: [
      g("shirt", "#fbf6ec", "#35476e", { fabric: "poplin", seed: 4 }),
      g("trousers", "#35476e", "#f3d9a4", { fabric: "velvet", seed: 2 }),
      g("trainers", "#f6efe3", "#8fa98b", { seed: 2 }),
    ],
  };
  const unit = pxPerCm(s, wide ? 0.7 : 0.56, boy);
  standing(s, boy, { x: w * (wide ? 0.46 : 0.5), y: h * 0.93, pxPerCm: unit });
  standing(s, girl, { x: w * (wide ? 0.26 : 0.2), y: h * 0.95, pxPerCm: unit });
  stool(s, w * (wide ? 0.74 : 0.8), h * 0.96, 1.25 * k);
  cake(s, w * (wide ? 0.74 : 0.8), h * 0.96 - 240 * k, 1.15 * k);
}

/** A child before the rule on the wall. */
export function rightSize(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  const floor = Math.round(h * 0.8);
  room(s, floor, "#eaf0ec", "#dcc09a", 0.05);
  const child: Someone = {
    seed: 52,
    wearer: "girl",
    size: "5 ans",
    wears: [
      g("t-shirt", "#f6efe3", "#c9745a", { pattern: "stripe", seed: 3 }),
      g("leggings", "#8fa98b", "#f6efe3", { seed: 1 }),
      g("socks", "#e9c26a", "#f6efe3", { fabric: "rib", seed: 2 }),
    ],
  };
  const unit = pxPerCm(s, 0.68, child);
  const x = w * (wide ? 0.42 : 0.42);
  growthRule(s, x - 30 * unit, floor + 14 * k, 120, unit * 0.98);
  rug(s, x, h * 0.92, 250 * k, 42 * k, "#f6efe3", "#d98f6c");
  standing(s, child, { x, y: h * 0.925, pxPerCm: unit });
  const px = w * (wide ? 0.75 : 0.82);
  stool(s, px, h * 0.95, 1.1 * k);
  const high = pile(
    s,
    px,
    h * 0.95 - 214 * k,
    220 * k,
    [
      { color: "#35476e", fabric: "jersey" },
      { color: "#e9b9b0", accent: "#fffaf0", pattern: "dot", scale: 0.6 },
      { color: "#fbf6ec", fabric: "rib" },
      { color: "#e9c26a", fabric: "knit" },
    ],
    40 * k,
  );
  laid(
    s,
    g("beanie", "#d98f6c", "#f6efe3", { fabric: "knit", seed: 2 }),
    px,
    h * 0.95 - 214 * k - high - 52 * k,
    unit * 0.9,
    -5,
  );
}

/** Home from the rain: what is wet hangs and drips, who is dry wears wool. */
export function rainyDays(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  room(s, Math.round(h * 0.78), "#e6ecee", "#cdb594", 0.05);
  const left = w * (wide ? 0.1 : 0.04);
  pegBoard(s, left, w * (wide ? 0.58 : 0.62), h * 0.17, wide ? k : k * 1.1, [
    {
      mark: "boat",
      color: "#4f7391",
      spec: g("raincoat", "#f0c64f", "#35476e", { fabric: "poplin", seed: 3 }),
      width: 330,
      height: 390,
    },
    {
      mark: "cloud",
      color: "#7d9cc0",
      spec: g("hat", "#35476e", "#f0c64f", { fabric: "poplin" }),
      width: 200,
      height: 150,
    },
  ]);
  const mat = h * 0.93;
  s.shadow(w * (wide ? 0.27 : 0.3), mat, 230 * k, 30 * k, 0.6);
  s.raw(
    `<ellipse cx="${Math.round(w * (wide ? 0.27 : 0.3))}" cy="${Math.round(mat)}" rx="${Math.round(220 * k)}" ry="${Math.round(36 * k)}" fill="#8a7a68"/><ellipse cx="${Math.round(w * (wide ? 0.2 : 0.2))}" cy="${Math.round(mat - 6 * k)}" rx="${Math.round(60 * k)}" ry="${Math.round(11 * k)}" fill="#b9d2de"/>`,
  );
  const drip = (x: number, y: number) => `M${Math.round(x)} ${Math.round(y)}q-8 14 0 20q8-6 0-20z`;
  const wet = w * (wide ? 0.2 : 0.2);
  s.raw(
    `<path d="${drip(wet - 40 * k, h * 0.7)}${drip(wet + 20 * k, h * 0.76)}${drip(wet + 62 * k, h * 0.71)}" fill="#8fb0c4"/>`,
  );
  laid(
    s,
    g("boots", "#c9745a", "#f6efe3", { fabric: "poplin", seed: 1 }),
    w * (wide ? 0.33 : 0.36),
    mat - 62 * k,
    4.6 * k,
  );
  const child: Someone = {
    seed: 57,
    wearer: "boy",
    size: "5 ans",
    wears: [
      g("jumper", "#35476e", "#f0c64f", { pattern: "stripe", fabric: "knit", seed: 4 }),
      g("trousers", "#b98457", "#f3d9a4", { fabric: "corduroy", seed: 4 }),
      g("socks", "#c9745a", "#f6efe3", { fabric: "knit", seed: 2 }),
    ],
  };
  standing(s, child, { x: w * 0.76, y: h * 0.94, pxPerCm: pxPerCm(s, wide ? 0.7 : 0.56, child) });
}

/** The same dungarees on three children, each a few years younger. */
export function passingOn(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  room(s, Math.round(h * 0.78), "#f4ead6", "#dcc096", 0.06);
  rug(s, w * 0.46, h * 0.93, 470 * k, 60 * k, "#f6efe3", "#7d9cc0");
  const dungarees = g("dungarees", "#5c7aa6", "#e9c26a", { fabric: "denim", seed: 2 });
  const children: Someone[] = [
    {
      seed: 36,
      wearer: "girl",
      size: "8 ans",
      wears: [
        g("long-sleeve", "#f6efe3", "#c9745a", { pattern: "stripe", seed: 1 }),
        dungarees,
        g("trainers", "#d98f6c", "#fff8ef", { seed: 3 }),
      ],
    },
    {
      seed: 16,
      wearer: "boy",
      size: "5 ans",
      wears: [
        g("t-shirt", "#e9c26a", "#fff8e6", { seed: 4 }),
        dungarees,
        g("trainers", "#f6efe3", "#8fa98b", { seed: 2 }),
      ],
    },
    {
      seed: 33,
      wearer: "child",
      size: "2 ans",
      wears: [
        g("long-sleeve", "#e9b9b0", "#fff8ef", { pattern: "dot", seed: 1 }),
        dungarees,
        g("trainers", "#8fa98b", "#f6efe3", { seed: 3 }),
      ],
    },
  ];
  const unit = ((wide ? 0.74 : 0.56) * h) / heightOf("8 ans", "child");
  for (const [i, child] of children.entries())
    standing(s, child, {
      x: w * ((wide ? [0.24, 0.47, 0.67] : [0.2, 0.52, 0.8])[i] ?? 0.5),
      y: h * (0.93 + (i % 2) * 0.015),
      pxPerCm: unit,
    });
  if (wide) trunkClosed(s, w * 0.87, h * 0.93, 0.86 * k);
}
