import { locales, type Locale } from "#contract/locale.ts";

const list = (words: string): readonly string[] => words.split(",").map((word) => word.trim());

/** Words and phrases that nobody is to read unlooked at, folded as a search is: insults, slurs and accusations of a crime. */
const insults: Record<Locale, readonly string[]> = {
  fr: list(
    "merde, merdique, connard, connards, connasse, connasses, con, cons, conne, connes, salaud, salauds, salope, salopes, pute, putes, putain, encule, encules, enculee, batard, batards, abruti, abrutie, abrutis, debile, debiles, cretin, cretins, cretine, imbecile, imbeciles, escroc, escrocs, arnaqueur, arnaqueurs, voleur, voleurs, voleuse, ordure, ordures, nique, niquer, ta gueule, vos gueules, couillon, couillons, pd, pede, pedes, bougnoule, negre, negres, youpin, bamboula",
  ),
  de: list(
    "scheisse, scheiss, scheissladen, arschloch, arschlocher, arsch, idiot, idioten, vollidiot, vollidioten, wichser, hure, huren, hurensohn, fotze, schlampe, schlampen, missgeburt, spast, spasten, trottel, depp, deppen, betruger, abzocker, drecksladen, verarscht, verarschung, kanake, kanaken, neger, fick, ficken, leck mich, verpiss",
  ),
  nl: list(
    "kut, kutwinkel, klote, klotezooi, kanker, kankerzooi, tering, teringzooi, tyfus, hoer, hoeren, lul, lullen, eikel, eikels, klootzak, klootzakken, mongool, mongolen, debiel, debielen, idioot, idioten, sukkel, sukkels, oplichter, oplichters, dief, dieven, trut, trutten, neger, negers, nikker, flikker, flikkers, godverdomme, rot op",
  ),
  es: list(
    "mierda, puta, putas, puto, putos, gilipollas, cabron, cabrones, cabrona, joder, jodido, jodida, hijoputa, hijo de puta, hijos de puta, imbecil, imbeciles, idiota, idiotas, estafador, estafadores, estafadora, ladron, ladrones, subnormal, subnormales, maricon, maricones, zorra, zorras, capullo, capullos, me cago, sudaca, sudacas",
  ),
};

/** What insults in one language and is a plain word in this one: a boar's head, a turkey, "with", "the weak". */
const plain: Record<Locale, readonly string[]> = { fr: ["hure"], de: ["pute"], nl: [], es: ["con", "debiles"] };

/** What insults whoever reads the shop in a language, in whichever of its languages it was written. */
export const insultsIn = (language: Locale): readonly string[] =>
  locales.flatMap((spoken) =>
    spoken === language ? insults[spoken] : insults[spoken].filter((word) => !plain[language].includes(word)),
  );
