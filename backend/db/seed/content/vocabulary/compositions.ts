import { type Localized, localized } from "../localized.ts";
import type { Cloth } from "./fabrics.ts";

export const materialNames = {
  cotton: localized("Coton", "Baumwolle", "Katoen", "Algodón"),
  organicCotton: localized(
    "Coton issu de l’agriculture biologique",
    "Baumwolle aus biologischem Anbau",
    "Katoen uit de biologische landbouw",
    "Algodón orgánico",
  ),
  recycledCotton: localized("Coton recyclé", "Recycelte Baumwolle", "Gerecycled katoen", "Algodón reciclado"),
  linen: localized("Lin", "Leinen", "Linnen", "Lino"),
  wool: localized("Laine", "Wolle", "Wol", "Lana"),
  merino: localized("Laine mérinos", "Merinowolle", "Merinowol", "Lana merina"),
  alpaca: localized("Alpaga", "Alpaka", "Alpaca", "Alpaca"),
  viscose: localized("Viscose", "Viskose", "Viscose", "Viscosa"),
  modal: localized("Modal", "Modal", "Modal", "Modal"),
  silk: localized("Soie", "Seide", "Zijde", "Seda"),
  polyester: localized("Polyester", "Polyester", "Polyester", "Poliéster"),
  recycledPolyester: localized(
    "Polyester recyclé",
    "Recyceltes Polyester",
    "Gerecycled polyester",
    "Poliéster reciclado",
  ),
  polyamide: localized("Polyamide", "Polyamid", "Polyamide", "Poliamida"),
  acrylic: localized("Acrylique", "Polyacryl", "Polyacryl", "Acrílico"),
  elastane: localized("Élasthanne", "Elasthan", "Elastaan", "Elastano"),
  polyurethane: localized(
    "Enduction polyuréthane",
    "Polyurethan-Beschichtung",
    "Polyurethaancoating",
    "Recubrimiento de poliuretano",
  ),
  leather: localized("Cuir de vachette", "Rindsleder", "Rundleer", "Piel vacuna"),
} satisfies Record<string, Localized<string>>;

export type Material = keyof typeof materialNames;
export type Composition = readonly { readonly material: Material; readonly percent: number }[];

const mix = (...parts: readonly (readonly [Material, number])[]): Composition =>
  parts.map(([material, percent]) => ({ material, percent }));

/** Usual compositions of a cloth, most frequent first; each adds up to 100. */
export const compositions: Readonly<Record<Cloth, readonly Composition[]>> = {
  jersey: [
    mix(["cotton", 95], ["elastane", 5]),
    mix(["cotton", 100]),
    mix(["cotton", 60], ["modal", 40]),
    mix(["cotton", 80], ["recycledCotton", 20]),
  ],
  rib: [
    mix(["cotton", 95], ["elastane", 5]),
    mix(["cotton", 97], ["elastane", 3]),
    mix(["cotton", 78], ["polyamide", 20], ["elastane", 2]),
  ],
  denim: [mix(["cotton", 98], ["elastane", 2]), mix(["cotton", 100]), mix(["cotton", 80], ["recycledCotton", 20])],
  knit: [
    mix(["cotton", 100]),
    mix(["cotton", 70], ["merino", 30]),
    mix(["wool", 50], ["cotton", 30], ["polyamide", 20]),
    mix(["acrylic", 60], ["cotton", 40]),
    mix(["merino", 70], ["alpaca", 30]),
  ],
  corduroy: [mix(["cotton", 98], ["elastane", 2]), mix(["cotton", 100])],
  linen: [mix(["linen", 100]), mix(["linen", 55], ["cotton", 45]), mix(["linen", 70], ["viscose", 30])],
  poplin: [mix(["cotton", 100]), mix(["cotton", 97], ["elastane", 3])],
  fleece: [
    mix(["cotton", 80], ["recycledPolyester", 20]),
    mix(["cotton", 85], ["polyester", 15]),
    mix(["cotton", 100]),
  ],
  gauze: [mix(["cotton", 100])],
  leather: [mix(["leather", 100])],
  velvet: [mix(["cotton", 80], ["polyester", 18], ["elastane", 2]), mix(["cotton", 75], ["polyester", 25])],
  satin: [mix(["viscose", 100]), mix(["polyester", 100]), mix(["silk", 80], ["viscose", 20])],
  coated: [
    mix(["recycledPolyester", 90], ["polyurethane", 10]),
    mix(["polyester", 85], ["polyurethane", 15]),
    mix(["cotton", 80], ["polyurethane", 20]),
  ],
  "boiled-wool": [mix(["wool", 100]), mix(["wool", 80], ["polyamide", 20])],
  teddy: [mix(["recycledPolyester", 100]), mix(["polyester", 100])],
  canvas: [mix(["cotton", 100])],
};

const synthetic: readonly Material[] = [
  "polyester",
  "recycledPolyester",
  "polyamide",
  "acrylic",
  "elastane",
  "polyurethane",
];
const recycled: readonly Material[] = ["recycledCotton", "recycledPolyester"];
const share = (composition: Composition, of: readonly Material[]): number =>
  composition.reduce((sum, { material, percent }) => (of.includes(material) ? sum + percent : sum), 0);

/** French decree 2022-748: more than half of synthetic fibres by mass calls for the microfibre notice. */
export const shedsMicrofibres = (composition: Composition): boolean => share(composition, synthetic) > 50;
export const recycledPercent = (composition: Composition): number => share(composition, recycled);

/** The same composition with its cotton from organic farming, for pieces with the label "cotonbio". */
export const withOrganicCotton = (composition: Composition): Composition =>
  composition.map((part) => (part.material === "cotton" ? { ...part, material: "organicCotton" } : part));
