import type { Cloth } from "./fabrics.ts";

/** Countries of weaving or knitting, of dyeing or printing, and of making (ISO 3166-1 alpha-2). */
export interface Origin {
  weaving: string;
  dyeing: string;
  making: string;
}

const from = (weaving: string, dyeing: string, making: string): Origin => ({ weaving, dyeing, making });

const cottonMills = [
  from("PT", "PT", "PT"),
  from("TR", "TR", "TR"),
  from("IN", "IN", "IN"),
  from("TR", "TR", "BG"),
  from("ES", "PT", "PT"),
];
const weavers = [from("IT", "IT", "PT"), from("PT", "PT", "PT"), from("IN", "IN", "IN"), from("TR", "TR", "RO")];
const knitters = [from("IT", "IT", "IT"), from("PT", "PT", "PT"), from("ES", "ES", "ES"), from("IT", "IT", "RO")];
const tanners = [from("ES", "ES", "ES"), from("PT", "PT", "PT"), from("IT", "IT", "IT")];
const technical = [from("VN", "VN", "VN"), from("PT", "PT", "PT"), from("TR", "TR", "TR")];

export const origins: Readonly<Record<Cloth, readonly Origin[]>> = {
  jersey: cottonMills,
  rib: cottonMills,
  fleece: cottonMills,
  denim: [from("TR", "TR", "TN"), from("IT", "IT", "TN"), from("TR", "TR", "TR"), from("ES", "ES", "MA")],
  knit: knitters,
  "boiled-wool": knitters,
  corduroy: weavers,
  poplin: weavers,
  gauze: weavers,
  canvas: weavers,
  linen: [from("FR", "BE", "PT"), from("BE", "BE", "PT"), from("LT", "LT", "LT"), from("IT", "IT", "PT")],
  velvet: [from("PT", "PT", "PT"), from("IT", "IT", "RO")],
  satin: [from("IT", "IT", "IT"), from("FR", "FR", "PT")],
  leather: tanners,
  coated: technical,
  teddy: technical,
};
