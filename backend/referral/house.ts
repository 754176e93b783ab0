/*
 * Which house an address line names. Whoever invites himself types his own house in another way: with the flat behind the
 * street, the floor before it, the street cut short. None of that is another house.
 */

/** Words of streets and names that are also written short, each with its short forms. */
const written: Record<string, string> = {
  rue: "r",
  avenue: "av ave avda avd avenida aven",
  boulevard: "bd bld blv blvd boul bvd",
  place: "pl plaza pza plza piazza pca praca platz plein",
  allee: "all",
  impasse: "imp",
  chemin: "ch che chem camino cno",
  route: "rte",
  faubourg: "fg fbg",
  square: "sq",
  cours: "crs corso cso",
  passage: "pass psg",
  strasse: "str straat street",
  calle: "cl",
  paseo: "pso ps",
  carretera: "ctra crta",
  ronda: "rda",
  viale: "vle",
  largo: "lgo lg",
  vicolo: "vlo",
  rua: "",
  travessa: "tv trav",
  estrada: "estr",
  road: "rd",
  lane: "ln laan",
  drive: "",
  court: "ct",
  saint: "st sint sankt san",
  sainte: "ste santa sta",
  general: "gal gen gral",
  docteur: "dr doctor doktor dokter",
};
const longForms = new Map(
  Object.entries(written).flatMap(([long, short]) =>
    [long, ...short.split(" ").filter(Boolean)].map((form) => [form, long] as const),
  ),
);
/** What a short form means in one country and not in the others. */
const ofCountry: Record<string, Record<string, string>> = {
  ES: { c: "calle" },
  IT: { v: "via", str: "strada" },
  PT: { r: "rua" },
  IE: { st: "strasse", dr: "drive" },
};

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Buildings of one address: they tell a house from its neighbours where the street has no number. */
const buildings = list(
  "bat batiment bt bldg building block bloc blq bloque gebaude haus gebouw edificio edif blocco bloco",
);
/** Parts of a house that a number or a letter follows. */
const valued = list(
  "appt apt apart appart app appartement apartment appartment apartamento appartamento flat unit lot logement log bat batiment bldg block bloc esc escalier escalera esca stair bte boite bus box wohnung wohn whg top tuer tur stiege stg hinterhaus interno int scala sc puerta pta portal blq bloque fraccao fr porte interphone digicode code",
);
/** Floors: their number stands behind them, or before. */
const floors = list(
  "etage et stock stockwerk og obergeschoss ug verdieping verd hoog piso planta piano p andar floor fl eme niveau",
);
/** Parts that stand for themselves. */
const standing = list(
  "rdc rc eg dg erdgeschoss dachgeschoss hs huis bajo bajos entlo entresuelo atico atc izq izda izquierda iz dcha dcho dch derecha der ctro centro esq esquerdo dto direito frente vh vorderhaus hh links rechts gauche droite fond cour ground first upper lower terra rialzato sopra ii iii iv vi",
);
/** Said of whoever lives there: it goes with all that follows. */
const beginsGuest = list("chez co bei zhd zh");
/** A house with a name as well as a number. */
const beginsName = list("residence res resid urbanizacion urb edificio edif edf condominio");
const little = list(
  "de des du la le les et the of der die das den dem am an im zum zur van het ten ter el los las del do da dos di della dello dei degli delle",
);

/** Countries where the number stands before the street: what follows the street there is no house any more. */
const numberFirst = list("FR MC LU IE");
/** Roads that have a number for a name: `route départementale 7`. */
const ofRoad = list("nationale departementale communale communal rurale rural vicinale vicinal");

/** A number as floors have it, `3e` or `2º`; others take it for a house with a letter. */
const ordinal = /^\d+(?:er|e|eme|ieme|ere|ste|de|nd|nde|rd|th|st|o|a|º|ª|°|\.)$/;
const isNumber = (word = ""): boolean => /^\d/.test(word);
const isValue = (word = ""): boolean =>
  /^(?:\p{L}{0,2}\d+\p{L}{0,2}[º°ª.]?|\p{L}{1,2})$/u.test(word) && !little.has(word);
/** What goes with a number, as its letter does. */
const isRepeated = (word = ""): boolean => /^(?:bis|ter|quater)$/.test(word);
const isName = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && !isRepeated(word);

const withoutMarks = (text: string): string =>
  text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");

const wordsOf = (line: string): string[] => withoutMarks(line).match(/\d+|\p{L}+/gu) ?? [];

/** The words of a line by the parts it has. */
function splitParts(street: string): string[][] {
  const text = withoutMarks(street)
    .replaceAll(/\bc\s*\/\s*o\b/g, "co")
    .replaceAll(/\br\s*\/\s*c\b/g, "rc")
    .replaceAll(/\bz\.\s*hd\b/g, "zhd")
    .replaceAll(/(\p{L})\.(?=\p{L})/gu, "$1")
    .replaceAll(/\b(?:nº|n°|n|no|nr|num|numero|number)\.?\s*(?=\d)/g, " ");
  return text
    .split(/[,;()\n|]|\s[-–—]\s/)
    .map((part) => part.match(/\d+\p{L}*[º°ª]?(?:\.(?=\s*\p{L}))?|\p{L}+\d*\p{L}*/gu) ?? []);
}

/** Those parts without guests and houses with a name. */
const partsOf = (street: string): string[][] =>
  splitParts(street)
    .map(withoutGuest)
    .filter(([first = ""], _, all) => !beginsName.has(first) || all.length === 1);

function withoutGuest(words: string[]): string[] {
  const at = words.findIndex((word) => beginsGuest.has(word));
  return at === -1 ? words : words.slice(0, at);
}

/**
 * Takes flats, floors and staircases out of a part, and with them buildings unless they are all there is. `hasOther`: the
 * number of the house stands in another part.
 */
function withoutFlat(words: readonly string[], hasOther: boolean, keepsBuildings = false): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const [before, after] = [kept.at(-1) ?? "", words[at + 1] ?? ""];
    const isFloor = floors.has(word) && kept.length + words.length > 1;
    const hasEarlier = hasOther || kept.slice(0, -1).some(isNumber);
    if (keepsBuildings && buildings.has(word)) kept.push("bat");
    else if (isFloor && isNumber(before) && (ordinal.test(before) || hasEarlier)) kept.pop();
    else if (isFloor && isValue(after)) at += 1;
    else if (valued.has(word) && isValue(after)) at += 1;
    else if (/[º°ª]$/.test(word) && !floors.has(after)) at += Number(/^\p{L}$/u.test(after));
    else if (!standing.has(word) && !(isFloor && isNumber(before))) kept.push(word);
  }
  return kept;
}

/** What stands behind the number of the house is a flat, but for one letter or the like: `4a`, `12 bis`. */
function untilNumber(words: readonly string[]): string[] {
  const at = words.findIndex((word, index) => isNumber(word) && !words.slice(index + 1).some(isName));
  if (at === -1) return [...words];
  const letter = words[at + 1] ?? "";
  return words.slice(0, at + (/^\p{L}$/u.test(letter) || isRepeated(letter) ? 2 : 1));
}

/**
 * Behind a street whose number stands before it, every number and letter is a flat, but for those the street is called by:
 * they are all its name (`rue 12`), follow a little word (`rue du 8`) or number a road. A year goes as well: no town has two
 * streets of one day.
 */
function untilName(words: readonly string[]): string[] {
  const [last = "", before = ""] = [words.at(-1), words.at(-2)];
  const name = words.slice(isRepeated(words[1]) || /^[a-f]$/.test(words[1] ?? "") ? 2 : 1, -1);
  const isFlat = /\d|^\p{L}$/u.test(last) && name.length > 1 && !little.has(before) && !ofRoad.has(before);
  return isFlat ? untilName(words.slice(0, -1)) : [...words];
}

/** A street that is written in one word, as German and Dutch have it. */
const streetTail = /^(\p{L}{3,})(strasse|straat|str|platz|plein)$/u;

function wordsOfStreet(words: readonly string[], country: string): string[] {
  return words
    .flatMap((word) => streetTail.exec(word)?.slice(1) ?? [word])
    .flatMap((word) => /^(\d+)(\p{L}*)/u.exec(word)?.slice(1) ?? [word])
    .filter((word) => word !== "")
    .map((word) => ofCountry[country]?.[word] ?? longForms.get(word) ?? (word === "r" ? "rue" : word))
    .filter((word) => !little.has(word) && !/^[dl]$/.test(word));
}

interface HouseAddress {
  street: string;
  /** What did not fit into the street line, or was meant not to. */
  street_extra: string;
  postcode: string;
  country_code: string;
}

/**
 * The words of an address without a number: only names and buildings tell one house from its neighbours, and where there is
 * no name, all that was typed. Who lives there is no name in the second line.
 */
function wordsWithoutNumber(street: string, extra: string): string[] {
  const parts = [...splitParts(street), ...splitParts(extra).map(withoutGuest)];
  const words = parts.flatMap((part) => withoutFlat(part, false, true));
  const hasName = words.some((word) => isName(word) && !buildings.has(word));
  return hasName ? [...new Set(words)] : wordsOf(`${street} ${extra}`);
}

/**
 * The house an address names, however it is written and over however many lines: one text for one house. Floors, flats and
 * staircases do not count.
 */
export function houseOf({ street: line, street_extra: extra, postcode, country_code }: HouseAddress): string {
  const parts = partsOf(`${line}\n${extra}`);
  const hasNumberBeside = (at: number) => parts.some((words, other) => other !== at && words.some(isNumber));
  const bare = parts.map((words, at) => withoutFlat(words, hasNumberBeside(at)));
  const street = bare.findIndex((words) => words.some(isName));
  const named = bare[street] ?? bare.flat();
  /* The number may stand in a part of its own, before the street or behind it; any further one is a flat. */
  const isOnlyNumber = (words: readonly string[]) =>
    isNumber(words[0]) && (words.length < 3 || words.every((word) => isNumber(word)));
  const before = isNumber(named[0]) ? [] : (bare.find((words, at) => at < street && isOnlyNumber(words)) ?? []);
  const hasNumber = named.some((word, at, all) => isNumber(word) && !(at > 0 && all.slice(at + 1).some(isName)));
  const number = hasNumber ? [] : (bare.find((words, at) => at !== street && isOnlyNumber(words)) ?? []);
  const isFirst = numberFirst.has(country_code) && (before.length > 0 || isNumber(named[0]));
  const found = isFirst
    ? untilName([...untilNumber(before), ...named])
    : [...untilNumber(named), ...untilNumber(number)];
  const house = found.some(isNumber) && found.some(isName) ? found : wordsWithoutNumber(line, extra);
  const code = withoutMarks(postcode).replaceAll(/[^\p{L}\d]/gu, "");
  return [country_code, code, ...wordsOfStreet(house, country_code).toSorted()].join(" ");
}
