import { type Localized, localized } from "../localized.ts";
import type { Fabric, Silhouette } from "./garment.ts";

/** What a fabric is called on a given piece: fleece is brushed cotton on a sweatshirt and teddy on a coat. */
export type Cloth = Fabric | "coated" | "boiled-wool" | "teddy" | "canvas";

export interface ClothWords {
  name: Localized<string>;
  /** After the noun: "en lin", "aus Leinen". */
  phrase: Localized<string>;
}

const cloth = (
  fr: readonly [string, string],
  de: readonly [string, string],
  nl: readonly [string, string],
  es: readonly [string, string],
): ClothWords => ({ name: localized(fr[0], de[0], nl[0], es[0]), phrase: localized(fr[1], de[1], nl[1], es[1]) });

export const clothWords: Readonly<Record<Cloth, ClothWords>> = {
  jersey: cloth(
    ["Jersey", "en jersey"],
    ["Jersey", "aus Jersey"],
    ["Tricot", "van tricot"],
    ["Punto liso", "en punto liso"],
  ),
  rib: cloth(
    ["Maille côtelée", "en maille côtelée"],
    ["Rippstrick", "aus Rippstrick"],
    ["Ribtricot", "van ribtricot"],
    ["Canalé", "en canalé"],
  ),
  denim: cloth(["Denim", "en denim"], ["Denim", "aus Denim"], ["Denim", "van denim"], ["Denim", "en denim"]),
  knit: cloth(
    ["Maille", "en maille"],
    ["Strick", "aus Strick"],
    ["Gebreide stof", "van gebreide stof"],
    ["Punto tricot", "en punto tricot"],
  ),
  corduroy: cloth(
    ["Velours côtelé", "en velours côtelé"],
    ["Cord", "aus Cord"],
    ["Corduroy", "van corduroy"],
    ["Pana", "en pana"],
  ),
  linen: cloth(["Lin", "en lin"], ["Leinen", "aus Leinen"], ["Linnen", "van linnen"], ["Lino", "en lino"]),
  poplin: cloth(
    ["Popeline", "en popeline"],
    ["Popeline", "aus Popeline"],
    ["Popeline", "van popeline"],
    ["Popelina", "en popelina"],
  ),
  fleece: cloth(
    ["Molleton", "en molleton"],
    ["Sweatstoff", "aus Sweatstoff"],
    ["Sweatstof", "van sweatstof"],
    ["Felpa", "en felpa"],
  ),
  gauze: cloth(
    ["Gaze de coton", "en gaze de coton"],
    ["Musselin", "aus Musselin"],
    ["Mousseline", "van mousseline"],
    ["Gasa de algodón", "en gasa de algodón"],
  ),
  leather: cloth(["Cuir", "en cuir"], ["Leder", "aus Leder"], ["Leer", "van leer"], ["Piel", "en piel"]),
  velvet: cloth(
    ["Velours", "en velours"],
    ["Samt", "aus Samt"],
    ["Fluweel", "van fluweel"],
    ["Terciopelo", "en terciopelo"],
  ),
  satin: cloth(["Satin", "en satin"], ["Satin", "aus Satin"], ["Satijn", "van satijn"], ["Satén", "en satén"]),
  coated: cloth(
    ["Toile enduite", "en toile enduite"],
    ["Beschichtetes Gewebe", "aus beschichtetem Gewebe"],
    ["Gecoate stof", "van gecoate stof"],
    ["Tejido recubierto", "en tejido recubierto"],
  ),
  "boiled-wool": cloth(
    ["Laine bouillie", "en laine bouillie"],
    ["Walkwolle", "aus Walkwolle"],
    ["Gekookte wol", "van gekookte wol"],
    ["Lana cocida", "en lana cocida"],
  ),
  teddy: cloth(
    ["Polaire bouclée", "en polaire bouclée"],
    ["Teddyfleece", "aus Teddyfleece"],
    ["Teddystof", "van teddystof"],
    ["Borreguito", "en borreguito"],
  ),
  canvas: cloth(["Toile", "en toile"], ["Canvas", "aus Canvas"], ["Canvas", "van canvas"], ["Lona", "en lona"]),
};

export function clothOf(silhouette: Silhouette, fabric: Fabric): Cloth {
  if (silhouette === "raincoat") return "coated";
  if (silhouette === "coat" && fabric === "knit") return "boiled-wool";
  if (fabric === "fleece" && (silhouette === "coat" || silhouette === "jacket" || silhouette === "gilet"))
    return "teddy";
  if (silhouette === "trainers" && fabric === "denim") return "canvas";
  return fabric;
}
