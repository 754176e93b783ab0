import { type Localized, localized } from "./localized.ts";

/** Drawn scenes of the editorial blocks and the collections, with what each shows. */
export const sceneAlts = {
  "home-hero": localized(
    "Une petite fille en cardigan jaune et un garçon en salopette, de part et d’autre d’une malle ouverte d’où sort un ours en peluche",
    "Ein Mädchen in gelber Strickjacke und ein Junge in Latzhose neben einem offenen Koffer, aus dem ein Teddybär schaut",
    "Een meisje in een geel vest en een jongen in een tuinbroek, naast een open koffer waar een teddybeer uitkijkt",
    "Una niña con cárdigan amarillo y un niño con peto, a los lados de un baúl abierto del que asoma un osito de peluche",
  ),
  "woman-hero": localized(
    "Une femme en robe verte à pois, un sac à la main, devant un portant avec un manteau, une robe et une blouse",
    "Eine Frau in grünem Punktekleid mit Handtasche vor einer Stange mit Mantel, Kleid und Bluse",
    "Een vrouw in een groene stippenjurk met een handtas, voor een rek met een mantel, een jurk en een blouse",
    "Una mujer con vestido verde de lunares y un bolso en la mano, ante un perchero con un abrigo, un vestido y una blusa",
  ),
  "birth-gift": localized(
    "Un cadeau noué d’un ruban rose et un ours en peluche avec une écharpe verte",
    "Ein Geschenk mit rosa Schleife und ein Teddybär mit grünem Schal",
    "Een cadeau met een roze strik en een teddybeer met een groene sjaal",
    "Un regalo con un lazo rosa y un osito de peluche con bufanda verde",
  ),
  parcel: localized(
    "Un enfant en T-shirt jaune à étoiles près d’un grand colis noué d’un ruban rouge, sous une guirlande de fanions",
    "Ein Kind im gelben Sternen-T-Shirt neben einem großen Paket mit roter Schleife, unter einer Wimpelkette",
    "Een kind in een geel sterren-T-shirt naast een groot pak met een rode strik, onder een vlaggenlijn",
    "Un niño con camiseta amarilla de estrellas junto a un gran paquete con lazo rojo, bajo una guirnalda de banderines",
  ),
  "empty-cart": localized(
    "Une malle ouverte et vide, un ours en peluche assis à côté",
    "Ein offener, leerer Koffer, daneben ein Teddybär",
    "Een open, lege koffer met een teddybeer ernaast",
    "Un baúl abierto y vacío con un osito de peluche al lado",
  ),
  "gift-trunk": localized(
    "Une malle de voyage ouverte d’où dépassent une robe, un pull et une salopette",
    "Ein offener Reisekoffer, aus dem ein Kleid, ein Pullover und eine Latzhose schauen",
    "Een open reiskoffer waar een jurk, een trui en een tuinbroek uitkomen",
    "Un baúl de viaje abierto del que asoman un vestido, un jersey y un peto",
  ),
  "gift-bear": localized(
    "Un ours en peluche avec une écharpe rose, assis près d’un cadeau sous des fanions",
    "Ein Teddybär mit rosa Schal neben einem Geschenk unter Wimpeln",
    "Een teddybeer met een roze sjaal naast een cadeau onder vlaggetjes",
    "Un osito de peluche con bufanda rosa junto a un regalo bajo banderines",
  ),
  "gift-party": localized(
    "Une malle fermée et deux cadeaux sous une pluie de confettis",
    "Ein geschlossener Koffer und zwei Geschenke im Konfettiregen",
    "Een gesloten koffer en twee cadeaus in een regen van confetti",
    "Un baúl cerrado y dos regalos bajo una lluvia de confeti",
  ),
  "gift-bouquet": localized(
    "Un vase de fleurs entre deux branches",
    "Eine Vase mit Blumen zwischen zwei Zweigen",
    "Een vaas bloemen tussen twee takken",
    "Un jarrón de flores entre dos ramas",
  ),
  "gift-wardrobe": localized(
    "Une blouse, une robe et un manteau de femme sur un portant",
    "Eine Bluse, ein Kleid und ein Damenmantel an einer Stange",
    "Een blouse, een jurk en een damesjas aan een rek",
    "Una blusa, un vestido y un abrigo de mujer en un perchero",
  ),
  "gift-branch": localized(
    "Des branches de feuilles nouées d’un ruban rose",
    "Laubzweige mit einer rosa Schleife",
    "Takken met bladeren en een roze strik",
    "Ramas de hojas atadas con un lazo rosa",
  ),
  "collection-new-in": localized(
    "Vêtements d’enfant sur un portant : une robe, un cardigan jaune et un haut à rayures",
    "Kinderkleidung an einer Stange: ein Kleid, eine gelbe Strickjacke und ein Ringelshirt",
    "Kinderkleding aan een rek: een jurk, een geel vest en een streepshirt",
    "Ropa infantil en un perchero: un vestido, un cárdigan amarillo y una camiseta de rayas",
  ),
  "collection-baby": localized(
    "Vêtements de bébé posés à plat : un body à feuilles, un cardigan et un petit pantalon",
    "Ausgelegte Babykleidung: ein Body mit Blättern, eine Strickjacke und eine kleine Hose",
    "Uitgelegde babykleding: een romper met blaadjes, een vestje en een broekje",
    "Ropa de bebé extendida: un body de hojas, un cárdigan y un pantaloncito",
  ),
  "collection-girls": localized(
    "Une fille à nattes en haut rayé et jupe bleue, près d’un portant avec une robe à fleurs, une blouse et une jupe",
    "Ein Mädchen mit Zöpfen in Ringelshirt und blauem Rock neben einer Stange mit Blumenkleid, Bluse und Rock",
    "Een meisje met vlechten in een streepshirt en een blauwe rok, naast een rek met een bloemenjurk, een blouse en een rok",
    "Una niña con trenzas, camiseta de rayas y falda azul, junto a un perchero con un vestido de flores, una blusa y una falda",
  ),
  "collection-boys": localized(
    "Un garçon en sweat bicolore et pantalon bleu, près d’un portant avec une chemise à carreaux, un pull et un jean",
    "Ein Junge in zweifarbigem Sweatshirt und blauer Hose neben einer Stange mit kariertem Hemd, Pullover und Jeans",
    "Een jongen in een tweekleurige sweater en een blauwe broek, naast een rek met een geruit overhemd, een trui en een jeans",
    "Un niño con sudadera bicolor y pantalón azul, junto a un perchero con una camisa de cuadros, un jersey y unos vaqueros",
  ),
  "collection-knitwear": localized(
    "Une pile de pulls pliés, un bonnet posé dessus et un pull écru suspendu",
    "Ein Stapel gefalteter Pullover mit einer Mütze obenauf, daneben ein heller Pullover",
    "Een stapel opgevouwen truien met een muts erop, en een lichte trui aan een haak",
    "Una pila de jerséis doblados con un gorro encima y un jersey claro colgado",
  ),
  "collection-rain": localized(
    "Un ciré jaune entouré de bottes et d’un pull rayé, sous quelques gouttes",
    "Eine gelbe Regenjacke mit Stiefeln und einem gestreiften Pullover, dazu Regentropfen",
    "Een gele regenjas met laarsjes en een gestreepte trui, met wat regendruppels",
    "Un chubasquero amarillo con botas y un jersey de rayas, bajo unas gotas",
  ),
  "collection-party": localized(
    "Une robe prune à étoiles, une chemise blanche et des confettis",
    "Ein pflaumenfarbenes Sternenkleid, ein weißes Hemd und Konfetti",
    "Een pruimkleurige sterrenjurk, een wit overhemd en confetti",
    "Un vestido ciruela de estrellas, una camisa blanca y confeti",
  ),
  "collection-organic": localized(
    "Une barboteuse beige, un T-shirt à feuilles et un pantalon vert, entre des branches",
    "Ein beiger Strampler, ein T-Shirt mit Blättern und eine grüne Hose zwischen Zweigen",
    "Een beige boxpakje, een T-shirt met blaadjes en een groene broek, tussen takjes",
    "Un pelele beis, una camiseta de hojas y un pantalón verde entre ramas",
  ),
  "collection-denim": localized(
    "Une salopette, une veste et un jean en denim posés à plat",
    "Latzhose, Jacke und Jeans aus Denim, flach ausgelegt",
    "Een tuinbroek, een jas en een jeans van denim, plat neergelegd",
    "Un peto, una chaqueta y unos vaqueros de denim extendidos",
  ),
  "collection-basics": localized(
    "Une pile de vêtements pliés et un T-shirt blanc suspendu",
    "Ein Stapel gefalteter Kleidung und ein weißes T-Shirt am Haken",
    "Een stapel opgevouwen kleren en een wit T-shirt aan een haak",
    "Una pila de ropa doblada y una camiseta blanca colgada",
  ),
  "collection-shoes": localized(
    "Bottines brunes, baskets et ballerines posées à plat",
    "Braune Stiefeletten, Sneaker und Ballerinas",
    "Bruine enkellaarsjes, sneakers en ballerina’s",
    "Botines marrones, zapatillas y bailarinas",
  ),
  "collection-accessories": localized(
    "Une écharpe orange, un sac brun et un chapeau de paille",
    "Ein orangefarbener Schal, eine braune Tasche und ein Strohhut",
    "Een oranje sjaal, een bruine tas en een strohoed",
    "Una bufanda naranja, un bolso marrón y un sombrero de paja",
  ),
  "collection-last-chance": localized(
    "Vêtements d’enfant sur un portant : manteau rouge, sweat jaune et pantalon bleu",
    "Kinderkleidung an einer Stange: roter Mantel, gelbes Sweatshirt und blaue Hose",
    "Kinderkleding aan een rek: rode mantel, gele sweater en blauwe broek",
    "Ropa infantil en un perchero: abrigo rojo, sudadera amarilla y pantalón azul",
  ),
  "collection-sleep": localized(
    "Un pyjama clair à étoiles et un pyjama rose de bébé, posés à plat",
    "Ein heller Schlafanzug mit Sternen und ein rosa Babyschlafanzug",
    "Een lichte pyjama met sterren en een roze babypyjama",
    "Un pijama claro de estrellas y un pijama rosa de bebé",
  ),
  "collection-outdoor": localized(
    "Une veste verte et un gilet sans manches orange, entre des branches",
    "Eine grüne Jacke und eine orangefarbene Weste zwischen Zweigen",
    "Een groene jas en een oranje bodywarmer, tussen takjes",
    "Una chaqueta verde y un chaleco naranja entre ramas",
  ),
  "collection-woman": localized(
    "Une femme en blouse à pois et pantalon bordeaux, près d’un portant avec une blouse, un pantalon et une robe",
    "Eine Frau in Punktebluse und Hose in Bordeaux neben einer Stange mit Bluse, Hose und Kleid",
    "Een vrouw in een stippenblouse en een broek in bordeaux, naast een rek met een blouse, een broek en een jurk",
    "Una mujer con blusa de lunares y pantalón burdeos, junto a un perchero con una blusa, un pantalón y un vestido",
  ),
  "collection-woman-dresses": localized(
    "Une femme en robe vert tilleul, près d’un portant avec trois robes : à pois, à fleurs et bleu marine",
    "Eine Frau in lindgrünem Kleid neben einer Stange mit drei Kleidern: mit Punkten, mit Blumen und marineblau",
    "Een vrouw in een lindegroene jurk, naast een rek met drie jurken: met stippen, met bloemen en marineblauw",
    "Una mujer con vestido verde tilo, junto a un perchero con tres vestidos: de lunares, de flores y azul marino",
  ),
  "collection-woman-knitwear": localized(
    "Une pile de mailles pliées, un sac posé dessus et un pull beige suspendu",
    "Ein Stapel gefalteter Strickwaren mit einer Tasche obenauf, daneben ein beiger Pullover",
    "Een stapel opgevouwen breisels met een tas erop, en een beige trui aan een haak",
    "Una pila de prendas de punto con un bolso encima y un jersey beis colgado",
  ),
  "collection-woman-basics": localized(
    "Un haut à rayures, un T-shirt sombre et un jean posés à plat",
    "Ein Ringelshirt, ein dunkles T-Shirt und eine Jeans, flach ausgelegt",
    "Een streepshirt, een donker T-shirt en een jeans, plat neergelegd",
    "Una camiseta de rayas, una camiseta oscura y unos vaqueros extendidos",
  ),
  "collection-woman-accessories": localized(
    "Un sac bordeaux, une écharpe à carreaux et un chapeau",
    "Eine Tasche in Bordeaux, ein karierter Schal und ein Hut",
    "Een tas in bordeaux, een geruite sjaal en een hoed",
    "Un bolso burdeos, una bufanda de cuadros y un sombrero",
  ),
} as const satisfies Record<string, Localized<string>>;

export type SceneName = keyof typeof sceneAlts;
