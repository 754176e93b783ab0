import { type Localized, localized } from "../localized.ts";
import type { Silhouette } from "./garment.ts";
import type { Form, Word } from "./grammar.ts";

type Entry = readonly [noun: string, form: Form, category: string];
const word = ([noun, form, category]: Entry): Word => ({ noun, form, category });
const words = (fr: Entry, de: Entry, nl: Entry, es: Entry): Localized<Word> =>
  localized(word(fr), word(de), word(nl), word(es));

export const silhouetteWords: Readonly<Record<Silhouette, Localized<Word>>> = {
  "t-shirt": words(
    ["T-shirt", "m", "T-shirts"],
    ["T-Shirt", "n", "T-Shirts"],
    ["T-shirt", "n", "T-shirts"],
    ["camiseta", "f", "Camisetas"],
  ),
  "long-sleeve": words(
    ["T-shirt à manches longues", "m", "T-shirts à manches longues"],
    ["Langarmshirt", "n", "Langarmshirts"],
    ["longsleeve", "c", "Longsleeves"],
    ["camiseta de manga larga", "f", "Camisetas de manga larga"],
  ),
  blouse: words(
    ["blouse", "f", "Blouses"],
    ["Bluse", "f", "Blusen"],
    ["blouse", "c", "Blouses"],
    ["blusa", "f", "Blusas"],
  ),
  shirt: words(
    ["chemise", "f", "Chemises"],
    ["Hemd", "n", "Hemden"],
    ["overhemd", "n", "Overhemden"],
    ["camisa", "f", "Camisas"],
  ),
  polo: words(
    ["polo", "m", "Polos"],
    ["Poloshirt", "n", "Poloshirts"],
    ["polo", "c", "Polo’s"],
    ["polo", "m", "Polos"],
  ),
  jumper: words(
    ["pull", "m", "Pulls"],
    ["Pullover", "m", "Pullover"],
    ["trui", "c", "Truien"],
    ["jersey", "m", "Jerséis"],
  ),
  cardigan: words(
    ["cardigan", "m", "Cardigans"],
    ["Strickjacke", "f", "Strickjacken"],
    ["vest", "n", "Vesten"],
    ["cárdigan", "m", "Cárdigans"],
  ),
  hoodie: words(
    ["sweat à capuche", "m", "Sweats à capuche"],
    ["Hoodie", "m", "Hoodies"],
    ["hoodie", "c", "Hoodies"],
    ["sudadera con capucha", "f", "Sudaderas con capucha"],
  ),
  sweatshirt: words(
    ["sweat", "m", "Sweats"],
    ["Sweatshirt", "n", "Sweatshirts"],
    ["sweater", "c", "Sweaters"],
    ["sudadera", "f", "Sudaderas"],
  ),
  dress: words(
    ["robe", "f", "Robes"],
    ["Kleid", "n", "Kleider"],
    ["jurk", "c", "Jurken"],
    ["vestido", "m", "Vestidos"],
  ),
  pinafore: words(
    ["robe chasuble", "f", "Robes chasubles"],
    ["Trägerkleid", "n", "Trägerkleider"],
    ["overgooier", "c", "Overgooiers"],
    ["pichi", "m", "Pichis"],
  ),
  dungarees: words(
    ["salopette", "f", "Salopettes"],
    ["Latzhose", "f", "Latzhosen"],
    ["tuinbroek", "c", "Tuinbroeken"],
    ["peto", "m", "Petos"],
  ),
  jumpsuit: words(
    ["combinaison", "f", "Combinaisons"],
    ["Overall", "m", "Overalls"],
    ["jumpsuit", "c", "Jumpsuits"],
    ["mono", "m", "Monos"],
  ),
  romper: words(
    ["barboteuse", "f", "Barboteuses"],
    ["Strampler", "m", "Strampler"],
    ["boxpakje", "n", "Boxpakjes"],
    ["pelele", "m", "Peleles"],
  ),
  bodysuit: words(["body", "m", "Bodies"], ["Body", "m", "Bodys"], ["romper", "c", "Rompers"], ["body", "m", "Bodis"]),
  pyjamas: words(
    ["pyjama", "m", "Pyjamas"],
    ["Schlafanzug", "m", "Schlafanzüge"],
    ["pyjama", "c", "Pyjama’s"],
    ["pijama", "m", "Pijamas"],
  ),
  trousers: words(
    ["pantalon", "m", "Pantalons"],
    ["Hose", "f", "Hosen"],
    ["broek", "c", "Broeken"],
    ["pantalón", "m", "Pantalones"],
  ),
  jeans: words(
    ["jean", "m", "Jeans"],
    ["Jeans", "f", "Jeans"],
    ["jeans", "c", "Jeans"],
    ["vaqueros", "mp", "Vaqueros"],
  ),
  leggings: words(
    ["legging", "m", "Leggings"],
    ["Leggings", "f", "Leggings"],
    ["legging", "c", "Leggings"],
    ["leggings", "mp", "Leggings"],
  ),
  joggers: words(
    ["jogging", "m", "Joggings"],
    ["Jogginghose", "f", "Jogginghosen"],
    ["joggingbroek", "c", "Joggingbroeken"],
    ["pantalón de chándal", "m", "Pantalones de chándal"],
  ),
  shorts: words(
    ["short", "m", "Shorts"],
    ["Shorts", "pl", "Shorts"],
    ["short", "c", "Shorts"],
    ["pantalón corto", "m", "Pantalones cortos"],
  ),
  skirt: words(["jupe", "f", "Jupes"], ["Rock", "m", "Röcke"], ["rok", "c", "Rokken"], ["falda", "f", "Faldas"]),
  jacket: words(
    ["veste", "f", "Vestes"],
    ["Jacke", "f", "Jacken"],
    ["jas", "c", "Jassen"],
    ["chaqueta", "f", "Chaquetas"],
  ),
  raincoat: words(
    ["ciré", "m", "Cirés"],
    ["Regenjacke", "f", "Regenjacken"],
    ["regenjas", "c", "Regenjassen"],
    ["chubasquero", "m", "Chubasqueros"],
  ),
  coat: words(
    ["manteau", "m", "Manteaux"],
    ["Mantel", "m", "Mäntel"],
    ["mantel", "c", "Mantels"],
    ["abrigo", "m", "Abrigos"],
  ),
  gilet: words(
    ["gilet sans manches", "m", "Gilets sans manches"],
    ["Weste", "f", "Westen"],
    ["bodywarmer", "c", "Bodywarmers"],
    ["chaleco", "m", "Chalecos"],
  ),
  trainers: words(
    ["baskets", "fp", "Baskets"],
    ["Sneaker", "pl", "Sneaker"],
    ["sneakers", "pl", "Sneakers"],
    ["zapatillas", "fp", "Zapatillas"],
  ),
  boots: words(
    ["bottines", "fp", "Bottines"],
    ["Stiefeletten", "pl", "Stiefeletten"],
    ["enkellaarsjes", "pl", "Enkellaarsjes"],
    ["botines", "mp", "Botines"],
  ),
  sandals: words(
    ["sandales", "fp", "Sandales"],
    ["Sandalen", "pl", "Sandalen"],
    ["sandalen", "pl", "Sandalen"],
    ["sandalias", "fp", "Sandalias"],
  ),
  ballerinas: words(
    ["ballerines", "fp", "Ballerines"],
    ["Ballerinas", "pl", "Ballerinas"],
    ["ballerina’s", "pl", "Ballerina’s"],
    ["bailarinas", "fp", "Bailarinas"],
  ),
  hat: words(
    ["chapeau", "m", "Chapeaux"],
    ["Hut", "m", "Hüte"],
    ["hoed", "c", "Hoeden"],
    ["sombrero", "m", "Sombreros"],
  ),
  beanie: words(
    ["bonnet", "m", "Bonnets"],
    ["Mütze", "f", "Mützen"],
    ["muts", "c", "Mutsen"],
    ["gorro", "m", "Gorros"],
  ),
  scarf: words(
    ["écharpe", "f", "Écharpes"],
    ["Schal", "m", "Schals"],
    ["sjaal", "c", "Sjaals"],
    ["bufanda", "f", "Bufandas"],
  ),
  socks: words(
    ["chaussettes", "fp", "Chaussettes"],
    ["Socken", "pl", "Socken"],
    ["sokken", "pl", "Sokken"],
    ["calcetines", "mp", "Calcetines"],
  ),
  bag: words(["sac", "m", "Sacs"], ["Tasche", "f", "Taschen"], ["tas", "c", "Tassen"], ["bolso", "m", "Bolsos"]),
  belt: words(
    ["ceinture", "f", "Ceintures"],
    ["Gürtel", "m", "Gürtel"],
    ["riem", "c", "Riemen"],
    ["cinturón", "m", "Cinturones"],
  ),
};
