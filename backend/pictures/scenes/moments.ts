import { bear, bearHead, blocks, branch, bunting, cloud, rug } from "./soft-props.ts";
import { country } from "./country.ts";
import { standing } from "./people.ts";
import { leather, parcel, trunkBack, trunkClosed, trunkFront } from "./props.ts";
import { room } from "./room.ts";
import { garment, type Stage } from "./stage.ts";

export function emptyCart(s: Stage) {
  const { width: w, height: h } = s;
  room(s, Math.round(h * 0.78), "#fbf1dc", "#e9cfa6", 0.06);
  const k = Math.min(w / 1150, h / 860);
  const y = h * 0.9;
  rug(s, w / 2, y - 4, 470 * k, 66 * k, "#f3e4c8", "#8fa98b");
  trunkBack(s, w * 0.47, y, k);
  trunkFront(s, w * 0.47, y, k);
  bear(s, w * 0.8, y + 22, k * 0.94, "#7d9cc0");
}

/** A child beside what has just been delivered. */
export function parcelScene(s: Stage) {
  const { width: w, height: h } = s;
  room(s, Math.round(h * 0.76), "#f7ebdc", "#e2c49b", 0.08);
  const k = Math.min(w / 1200, h / 800);
  parcel(s, w * 0.4, h * 0.91, 1.6 * k, "#c9745a");
  const wears = [
    garment("t-shirt", "#e9c26a", "#fff8e6", { pattern: "star", seed: 4 }),
    garment("shorts", "#35476e", "#f3d9a4", { fabric: "corduroy", seed: 2 }),
    garment("trainers", "#f6efe3", "#c9745a", { seed: 2 }),
  ];
  standing(s, { seed: 57, wearer: "boy", size: "5 ans", wears }, { x: w * 0.68, y: h * 0.94, pxPerCm: 5.2 * k });
  branch(s, w * 0.13, h * 0.93, 1.3 * k, "#9fb08d", -10);
  blocks(s, w * 0.88, h * 0.94, 0.8 * k);
  bunting(s, w * 0.4, 20, w + 20, 40, 60 * k, ["#e9c26a", "#8fa98b", "#e9b9b0", "#7d9cc0"]);
}

const pine = (s: Stage, x: number, y: number, k: number, color: string) => {
  s.strokes(`M${Math.round(x)} ${Math.round(y)}v${Math.round(-40 * k)}`, "#8f6b4a", 10 * k);
  for (const [dy, r] of [
    [-24, 62],
    [-72, 50],
    [-116, 36],
  ] as const)
    s.shape(
      [
        [x - r * k, y + dy * k, 8],
        [x, y + (dy - 84) * k, 6],
        [x + r * k, y + dy * k, 8],
        [x, y + (dy + 10) * k],
      ],
      color,
      { line: 0 },
    );
};

export function notFound(s: Stage) {
  const { width: w, height: h } = s;
  const k = Math.min(w / 1200, h / 800);
  country(s, "#cfe0e6", "#b6c6a0", "#9db286");
  s.raw(`<circle cx="${Math.round(w * 0.78)}" cy="${Math.round(h * 0.2)}" r="${Math.round(62 * k)}" fill="#fbe9ae"/>`);
  cloud(s, w * 0.24, h * 0.2, 1.05 * k);
  cloud(s, w * 0.6, h * 0.13, 0.7 * k);
  for (const [x, y, z] of [
    [0.08, 0.74, 1],
    [0.15, 0.79, 1.3],
    [0.9, 0.73, 1.1],
    [0.96, 0.79, 1.4],
  ] as const)
    pine(s, w * x, h * y, z * k, x > 0.5 ? "#7f9a74" : "#8aa47c");
  s.raw(
    `<path d="M${Math.round(w * 0.36)} ${h}C${Math.round(w * 0.4)} ${Math.round(h * 0.86)} ${Math.round(w * 0.6)} ${Math.round(h * 0.9)} ${Math.round(w * 0.56)} ${Math.round(h * 0.79)}Q${Math.round(w * 0.64)} ${Math.round(h * 0.92)} ${Math.round(w * 0.58)} ${h}z" fill="#f0dcb4"/>`,
  );
  s.strokes(`M${Math.round(w * 0.69)} ${Math.round(h * 0.86)}V${Math.round(h * 0.44)}`, "#9c7248", 18 * k);
  const sign = (y: number, dir: number, color: string) =>
    s.shape(
      [
        [w * 0.69 - dir * 96 * k, y, 6],
        [w * 0.69 + dir * 96 * k, y, 6],
        [w * 0.69 + dir * 136 * k, y + 30 * k, 4],
        [w * 0.69 + dir * 96 * k, y + 60 * k, 6],
        [w * 0.69 - dir * 96 * k, y + 60 * k, 6],
      ],
      color,
      { fabric: "linen", scale: 1.5 },
    );
  sign(h * 0.46, 1, "#e3bf8d");
  sign(h * 0.56, -1, "#d9ae78");
  s.strokes(
    `M${Math.round(w * 0.69 - 50 * k)} ${Math.round(h * 0.46 + 30 * k)}q${Math.round(25 * k)}-16 ${Math.round(50 * k)} 0t${Math.round(50 * k)} 0M${Math.round(w * 0.69 - 50 * k)} ${Math.round(h * 0.56 + 30 * k)}q${Math.round(25 * k)}-16 ${Math.round(50 * k)} 0t${Math.round(50 * k)} 0`,
    "#9c7248",
    5 * k,
  );
  bear(s, w * 0.4, h * 0.9, 1.15 * k, "#c9745a");
  trunkClosed(s, w * 0.24, h * 0.93, 0.86 * k);
}

export function offline(s: Stage) {
  const { width: w, height: h } = s;
  const k = Math.min(w / 1200, h / 800);
  country(s, "#5a6b8c", "#8796a0", "#74858a");
  const stars = [
    [0.1, 0.12],
    [0.2, 0.26],
    [0.33, 0.1],
    [0.46, 0.2],
    [0.58, 0.08],
    [0.7, 0.24],
    [0.92, 0.12],
    [0.86, 0.32],
    [0.06, 0.36],
  ] as const;
  s.raw(
    `<g fill="#fdf0c4">${stars.map(([x, y], i) => `<circle cx="${Math.round(w * x)}" cy="${Math.round(h * y)}" r="${(3 + (i % 3) * 1.4).toFixed(1)}"/>`).join("")}</g>`,
  );
  s.raw(
    `<path d="M${Math.round(w * 0.78)} ${Math.round(h * 0.1)}a${Math.round(66 * k)} ${Math.round(66 * k)} 0 1 0 ${Math.round(64 * k)} ${Math.round(96 * k)}a${Math.round(56 * k)} ${Math.round(56 * k)} 0 0 1 ${Math.round(-64 * k)} ${Math.round(-96 * k)}z" fill="#fbe9ae"/>`,
  );
  cloud(s, w * 0.3, h * 0.34, 0.8 * k, "#c9d0da");
  trunkClosed(s, w * 0.5, h * 0.86, 1.5 * k, leather.tan);
  bearHead(s, w * 0.5, h * 0.86 - 376 * k, 0.9 * k, 6);
  s.shape(
    [
      [w * 0.5 - 90 * k, h * 0.86 - 316 * k, 10],
      [w * 0.5 + 92 * k, h * 0.86 - 322 * k, 10],
      [w * 0.5 + 190 * k, h * 0.86 - 250 * k, 16],
      [w * 0.5 + 120 * k, h * 0.86 - 210 * k],
      [w * 0.5 - 30 * k, h * 0.86 - 230 * k],
      [w * 0.5 - 170 * k, h * 0.86 - 204 * k, 16],
      [w * 0.5 - 150 * k, h * 0.86 - 286 * k],
    ],
    "#35476e",
    { accent: "#e9c26a", pattern: "star", scale: 0.8 },
  );
  branch(s, w * 0.12, h * 0.92, 1.2 * k, "#5f7474", -8);
  branch(s, w * 0.9, h * 0.94, 1 * k, "#5f7474", 10);
}
