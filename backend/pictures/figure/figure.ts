import type { Draft } from "../draft.ts";
import { draftBox, renderOnBody } from "../render.ts";
import type { GarmentSpec } from "../types.ts";
import { bodyDraft, handOf } from "./body.ts";
import type { Build } from "./build.ts";
import { headMarkup, headUnits, type Person } from "./head.ts";
import { isLoose, type Outfit, placeOf } from "./outfit.ts";
import { carriedAt, headTilt, posed, type Pose } from "./pose.ts";

/** Somebody of a build, dressed. */
export interface Figure {
  build: Build;
  person: Person;
  outfit: Outfit;
  /** Absent: stands still. The arms of the outfit are held as the build has them (`heldAs`). */
  pose?: Pose;
}

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

/** The figure in the units of its body: the middle of the shoulders is the origin, the soles are at `build.floor`. */
export function figureMarkup({ build, person, outfit, pose = "still" }: Figure): { defs: string; body: string } {
  const skinSpec: GarmentSpec = {
    silhouette: "t-shirt",
    cut: "child",
    pattern: "plain",
    fabric: "jersey",
    color: person.skin,
    accent: person.skin,
    seed: person.seed,
  };
  const body = renderOnBody(posed(bodyDraft(build, person.skin, outfit), build, pose), skinSpec, "k");
  const head = headMarkup(person);
  const scale = build.head / headUnits.height;
  const onNeck = carriedAt([0, build.chin + 14], build, pose, headTilt[pose]);
  const place = `${onNeck}translate(0 ${n2(build.chin - headUnits.chin * scale)})scale(${n2(scale)})`;
  const layers = outfit.layers.map((layer, at) => {
    const isApart = isLoose(layer);
    const held =
      placeOf(layer.spec.silhouette) === "hand" ? carriedAt(handOf(build, outfit.armAngle), build, pose) : onNeck;
    const transform = isApart ? held + accessoryTransform(layer.spec, layer.draft, build, outfit.armAngle) : "";
    const draft = isApart ? layer.draft : posed(layer.draft, build, pose);
    return {
      ...renderOnBody(draft, layer.spec, "abcdefgh"[at] ?? "z", transform),
      isAbove: isApart && placeOf(layer.spec.silhouette) === "head",
    };
  });
  const below = layers.filter(({ isAbove }) => !isAbove).map((layer) => layer.body);
  const above = layers.filter(({ isAbove }) => isAbove).map((layer) => layer.body);
  return {
    defs: head.defs + body.defs + layers.map((layer) => layer.defs).join(""),
    body: `<g transform="${place}">${head.back}</g>${body.body}${below.join("")}<g transform="${place}">${head.front}</g>${above.join("")}`,
  };
}
