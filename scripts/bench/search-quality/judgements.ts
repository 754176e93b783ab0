export type Facts = Readonly<Record<string, readonly string[]>>;

/**
 * What visitors ask for and what they mean, written from how people shop and not from the names of our products.
 *
 * `must`: facts each of the first ten has to have, as facet and alternatives. `mustNot`: what a hasty reading would bring;
 * none of the first ten may have any of these facts, and with `"any"` there may be no product at all. `near`: the shop has no
 * such thing and has to say so. `help`: a section of the frequent questions that has to be named. `nothing`: the shop sells
 * nothing of the kind, so that finding nothing is right, and that no word is taken for another.
 */
export interface Judgement {
  must?: Facts;
  mustNot: Facts | "any";
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
const trousers = { piece: ["trousers", "jeans", "joggers"] };
const reduced = { price: ["reduced"] };
const full = { price: ["full"] };
const summer = { season: ["SUMMER"] };
const party = { occasion: ["PARTY"] };
const winter = { season: ["WINTER"] };

export const judgements: readonly Judgement[] = [
  { must: shoes, mustNot: { piece: ["socks", "scarf"] }, asked: ["chaussures", "schuhe", "schoenen", "zapatos"] },
  {
    must: { ...shoes, ...girl },
    mustNot: { piece: ["socks", "bag"], gender: ["BOY", "WOMAN"] },
    asked: ["chaussures fille", "mädchenschuhe", "meisjesschoenen", "zapatos niña"],
  },
  {
    must: { ...shoes, ...boy, size: ["28"] },
    mustNot: { piece: ["socks"], gender: ["GIRL", "WOMAN"] },
    asked: [
      "chaussure garçon pointure 28",
      "jungenschuhe größe 28",
      "jongensschoenen maat 28",
      "zapatos niño talla 28",
    ],
  },
  {
    must: { piece: ["trainers"] },
    mustNot: { piece: ["socks", "boots"] },
    asked: ["tennis enfant", "turnschuhe", "gympen", "deportivas"],
  },
  {
    must: { piece: ["trainers"] },
    mustNot: { piece: ["boots", "sandals", "socks"] },
    asked: ["baskett", "turnschue", "sneekers", "zapatilas"],
  },
  {
    must: { piece: ["sandals"] },
    mustNot: { piece: ["boots", "trainers"] },
    asked: ["sandales été", "sommerschuhe", "sandaaltjes", "sandalias verano"],
  },
  {
    must: { piece: ["boots"], ...woman },
    mustNot: { piece: ["sandals", "trainers"], cut: ["baby", "child"] },
    asked: ["boots femme", "stiefel damen", "laarzen dames", "botas mujer"],
  },
  {
    must: { piece: ["boots", "raincoat"] },
    near: true,
    mustNot: { piece: ["sandals", "trousers", "joggers"] },
    asked: ["bottes de pluie", "gummistiefel", "regenlaarzen", "botas de agua"],
  },
  {
    must: { piece: ["coat", "gilet"] },
    near: true,
    mustNot: { piece: ["cardigan", "dress", "raincoat"] },
    asked: ["doudoune", "daunenjacke", "donsjas", "plumífero"],
  },
  {
    must: { piece: ["raincoat"] },
    mustNot: { piece: ["dress", "boots", "gilet"] },
    asked: ["imperméable", "regenmantel", "regenjack", "impermeable"],
  },
  {
    must: { piece: ["raincoat"], ...girl, size: ["5 ans"] },
    mustNot: { piece: ["coat"], gender: ["BOY", "WOMAN"] },
    asked: ["k-way fille 5 ans", "regenjacke mädchen 110", "regenjas meisje maat 110", "chubasquero niña 5 años"],
  },
  {
    must: { piece: ["coat", "jacket"], ...boy },
    mustNot: { piece: ["cardigan", "raincoat"], gender: ["GIRL", "WOMAN"] },
    asked: ["veste d'hiver garçon", "winterjacke jungen", "winterjas jongen", "chaqueta de invierno niño"],
  },
  {
    must: { family: ["OUTERWEAR"] },
    mustNot: { piece: ["blouse", "shirt"] },
    asked: ["blouson", "übergangsjacke", "tussenjas", "cazadora"],
  },
  {
    must: { piece: ["cardigan"] },
    mustNot: { piece: ["gilet", "jumper"] },
    asked: ["gilet", "strickweste", "vestje", "rebeca"],
  },
  {
    must: { ...jumper, colour: ["navy"] },
    mustNot: { piece: ["t-shirt"], colour: ["white", "red"] },
    asked: ["pull bleu marine", "pullover dunkelblau", "trui donkerblauw", "jersey azul marino"],
  },
  {
    must: { ...jumper, material: ["wool", "merino"] },
    mustNot: { piece: ["sweatshirt", "hoodie", "coat"] },
    asked: ["pull en laine", "wollpullover", "wollen trui", "jersey de lana"],
  },
  {
    must: { piece: ["hoodie"] },
    mustNot: { piece: ["jumper", "coat"] },
    asked: ["pull à capuche", "kapuzenpulli", "trui met capuchon", "sudadera con capucha"],
  },
  {
    must: { piece: ["sweatshirt", "hoodie"], ...green },
    mustNot: { piece: ["jumper", "t-shirt"], colour: ["red", "navy"] },
    asked: ["sweat vert", "sweatshirt grün", "groene sweater", "sudadera verde"],
  },
  { must: dress, mustNot: { piece: ["skirt", "blouse", "romper"] }, asked: ["roobe", "klied", "jurkk", "vesttido"] },
  {
    must: dress,
    mustNot: { piece: ["skirt", "blouse", "romper"] },
    asked: ["petite robe", "kleidchen", "jurkje", "vestidito"],
  },
  {
    must: { ...dress, ...red },
    mustNot: { piece: ["skirt"], colour: ["navy", "mint"] },
    asked: ["robe rouge", "rotes kleid", "rode jurk", "vestido rojo"],
  },
  {
    must: { ...dress, pattern: ["flower"] },
    mustNot: { piece: ["pyjamas", "skirt"], pattern: ["stripe", "plain"] },
    asked: ["robe fleurie", "blumenkleid", "gebloemde jurk", "vestido de flores"],
  },
  {
    must: { ...dress, pattern: ["flower"], size: ["6 ans"] },
    mustNot: { piece: ["pyjamas", "blouse"], gender: ["WOMAN"] },
    asked: ["robe fleurie 6 ans", "geblümtes kleid 6 jahre", "bloemenjurk 6 jaar", "vestido flores 6 años"],
  },
  {
    must: { ...dress, ...girl, size: ["6 ans"] },
    mustNot: { piece: ["skirt", "t-shirt"], gender: ["WOMAN"] },
    asked: ["robe fille 6 ans", "mädchenkleid größe 116", "meisjesjurk maat 116", "vestido niña talla 6"],
  },
  {
    must: { ...dress, gender: ["GIRL", "MIXED", "BOY"] },
    mustNot: { piece: ["cardigan", "gilet"], gender: ["WOMAN"] },
    asked: ["robe enfant", "kinderkleid", "kinderjurk", "vestido infantil"],
  },
  {
    must: { ...dress, ...woman },
    mustNot: { piece: ["skirt", "blouse"], cut: ["baby", "child"] },
    asked: ["robes femme", "damenkleider", "damesjurken", "vestidos de mujer"],
  },
  {
    must: { ...dress, ...woman, size: ["M"] },
    mustNot: { piece: ["skirt", "trousers"], cut: ["baby", "child"] },
    asked: ["robe femme taille 38", "kleid damen 38", "jurk dames maat 38", "vestido mujer talla 38"],
  },
  {
    must: { ...dress, ...woman, fabric: ["linen"] },
    mustNot: { piece: ["shirt", "trousers"], cut: ["baby", "child"] },
    asked: ["robe en lin femme", "leinenkleid damen", "linnen jurk dames", "vestido de lino mujer"],
  },
  {
    must: { piece: ["skirt"] },
    mustNot: { piece: ["dress", "shorts", "trousers"] },
    asked: ["jupes", "röcke", "rokken", "faldas"],
  },
  {
    must: { piece: ["skirt"] },
    near: true,
    mustNot: { piece: ["dress", "trousers"] },
    asked: ["jupe plissée", "faltenrock", "plooirok", "falda plisada"],
  },
  { must: night, mustNot: { piece: ["joggers", "bodysuit"] }, asked: ["pyjma", "schlafanug", "pyama", "pijma"] },
  {
    must: { ...night, size: ["4 ans"] },
    mustNot: { piece: ["joggers", "t-shirt"], gender: ["WOMAN"] },
    asked: ["pyjama 4 ans", "schlafanzug 4 jahre", "pyjama maat 104", "pijama 4 años"],
  },
  {
    must: { ...night, cut: ["baby"], size: ["6 mois"] },
    mustNot: { piece: ["bodysuit", "romper"], cut: ["child", "woman"] },
    asked: ["pyjama bébé 6 mois", "baby schlafanzug 68", "babypyjama 6 maanden", "pijama bebé 6 meses"],
  },
  {
    must: { ...night, pattern: ["star"] },
    mustNot: { piece: ["t-shirt"], pattern: ["stripe", "flower"] },
    asked: ["pyjama étoiles", "pyjama mit sternen", "pyjama met sterren", "pijama estrellas"],
  },
  {
    must: { ...night, ...woman },
    mustNot: { piece: ["shirt", "dress"], cut: ["baby", "child"] },
    asked: ["chemise de nuit femme", "nachthemd damen", "nachthemd dames", "camisón mujer"],
  },
  {
    must: { piece: ["bodysuit"] },
    mustNot: { piece: ["pyjamas", "romper"] },
    asked: ["bodies", "babybody", "rompertjes", "bodys"],
  },
  {
    must: { piece: ["bodysuit"], label: ["cotonbio"] },
    mustNot: { piece: ["pyjamas", "t-shirt"] },
    asked: ["body coton bio", "body bio baumwolle", "romper biologisch katoen", "body algodón orgánico"],
  },
  {
    must: { label: ["cotonbio"] },
    mustNot: { label: ["matchy"] },
    asked: ["coton bio", "biobaumwolle", "biokatoen", "algodón ecológico"],
  },
  {
    must: { piece: ["bodysuit", "romper", "pyjamas", "cardigan", "beanie", "dungarees", "hat"], cut: ["baby"] },
    mustNot: { cut: ["child", "woman"] },
    asked: ["cadeau de naissance", "geschenk zur geburt", "kraamcadeau", "regalo nacimiento"],
  },
  {
    must: { cut: ["baby"] },
    mustNot: { cut: ["child", "woman"] },
    asked: ["vêtements bébé", "babykleidung", "babykleertjes", "ropa de bebé"],
  },
  {
    must: { cut: ["baby"], piece: ["beanie", "hat"] },
    mustNot: { piece: ["socks", "scarf"], cut: ["child", "woman"] },
    asked: ["bonnet bébé", "babymützen", "babymutsje", "gorro bebé"],
  },
  {
    must: { piece: ["jeans"] },
    mustNot: { piece: ["joggers", "leggings"] },
    asked: ["jean garçon 8 ans", "jeanshose", "spijkerbroek", "pantalón tejano"],
  },
  {
    must: { piece: ["jeans"], ...woman },
    mustNot: { piece: ["joggers", "skirt"], cut: ["baby", "child"] },
    asked: ["jeans femme", "damenjeans", "jeans voor vrouwen", "vaqueros mujer"],
  },
  {
    must: { piece: ["leggings"] },
    mustNot: { piece: ["jeans", "socks"] },
    asked: ["leggins", "leggins", "leggins", "mallas"],
  },
  {
    must: { piece: ["joggers"] },
    mustNot: { piece: ["jeans", "leggings", "socks"] },
    asked: ["bas de jogging", "sporthose", "trainingsbroek", "chándal niño"],
  },
  {
    must: { piece: ["trousers", "jeans", "joggers"], fabric: ["corduroy"] },
    mustNot: { piece: ["skirt", "leggings"], fabric: ["denim"] },
    asked: ["pantalon velours côtelé", "cordhose", "broek corduroy", "pantalón de pana"],
  },
  {
    must: { piece: ["shorts"] },
    mustNot: { piece: ["trousers", "skirt", "jeans"] },
    asked: ["bermuda", "kurze hose", "korte broek", "pantalones cortos"],
  },
  {
    must: { piece: ["t-shirt", "long-sleeve"], pattern: ["stripe"] },
    mustNot: { piece: ["shirt", "jumper"], pattern: ["plain", "star"] },
    asked: ["t-shirt rayé", "t-shirt gestreift", "gestreept t-shirt", "camiseta a rayas"],
  },
  {
    must: { pattern: ["stripe"], piece: ["t-shirt", "long-sleeve", "jumper"] },
    mustNot: { piece: ["joggers", "trousers"], pattern: ["plain"] },
    asked: ["marinière", "ringelshirt", "streepshirt", "camiseta marinera"],
  },
  {
    must: { piece: ["long-sleeve"] },
    mustNot: { piece: ["t-shirt", "shirt"] },
    asked: ["tee shirt manches longues", "langarmshirt", "shirt lange mouwen", "camiseta manga larga"],
  },
  {
    must: { piece: ["shirt"], ...boy },
    mustNot: { piece: ["blouse", "pyjamas"], gender: ["GIRL", "WOMAN"] },
    asked: ["chemise garçon", "hemd jungen", "overhemd jongen", "camisa niño"],
  },
  {
    must: { piece: ["blouse"], colour: ["white", "cream"] },
    mustNot: { piece: ["dress", "shirt"], colour: ["navy", "red"] },
    asked: ["blouse blanche", "weiße bluse", "witte blouse", "blusa blanca"],
  },
  {
    must: { piece: ["dungarees"], fabric: ["denim"] },
    mustNot: { piece: ["jeans", "trousers"], fabric: ["corduroy"] },
    asked: ["salopette en jean", "latzhose denim", "tuinbroek denim", "peto denim"],
  },
  {
    must: { piece: ["socks"] },
    mustNot: { family: ["SHOES"], piece: ["leggings"] },
    asked: ["chausettes", "strümpfe", "kousen", "calcetnes"],
  },
  {
    must: { piece: ["scarf"] },
    mustNot: { family: ["SHOES"], piece: ["beanie", "shirt"] },
    asked: ["foulard", "halstuch", "sjaaltje", "pañuelo"],
  },
  {
    must: { piece: ["scarf", "beanie"] },
    near: true,
    mustNot: { family: ["SHOES"], piece: ["socks"] },
    asked: ["moufles", "handschuhe", "wanten", "manoplas"],
  },
  {
    must: { family: ["OUTERWEAR"], ...blue },
    mustNot: { piece: ["jeans", "cardigan"], colour: ["red", "white"] },
    asked: ["manteaux et vestes bleu", "jacke blau", "blauwe jas", "chaqueta azul"],
  },
  {
    must: { piece: ["bag"] },
    mustNot: { family: ["SHOES"], piece: ["belt", "pinafore"] },
    asked: ["sac à main", "handtasche", "handtas", "bolso"],
  },
  /* What is reduced, whoever wears it. */
  {
    must: reduced,
    mustNot: full,
    asked: ["bonnes affaires", "schnäppchen", "koopjes", "chollos"],
  },
  {
    must: { ...reduced, ...woman },
    mustNot: { ...full, cut: ["baby", "child"] },
    asked: ["soldes femme", "sale damen", "sale dames", "rebajas mujer"],
  },
  {
    must: { ...reduced, ...girl },
    mustNot: { ...full, gender: ["BOY", "WOMAN"] },
    asked: ["promo fille", "angebote mädchen", "aanbiedingen meisje", "rebajas niña"],
  },
  {
    must: { ...reduced, ...dress },
    mustNot: { ...full, piece: ["skirt", "blouse"] },
    asked: ["robe soldée", "reduzierte kleider", "jurk met korting", "vestidos en oferta"],
  },
  {
    must: { ...reduced, ...shoes },
    mustNot: { ...full, piece: ["socks"] },
    asked: ["chaussures pas cher", "schuhe sale", "schoenen uitverkoop", "zapatos rebajados"],
  },
  {
    must: { ...reduced, size: ["4 ans"] },
    mustNot: { ...full, gender: ["WOMAN"] },
    asked: ["promotions 4 ans", "ausverkauf größe 104", "solden maat 104", "descuentos 4 años"],
  },
  /* When it is worn. */
  {
    must: { ...dress, ...summer, size: ["6 ans"] },
    mustNot: { piece: ["skirt"], gender: ["WOMAN"], fabric: ["velvet", "corduroy"] },
    asked: ["robe été 6 ans", "sommerkleid 116", "zomerjurk maat 116", "vestido verano 6 años"],
  },
  {
    must: { ...summer, ...woman },
    mustNot: { piece: ["coat", "boots", "beanie"], cut: ["baby", "child"] },
    asked: ["vêtements d'été femme", "sommermode damen", "zomerkleding dames", "ropa de verano mujer"],
  },
  {
    must: { ...shoes, ...winter },
    mustNot: { piece: ["sandals", "ballerinas", "socks"] },
    asked: ["chaussures hiver", "winterschuhe", "winterschoenen", "zapatos invierno"],
  },
  {
    must: { piece: ["jacket", "raincoat"], ...boy, season: ["SPRING", "AUTUMN"] },
    mustNot: { piece: ["coat", "cardigan"], gender: ["GIRL", "WOMAN"] },
    asked: ["veste mi-saison garçon", "herbstjacke jungen", "voorjaarsjas jongen", "chaqueta entretiempo niño"],
  },
  {
    must: { ...jumper, season: ["AUTUMN"], ...woman },
    mustNot: { piece: ["cardigan", "t-shirt"], cut: ["baby", "child"] },
    asked: ["pull automne femme", "herbstpullover damen", "herfsttrui dames", "jersey otoño mujer"],
  },
  /* What children wear there. */
  {
    must: { ...trousers, ...boy, cut: ["child"] },
    mustNot: { piece: ["leggings", "shorts", "pyjamas"], gender: ["GIRL", "WOMAN"], cut: ["baby"] },
    asked: ["pantalon rentrée garçon", "schule jungen hose", "broek school jongen", "pantalón colegio niño"],
  },
  {
    must: { ...girl, cut: ["child"] },
    mustNot: { family: ["NIGHTWEAR"], gender: ["BOY", "WOMAN"], cut: ["baby"] },
    asked: ["tenue d'école fille", "schulkleidung mädchen", "schoolkleding meisje", "ropa cole niña"],
  },
  /* What one is invited to. */
  {
    must: { ...party, ...woman },
    mustNot: { piece: ["jeans", "joggers", "sweatshirt", "t-shirt", "pyjamas"], cut: ["baby", "child"] },
    asked: ["tenue de fête femme", "festkleidung damen", "feestkleding dames", "ropa de fiesta mujer"],
  },
  {
    must: { ...party, ...woman, ...dress },
    mustNot: { piece: ["skirt", "blouse"], fabric: ["denim", "jersey", "linen"], cut: ["baby", "child"] },
    asked: ["robe de mariage femme", "festkleid damen", "feestjurk dames", "vestido de boda mujer"],
  },
  {
    must: { ...party, ...woman, ...dress },
    mustNot: { piece: ["pyjamas", "skirt"], fabric: ["denim", "jersey", "linen"], cut: ["baby", "child"] },
    asked: ["robe de soirée femme", "abendkleid damen", "avondjurk dames", "vestido de noche mujer"],
  },
  {
    must: { ...party, ...girl, ...dress },
    mustNot: { piece: ["skirt", "jeans"], gender: ["BOY", "WOMAN"] },
    asked: ["robe baptême fille", "taufkleid mädchen", "feestjurk meisje", "vestido bautizo niña"],
  },
  {
    must: { ...party, cut: ["child", "baby"], ...boy },
    mustNot: { piece: ["t-shirt", "joggers"], gender: ["GIRL", "WOMAN"] },
    asked: ["tenue cortège garçon", "einschulung junge", "communie jongen", "traje comunión niño"],
  },
  { help: "returns", mustNot: "any", asked: ["retour", "rücksendung", "terugsturen", "devolución"] },
  { help: "delivery", mustNot: "any", asked: ["frais de port", "versandkosten", "verzendkosten", "gastos de envío"] },
  /* What the shop does not sell. */
  { nothing: true, mustNot: "any", asked: ["poussette", "kinderwagen", "kinderwagen", "cochecito"] },
  { nothing: true, mustNot: "any", asked: ["biberon", "babyflasche", "zuigfles", "biberón"] },
  { nothing: true, mustNot: "any", asked: ["trottinette", "tretroller", "autostep", "patinete"] },
  { nothing: true, mustNot: "any", asked: ["aspirateur", "staubsauger", "stofzuiger", "aspiradora"] },
  { nothing: true, mustNot: "any", asked: ["siège auto", "autositz", "autostoeltje", "silla de coche"] },
  { nothing: true, mustNot: "any", asked: ["lit bébé", "babybett", "babybedje", "cuna bebé"] },
  { nothing: true, mustNot: "any", asked: ["jouet garçon", "spielzeug junge", "speelgoed jongen", "juguete niño"] },
  {
    nothing: true,
    mustNot: "any",
    asked: ["jouets soldes", "spielzeug sale", "speelgoed korting", "juguetes rebajas"],
  },
  { nothing: true, mustNot: "any", asked: ["cahier école", "schulheft", "schoolschrift", "estuche colegio"] },
  { nothing: true, mustNot: "any", asked: ["cahier", "heft", "schrift", "cuaderno"] },
  { nothing: true, mustNot: "any", asked: ["téléphone rouge", "rotes telefon", "rode telefoon", "teléfono rojo"] },
];
