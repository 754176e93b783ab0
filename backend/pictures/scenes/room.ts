import { mix, tone } from "../color.ts";
import type { Stage } from "./stage.ts";

/** Wall, skirting and boards, with the light of a window falling in from the left. */
export function room(s: Stage, floorY: number, wall: string, floor: string, lightX = 0.16) {
  const { width: w, height: h } = s;
  const light = s.define(
    "wl",
    `<linearGradient id="wl" x2="1" y2=".6"><stop stop-color="#fffdf6" stop-opacity=".75"/><stop offset=".7" stop-color="#fffdf6" stop-opacity="0"/><stop offset="1" stop-color="${mix(wall, "#5a3a44", 0.6)}" stop-opacity=".16"/></linearGradient>`,
  );
  s.raw(`<path d="M0 0h${w}v${h}H0z" fill="${wall}"/><path d="M0 0h${w}v${floorY}H0z" fill="${light}"/>`);
  const x = w * lightX;
  const u = Math.min(w, h) / 9;
  const pane = (px: number, py: number) =>
    `M${Math.round(px)} ${Math.round(py)}l${Math.round(u * 1.5)} ${Math.round(u * 0.34)}v${Math.round(u * 1.8)}l${Math.round(-u * 1.5)} ${Math.round(-u * 0.34)}z`;
  s.raw(
    `<path d="${pane(x, floorY * 0.16)}${pane(x + u * 1.66, floorY * 0.16 + u * 0.38)}${pane(x, floorY * 0.16 + u * 1.98)}${pane(x + u * 1.66, floorY * 0.16 + u * 2.36)}" fill="#fffdf2" opacity=".5"/>`,
  );
  s.raw(`<path d="M0 ${floorY}h${w}v${h - floorY}H0z" fill="${floor}"/>`);
  let boards = "";
  for (let i = 1; i < 5; i++) {
    const y = Math.round(floorY + ((h - floorY) * i * (i + 1.6)) / 24);
    if (y < h) boards += `M0 ${y}h${w}`;
  }
  for (let i = 0; i < 11; i++) {
    const y0 = floorY + ((i * 29) % (h - floorY));
    boards += `M${Math.round((i * 173) % w)} ${Math.round(y0)}h${40 + ((i * 31) % 60)}`;
  }
  s.strokes(boards, tone(floor, 0.9), 2, ' opacity=".5"');
  s.raw(`<path d="M0 ${floorY - 20}h${w}v20H0z" fill="${mix(wall, "#fffdf8", 0.55)}"/>`);
  s.strokes(`M0 ${floorY - 20}h${w}M0 ${floorY}h${w}`, tone(wall, 0.82), 2, ' opacity=".5"');
}

/** Paper-coloured table top seen from above, with a soft arch or disc to set things on. */
export function table(s: Stage, color: string, accent: string, shape: "arch" | "disc" | "blob" | "none" = "blob") {
  const { width: w, height: h } = s;
  const light = s.define(
    "tl",
    `<radialGradient id="tl" cx=".32" cy=".24" r=".95"><stop stop-color="#fffdf8" stop-opacity=".7"/><stop offset=".6" stop-color="#fffdf8" stop-opacity="0"/><stop offset="1" stop-color="${mix(color, "#4a3440", 0.6)}" stop-opacity=".18"/></radialGradient>`,
  );
  s.raw(`<path d="M0 0h${w}v${h}H0z" fill="${color}"/>`);
  const tint = mix(color, accent, 0.32);
  const r = Math.min(w, h) * 0.44;
  if (shape === "disc") s.raw(`<circle cx="${w / 2}" cy="${h / 2}" r="${Math.round(r)}" fill="${tint}"/>`);
  if (shape === "arch")
    s.raw(
      `<path d="M${Math.round(w / 2 - r * 0.92)} ${h}V${Math.round(h * 0.54)}a${Math.round(r * 0.92)} ${Math.round(r * 0.92)} 0 0 1 ${Math.round(r * 1.84)} 0V${h}z" fill="${tint}"/>`,
    );
  if (shape === "blob")
    s.raw(
      `<path d="M${Math.round(w * 0.1)} ${Math.round(h * 0.5)}C${Math.round(w * 0.06)} ${Math.round(h * 0.12)} ${Math.round(w * 0.42)} ${Math.round(h * 0.1)} ${Math.round(w * 0.6)} ${Math.round(h * 0.14)}S${Math.round(w * 0.98)} ${Math.round(h * 0.4)} ${Math.round(w * 0.9)} ${Math.round(h * 0.66)}S${Math.round(w * 0.6)} ${Math.round(h * 0.98)} ${Math.round(w * 0.36)} ${Math.round(h * 0.9)}S${Math.round(w * 0.13)} ${Math.round(h * 0.8)} ${Math.round(w * 0.1)} ${Math.round(h * 0.5)}z" fill="${tint}"/>`,
    );
  s.raw(`<path d="M0 0h${w}v${h}H0z" fill="${light}"/>`);
}
