import { type Localized, localized } from "../localized.ts";

type ColorTone = "neutral" | "warm" | "cool";
type ColorGroup =
  | "white"
  | "beige"
  | "yellow"
  | "orange"
  | "red"
  | "pink"
  | "purple"
  | "blue"
  | "green"
  | "brown"
  | "grey"
  | "black";

export interface Color {
  code: ColorCode;
  /** `#rrggbb` */
  hex: string;
  group: ColorGroup;
  /** Neutral goes with everything; warm with warm, cool with cool. */
  tone: ColorTone;
  /** Name of the colour on its own: "terracotta", "Terrakotta". */
  noun: Localized<string>;
  /** Agreeing form after a noun, as a template for `inflect`; equal to the name where the language keeps it invariable. */
  adjective: Localized<string>;
}

/** French adjectives that agree, and Spanish ones in -o. */
const fr = (m: string, f: string): string => `[${m}|${f}|${m}s|${f}s]`;
const es = (m: string): string => fr(m, `${m.slice(0, -1)}a`);

type Row = readonly [
  hex: string,
  group: ColorGroup,
  tone: ColorTone,
  names: readonly [fr: string, de: string, nl: string, es: string],
  agreeing?: { fr?: string; es?: string },
];

const rows = {
  white: [
    "#fbf9f4",
    "white",
    "neutral",
    ["blanc", "Weiß", "wit", "blanco"],
    { fr: fr("blanc", "blanche"), es: es("blanco") },
  ],
  cream: ["#f3e9d6", "white", "neutral", ["écru", "Creme", "ecru", "crudo"], { fr: fr("écru", "écrue") }],
  sand: ["#dcc7a1", "beige", "neutral", ["sable", "Sand", "zand", "arena"]],
  camel: ["#b98a56", "beige", "neutral", ["camel", "Camel", "camel", "camel"]],
  butter: ["#f6dc8a", "yellow", "warm", ["jaune beurre", "Buttergelb", "botergeel", "amarillo mantequilla"]],
  sunshine: ["#f2c230", "yellow", "warm", ["jaune soleil", "Sonnengelb", "zonnegeel", "amarillo sol"]],
  mustard: ["#c9952b", "yellow", "warm", ["moutarde", "Senfgelb", "mosterd", "mostaza"]],
  apricot: ["#f0ab7c", "orange", "warm", ["abricot", "Apricot", "abrikoos", "albaricoque"]],
  coral: ["#ea7a62", "orange", "warm", ["corail", "Koralle", "koraal", "coral"]],
  terracotta: ["#b9603f", "orange", "warm", ["terracotta", "Terrakotta", "terracotta", "terracota"]],
  rust: ["#94472a", "orange", "warm", ["rouille", "Rost", "roest", "óxido"]],
  red: ["#c5322f", "red", "warm", ["rouge", "Rot", "rood", "rojo"], { fr: fr("rouge", "rouge"), es: es("rojo") }],
  burgundy: ["#6e2233", "red", "warm", ["bordeaux", "Bordeaux", "bordeaux", "burdeos"]],
  blush: ["#e9c1b4", "pink", "warm", ["rose poudré", "Puderrosa", "poederroze", "rosa empolvado"]],
  pink: ["#e796a4", "pink", "warm", ["rose", "Rosa", "roze", "rosa"], { fr: fr("rose", "rose") }],
  raspberry: ["#b8345f", "pink", "warm", ["framboise", "Himbeere", "framboos", "frambuesa"]],
  lilac: ["#b9a3d1", "purple", "cool", ["lilas", "Flieder", "lila", "lila"]],
  plum: ["#5d2f4f", "purple", "cool", ["prune", "Pflaume", "pruim", "ciruela"]],
  sky: ["#a8cbe6", "blue", "cool", ["bleu ciel", "Himmelblau", "hemelsblauw", "azul cielo"]],
  denim: ["#4f6f99", "blue", "neutral", ["bleu jean", "Jeansblau", "jeansblauw", "azul vaquero"]],
  royal: ["#2f55b0", "blue", "cool", ["bleu roi", "Königsblau", "koningsblauw", "azul rey"]],
  petrol: ["#1f5a66", "blue", "cool", ["bleu pétrole", "Petrol", "petrol", "azul petróleo"]],
  navy: ["#22304f", "blue", "neutral", ["bleu marine", "Marineblau", "marineblauw", "azul marino"]],
  mint: ["#b7dcc6", "green", "cool", ["vert d’eau", "Mintgrün", "mintgroen", "verde agua"]],
  sage: ["#9aab8a", "green", "cool", ["vert sauge", "Salbeigrün", "saliegroen", "verde salvia"]],
  meadow: ["#4d8b57", "green", "cool", ["vert prairie", "Wiesengrün", "weidegroen", "verde pradera"]],
  khaki: ["#77744c", "green", "neutral", ["kaki", "Khaki", "kaki", "caqui"]],
  forest: ["#2b4b3a", "green", "cool", ["vert sapin", "Tannengrün", "dennengroen", "verde abeto"]],
  taupe: ["#a08f82", "brown", "neutral", ["taupe", "Taupe", "taupe", "topo"]],
  chocolate: ["#5a3a2a", "brown", "neutral", ["chocolat", "Schokobraun", "chocoladebruin", "chocolate"]],
  grey: ["#b3b2b0", "grey", "neutral", ["gris chiné", "Hellgrau", "lichtgrijs", "gris claro"]],
  anthracite: ["#4a4d52", "grey", "neutral", ["anthracite", "Anthrazit", "antraciet", "antracita"]],
  black: [
    "#26242a",
    "black",
    "neutral",
    ["noir", "Schwarz", "zwart", "negro"],
    { fr: fr("noir", "noire"), es: es("negro") },
  ],
} satisfies Record<string, Row>;

export type ColorCode = keyof typeof rows;

const colorOf = (code: ColorCode): Color => {
  const [hex, group, tone, [nameFr, nameDe, nameNl, nameEs], agreeing]: Row = rows[code];
  return {
    code,
    hex,
    group,
    tone,
    noun: localized(nameFr, nameDe, nameNl, nameEs),
    adjective: localized(agreeing?.fr ?? nameFr, nameDe, nameNl, agreeing?.es ?? nameEs),
  };
};

export const colorCodes = Object.keys(rows) as ColorCode[];
export const colors: Readonly<Record<ColorCode, Color>> = Object.fromEntries(
  colorCodes.map((code) => [code, colorOf(code)]),
) as Record<ColorCode, Color>;

/** True when two pieces of these colours can be worn together: a neutral with anything, otherwise the same tone. */
export function isHarmonious(a: ColorCode, b: ColorCode): boolean {
  return colors[a].tone === "neutral" || colors[b].tone === "neutral" || colors[a].tone === colors[b].tone;
}

export const colorGroupNames: Readonly<Record<ColorGroup, Localized<string>>> = {
  white: localized("Blanc et écru", "Weiß und Creme", "Wit en ecru", "Blanco y crudo"),
  beige: localized("Beige", "Beige", "Beige", "Beige"),
  yellow: localized("Jaune", "Gelb", "Geel", "Amarillo"),
  orange: localized("Orange", "Orange", "Oranje", "Naranja"),
  red: localized("Rouge", "Rot", "Rood", "Rojo"),
  pink: localized("Rose", "Rosa", "Roze", "Rosa"),
  purple: localized("Violet", "Lila", "Paars", "Morado"),
  blue: localized("Bleu", "Blau", "Blauw", "Azul"),
  green: localized("Vert", "Grün", "Groen", "Verde"),
  brown: localized("Marron", "Braun", "Bruin", "Marrón"),
  grey: localized("Gris", "Grau", "Grijs", "Gris"),
  black: localized("Noir", "Schwarz", "Zwart", "Negro"),
};
