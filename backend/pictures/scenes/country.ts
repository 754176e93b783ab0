import { mix } from "../color.ts";
import { randomFrom } from "../random.ts";
import type { Stage } from "./stage.ts";

/** Hills under a sky. */
export function country(s: Stage, sky: string, far: string, near: string) {
  const { width: w, height: h } = s;
  const glow = s.define(
    "sk",
    `<linearGradient id="sk" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#fff4df"/></linearGradient>`,
  );
  s.raw(`<path d="M0 0h${w}v${h}H0z" fill="${glow}"/>`);
  const hill = (y: number, dy: number, color: string) =>
    s.raw(
      `<path d="M0 ${Math.round(h * y)}C${Math.round(w * 0.22)} ${Math.round(h * (y - dy))} ${Math.round(w * 0.36)} ${Math.round(h * (y - dy))} ${Math.round(w * 0.55)} ${Math.round(h * y)}S${Math.round(w * 0.86)} ${Math.round(h * (y + dy * 0.6))} ${w} ${Math.round(h * (y - dy * 0.5))}V${h}H0z" fill="${color}"/>`,
    );
  hill(0.6, 0.14, mix(far, "#fff4df", 0.35));
  hill(0.7, -0.06, far);
  hill(0.8, 0.07, near);
}

/** Rain falling aslant over the whole picture; near drops are longer than far ones. */
export function rain(s: Stage, seed: string, count: number, length: number, opacity: number) {
  const random = randomFrom(seed);
  let drops = "";
  for (let i = 0; i < count; i++)
    drops += `M${Math.round(random() * s.width * 1.06)} ${Math.round(random() * s.height * 0.94)}l${Math.round(-length * 0.22)} ${Math.round(length * (0.8 + random() * 0.4))}`;
  s.strokes(drops, "#6f8fa8", length > 30 ? 3 : 2, ` opacity="${opacity}"`);
}

/** Water on the ground, with the rings of what falls into it. */
export function puddle(s: Stage, x: number, y: number, rx: number, ry: number) {
  const oval = (dx: number, dy: number, k: number) =>
    `M${Math.round(x + dx - rx * k)} ${Math.round(y + dy)}a${Math.round(rx * k)} ${Math.round(ry * k)} 0 1 0 ${Math.round(2 * rx * k)} 0a${Math.round(rx * k)} ${Math.round(ry * k)} 0 1 0 ${Math.round(-2 * rx * k)} 0z`;
  s.raw(
    `<path d="${oval(0, 0, 1)}" fill="#8fb0c4"/><path d="${oval(-rx * 0.08, -ry * 0.14, 0.82)}" fill="#b9d2de" opacity=".8"/>`,
  );
  s.strokes(oval(rx * 0.3, ry * 0.2, 0.26) + oval(-rx * 0.42, ry * 0.1, 0.2), "#f4fafc", 2.4, ' opacity=".8"');
}

/** Water that jumps up beside a boot. */
export function splash(s: Stage, x: number, y: number, k: number) {
  const n = (value: number) => Math.round(value * k);
  s.raw(
    `<path d="M${Math.round(x)} ${Math.round(y)}q${n(-30)} ${n(-12)} ${n(-38)} ${n(-46)}q${n(22)} ${n(12)} ${n(38)} ${n(46)}zM${Math.round(x + 12 * k)} ${Math.round(y)}q${n(6)} ${n(-34)} ${n(34)} ${n(-52)}q${n(-4)} ${n(34)} ${n(-34)} ${n(52)}z" fill="#b9d2de" stroke="#7fa2b8" stroke-width="1.6"/>`,
  );
  s.raw(
    `<g fill="#b9d2de" stroke="#7fa2b8" stroke-width="1.4"><circle cx="${Math.round(x - 52 * k)}" cy="${Math.round(y - 52 * k)}" r="${n(6)}"/><circle cx="${Math.round(x + 62 * k)}" cy="${Math.round(y - 60 * k)}" r="${n(5)}"/></g>`,
  );
}
