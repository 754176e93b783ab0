/**
 * What visitors ask for and what they mean, written from how people shop and not from the names of our products.
 *
 * `must`: facts each of the first ten has to have, as facet and alternatives. `near`: the shop has no such thing and has to
 * say so. `help`: a section of the frequent questions that has to be named. `nothing`: nobody can know what was meant.
 */
export interface Judgement {
  must?: Readonly<Record<string, readonly string[]>>;
  near?: true;
  help?: string;
  nothing?: true;
  /** fr, de, nl, es. */
  asked: readonly [fr: string, de: string, nl: string, es: string];
}

const shoes = { family: ["SHOES"] };
const dress = { piece: ["dress", "pinafore"] };
const girl = { gender: ["GIRL", "MIXED"] };
const boy = { gender: ["BOY", "MIXED"] };
const woman = { gender: ["WOMAN"] };
const red = { colour: ["red", "burgundy"] };
const blue = { colour: ["sky", "denim", "royal", "petrol", "navy"] };
const green = { colour: ["mint", "sage", "meadow", "khaki", "forest"] };
const night = { family: ["NIGHTWEAR"] };
const jumper = { piece: ["jumper"] };

export const judgements: readonly Judgement[] = [
  { must: shoes, asked: ["chaussures", "schuhe", "schoenen", "zapatos"] },
  { must: { ...shoes, ...girl }, asked: ["chaussures fille", "mädchenschuhe", "meisjesschoenen", "zapatos niña"] },
  {
    must: { ...shoes, ...boy, size: ["28"] },
    asked: [
      "chaussure garçon pointure 28",
      "jungenschuhe größe 28",
      "jongensschoenen maat 28",
      "zapatos niño talla 28",
    ],
  },
  { must: { piece: ["trainers"] }, asked: ["tennis enfant", "turnschuhe", "gympen", "deportivas"] },
  { must: { piece: ["trainers"] }, asked: ["baskett", "turnschue", "sneekers", "zapatilas"] },
  { must: { piece: ["sandals"] }, asked: ["sandales été", "sommerschuhe", "sandaaltjes", "sandalias verano"] },
  { must: { piece: ["boots"], ...woman }, asked: ["boots femme", "stiefel damen", "laarzen dames", "botas mujer"] },
  {
    must: { piece: ["boots", "raincoat"] },
    near: true,
    asked: ["bottes de pluie", "gummistiefel", "regenlaarzen", "botas de agua"],
  },
  { must: { piece: ["coat", "gilet"] }, near: true, asked: ["doudoune", "daunenjacke", "donsjas", "plumífero"] },
  { must: { piece: ["raincoat"] }, asked: ["imperméable", "regenmantel", "regenjack", "impermeable"] },
  {
    must: { piece: ["raincoat"], ...girl, size: ["5 ans"] },
    asked: ["k-way fille 5 ans", "regenjacke mädchen 110", "regenjas meisje maat 110", "chubasquero niña 5 años"],
  },
  {
    must: { piece: ["coat", "jacket"], ...boy },
    asked: ["veste d'hiver garçon", "winterjacke jungen", "winterjas jongen", "chaqueta de invierno niño"],
  },
  { must: { family: ["OUTERWEAR"] }, asked: ["blouson", "übergangsjacke", "tussenjas", "cazadora"] },
  { must: { piece: ["cardigan"] }, asked: ["gilet", "strickweste", "vestje", "rebeca"] },
  {
    must: { ...jumper, colour: ["navy"] },
    asked: ["pull bleu marine", "pullover dunkelblau", "trui donkerblauw", "jersey azul marino"],
  },
  {
    must: { ...jumper, material: ["wool", "merino"] },
    asked: ["pull en laine", "wollpullover", "wollen trui", "jersey de lana"],
  },
  {
    must: { piece: ["hoodie"] },
    asked: ["pull à capuche", "kapuzenpulli", "trui met capuchon", "sudadera con capucha"],
  },
  {
    must: { piece: ["sweatshirt", "hoodie"], ...green },
    asked: ["sweat vert", "sweatshirt grün", "groene sweater", "sudadera verde"],
  },
  { must: dress, asked: ["roobe", "klied", "jurkk", "vesttido"] },
  { must: dress, asked: ["petite robe", "kleidchen", "jurkje", "vestidito"] },
  { must: { ...dress, ...red }, asked: ["robe rouge", "rotes kleid", "rode jurk", "vestido rojo"] },
  {
    must: { ...dress, pattern: ["flower"] },
    asked: ["robe fleurie", "blumenkleid", "gebloemde jurk", "vestido de flores"],
  },
  {
    must: { ...dress, pattern: ["flower"], size: ["6 ans"] },
    asked: ["robe fleurie 6 ans", "geblümtes kleid 6 jahre", "bloemenjurk 6 jaar", "vestido flores 6 años"],
  },
  {
    must: { ...dress, ...girl, size: ["6 ans"] },
    asked: ["robe fille 6 ans", "mädchenkleid größe 116", "meisjesjurk maat 116", "vestido niña talla 6"],
  },
  {
    must: { ...dress, gender: ["GIRL", "MIXED", "BOY"] },
    asked: ["robe enfant", "kinderkleid", "kinderjurk", "vestido infantil"],
  },
  { must: { ...dress, ...woman }, asked: ["robes femme", "damenkleider", "damesjurken", "vestidos de mujer"] },
  {
    must: { ...dress, ...woman, size: ["M"] },
    asked: ["robe femme taille 38", "kleid damen 38", "jurk dames maat 38", "vestido mujer talla 38"],
  },
  {
    must: { ...dress, ...woman, fabric: ["linen"] },
    asked: ["robe en lin femme", "leinenkleid damen", "linnen jurk dames", "vestido de lino mujer"],
  },
  { must: { piece: ["skirt"] }, asked: ["jupes", "röcke", "rokken", "faldas"] },
  { must: { piece: ["skirt"] }, near: true, asked: ["jupe plissée", "faltenrock", "plooirok", "falda plisada"] },
  { must: night, asked: ["pyjma", "schlafanug", "pyama", "pijma"] },
  {
    must: { ...night, size: ["4 ans"] },
    asked: ["pyjama 4 ans", "schlafanzug 4 jahre", "pyjama maat 104", "pijama 4 años"],
  },
  {
    must: { ...night, cut: ["baby"], size: ["6 mois"] },
    asked: ["pyjama bébé 6 mois", "baby schlafanzug 68", "babypyjama 6 maanden", "pijama bebé 6 meses"],
  },
  {
    must: { ...night, pattern: ["star"] },
    asked: ["pyjama étoiles", "pyjama mit sternen", "pyjama met sterren", "pijama estrellas"],
  },
  {
    must: { ...night, ...woman },
    asked: ["chemise de nuit femme", "nachthemd damen", "nachthemd dames", "camisón mujer"],
  },
  { must: { piece: ["bodysuit"] }, asked: ["bodies", "babybody", "rompertjes", "bodys"] },
  {
    must: { piece: ["bodysuit"], label: ["cotonbio"] },
    asked: ["body coton bio", "body bio baumwolle", "romper biologisch katoen", "body algodón orgánico"],
  },
  { must: { label: ["cotonbio"] }, asked: ["coton bio", "biobaumwolle", "biokatoen", "algodón ecológico"] },
  {
    must: { piece: ["bodysuit", "romper", "pyjamas", "cardigan", "beanie", "dungarees", "hat"], cut: ["baby"] },
    asked: ["cadeau de naissance", "geschenk zur geburt", "kraamcadeau", "regalo nacimiento"],
  },
  { must: { cut: ["baby"] }, asked: ["vêtements bébé", "babykleidung", "babykleertjes", "ropa de bebé"] },
  {
    must: { cut: ["baby"], piece: ["beanie", "hat"] },
    asked: ["bonnet bébé", "babymützen", "babymutsje", "gorro bebé"],
  },
  { must: { piece: ["jeans"] }, asked: ["jean garçon 8 ans", "jeanshose", "spijkerbroek", "pantalón tejano"] },
  {
    must: { piece: ["jeans"], ...woman },
    asked: ["jeans femme", "damenjeans", "jeans voor vrouwen", "vaqueros mujer"],
  },
  { must: { piece: ["leggings"] }, asked: ["leggins", "leggins", "leggins", "mallas"] },
  { must: { piece: ["joggers"] }, asked: ["bas de jogging", "sporthose", "trainingsbroek", "chándal niño"] },
  {
    must: { piece: ["trousers", "jeans", "joggers"], fabric: ["corduroy"] },
    asked: ["pantalon velours côtelé", "cordhose", "broek corduroy", "pantalón de pana"],
  },
  { must: { piece: ["shorts"] }, asked: ["bermuda", "kurze hose", "korte broek", "pantalones cortos"] },
  {
    must: { piece: ["t-shirt", "long-sleeve"], pattern: ["stripe"] },
    asked: ["t-shirt rayé", "t-shirt gestreift", "gestreept t-shirt", "camiseta a rayas"],
  },
  {
    must: { pattern: ["stripe"], piece: ["t-shirt", "long-sleeve", "jumper"] },
    asked: ["marinière", "ringelshirt", "streepshirt", "camiseta marinera"],
  },
  {
    must: { piece: ["long-sleeve"] },
    asked: ["tee shirt manches longues", "langarmshirt", "shirt lange mouwen", "camiseta manga larga"],
  },
  { must: { piece: ["shirt"], ...boy }, asked: ["chemise garçon", "hemd jungen", "overhemd jongen", "camisa niño"] },
  {
    must: { piece: ["blouse"], colour: ["white", "cream"] },
    asked: ["blouse blanche", "weiße bluse", "witte blouse", "blusa blanca"],
  },
  {
    must: { piece: ["dungarees"], fabric: ["denim"] },
    asked: ["salopette en jean", "latzhose denim", "tuinbroek denim", "peto denim"],
  },
  { must: { piece: ["socks"] }, asked: ["chausettes", "strümpfe", "kousen", "calcetnes"] },
  { must: { piece: ["scarf"] }, asked: ["foulard", "halstuch", "sjaaltje", "pañuelo"] },
  { must: { piece: ["scarf", "beanie"] }, near: true, asked: ["moufles", "handschuhe", "wanten", "manoplas"] },
  {
    must: { family: ["OUTERWEAR"], ...blue },
    asked: ["manteaux et vestes bleu", "jacke blau", "blauwe jas", "chaqueta azul"],
  },
  { must: { piece: ["bag"] }, asked: ["sac à main", "handtasche", "handtas", "bolso"] },
  { help: "returns", asked: ["retour", "rücksendung", "terugsturen", "devolución"] },
  { help: "delivery", asked: ["frais de port", "versandkosten", "verzendkosten", "gastos de envío"] },
];
