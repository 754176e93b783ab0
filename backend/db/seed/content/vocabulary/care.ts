import { type Localized, localized } from "../localized.ts";
import type { Cloth } from "./fabrics.ts";
import type { Audience, Silhouette } from "./garment.ts";
import type { TextGroup } from "./silhouettes.ts";
import { silhouetteFacts } from "./silhouettes.ts";

export const careTexts = {
  wash30: localized(
    "Lavage en machine à 30 °C",
    "Maschinenwäsche bei 30 °C",
    "Machinewas op 30 °C",
    "Lavar a máquina a 30 °C",
  ),
  wash40: localized(
    "Lavage en machine à 40 °C",
    "Maschinenwäsche bei 40 °C",
    "Machinewas op 40 °C",
    "Lavar a máquina a 40 °C",
  ),
  wool30: localized(
    "Lavage en machine à 30 °C, programme laine",
    "Maschinenwäsche bei 30 °C im Wollprogramm",
    "Machinewas op 30 °C, wolprogramma",
    "Lavar a máquina a 30 °C con programa para lana",
  ),
  hand: localized("Lavage à la main", "Handwäsche", "Met de hand wassen", "Lavar a mano"),
  wipe: localized(
    "Nettoyer avec un chiffon humide",
    "Mit einem feuchten Tuch abwischen",
    "Afnemen met een vochtige doek",
    "Limpiar con un paño húmedo",
  ),
  insideOut: localized(
    "Laver sur l’envers, avec des couleurs proches",
    "Auf links und mit ähnlichen Farben waschen",
    "Binnenstebuiten wassen, met soortgelijke kleuren",
    "Lavar del revés y con colores similares",
  ),
  noBleach: localized("Blanchiment interdit", "Nicht bleichen", "Niet bleken", "No usar lejía"),
  noTumble: localized(
    "Pas de sèche-linge",
    "Nicht in den Trockner geben",
    "Niet in de droogtrommel",
    "No usar secadora",
  ),
  tumbleLow: localized(
    "Sèche-linge à basse température",
    "Trockner bei niedriger Temperatur",
    "Droogtrommel op lage temperatuur",
    "Secadora a baja temperatura",
  ),
  dryFlat: localized("Sécher à plat", "Liegend trocknen", "Liggend drogen", "Secar en plano"),
  ironLow: localized(
    "Repassage doux, 110 °C au plus",
    "Bügeln bei höchstens 110 °C",
    "Strijken op maximaal 110 °C",
    "Planchar a 110 °C como máximo",
  ),
  ironMedium: localized(
    "Repassage à 150 °C au plus",
    "Bügeln bei höchstens 150 °C",
    "Strijken op maximaal 150 °C",
    "Planchar a 150 °C como máximo",
  ),
  noIron: localized("Ne pas repasser", "Nicht bügeln", "Niet strijken", "No planchar"),
  waxLeather: localized(
    "Nourrir le cuir avec un cirage incolore",
    "Leder mit farbloser Creme pflegen",
    "Leer voeden met kleurloze crème",
    "Nutrir la piel con crema incolora",
  ),
} satisfies Record<string, Localized<string>>;

export type CareCode = keyof typeof careTexts;

const careOf: Readonly<Record<Cloth, readonly CareCode[]>> = {
  jersey: ["wash40", "insideOut", "noBleach", "tumbleLow", "ironMedium"],
  rib: ["wash30", "insideOut", "noBleach", "noTumble", "ironLow"],
  denim: ["wash30", "insideOut", "noBleach", "noTumble", "ironMedium"],
  knit: ["wool30", "noBleach", "noTumble", "dryFlat", "ironLow"],
  corduroy: ["wash30", "insideOut", "noBleach", "noTumble", "ironLow"],
  linen: ["wash30", "noBleach", "noTumble", "ironMedium"],
  poplin: ["wash40", "noBleach", "noTumble", "ironMedium"],
  fleece: ["wash30", "insideOut", "noBleach", "tumbleLow", "ironLow"],
  gauze: ["wash30", "noBleach", "tumbleLow", "noIron"],
  leather: ["wipe", "waxLeather"],
  velvet: ["wash30", "insideOut", "noBleach", "noTumble", "noIron"],
  satin: ["hand", "noBleach", "noTumble", "ironLow"],
  coated: ["wipe", "wash30", "noBleach", "noTumble", "noIron"],
  "boiled-wool": ["hand", "noBleach", "noTumble", "dryFlat", "noIron"],
  teddy: ["wash30", "noBleach", "noTumble", "noIron"],
  canvas: ["wipe", "noBleach", "noTumble", "noIron"],
};

/** The cloth a piece is cared for like: shoes, bags and belts are wiped, whatever they are made of. */
export function caredForLike(silhouette: Silhouette, cloth: Cloth): Cloth {
  const isWiped = silhouetteFacts[silhouette].family === "SHOES" || silhouette === "bag" || silhouette === "belt";
  return isWiped && cloth !== "leather" ? "canvas" : cloth;
}

export const careCodes = (silhouette: Silhouette, cloth: Cloth): readonly CareCode[] =>
  careOf[caredForLike(silhouette, cloth)];

const nightFire = localized(
  "Tenir éloigné du feu et des flammes.",
  "Von Feuer und offenen Flammen fernhalten.",
  "Uit de buurt van vuur en open vlammen houden.",
  "Mantener alejado del fuego y de las llamas.",
);
const longScarf = localized(
  "À porter sous la surveillance d’un adulte avant 3 ans : retirer pour dormir et pour jouer sur les aires de jeux.",
  "Vor dem 3. Geburtstag nur unter Aufsicht tragen; zum Schlafen und auf dem Spielplatz abnehmen.",
  "Tot 3 jaar alleen dragen onder toezicht; doe het af bij het slapen en in de speeltuin.",
  "Antes de los 3 años, usar bajo la vigilancia de un adulto; quitar para dormir y en el parque infantil.",
);
const babyButtons = localized(
  "Vérifiez régulièrement que boutons et pressions tiennent bien.",
  "Prüfen Sie regelmäßig, ob Knöpfe und Druckknöpfe fest sitzen.",
  "Controleer regelmatig of knopen en drukknopen goed vastzitten.",
  "Comprueba con regularidad que los botones y corchetes están bien sujetos.",
);
const asleepHood = localized(
  "Retirez le bonnet ou le chapeau lorsque bébé dort.",
  "Nehmen Sie Mütze oder Hut ab, wenn das Baby schläft.",
  "Zet de muts of hoed af als je baby slaapt.",
  "Quita el gorro o el sombrero cuando el bebé duerma.",
);

/** Safety information shown with the product (Regulation (EU) 2023/988, article 19). */
export function warningsOf(silhouette: Silhouette, audience: Audience): readonly Localized<string>[] {
  if (audience === "WOMAN") return [];
  const group: TextGroup = silhouetteFacts[silhouette].textGroup;
  const warnings: Localized<string>[] = [];
  if (group === "night") warnings.push(nightFire);
  if (silhouette === "scarf") warnings.push(longScarf);
  if (audience === "BABY" && (silhouette === "hat" || silhouette === "beanie")) warnings.push(asleepHood);
  if (audience === "BABY" && silhouetteFacts[silhouette].sizing === "clothes") warnings.push(babyButtons);
  return warnings;
}
