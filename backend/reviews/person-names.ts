import { foldText } from "#contract/fold-text.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Frequent first names of the countries of the shop, folded. */
const firstNames = set(
  "adam adele adrien agathe alba alejandro alex alexander alexandre alice alicia alix alma ana anais andre andrea andreas anke anna annika antoine antonio anouk arthur aurelie barbara basile bastian ben benoit bernard bram camille carla carlos carmen caroline catherine cecile celine charlotte chloe christian christine claire clara claudia clement cristina daan daniel david diego elena elias eline elisa elise elodie els emil emilia emilie emily emma eric esther eva felix fenna femke fleur florian francois frank franz friederike gabriel gaspard georges hanna hannah hans heike helene henri hugo ida ines ingrid isabel isabelle jan jana javier jean jeanne jeroen johanna johannes jonas jorge jose joris josephine juan judith jules julia julie julien juliette karim karin karl katharina katrin laia lars laura lea lena leo leon leonie lieke lina linda lisa lise lotte louis louise luc luca lucas lucia lucie luis luisa lukas madeleine mael manon marc marco margaux maria marie marieke marijke marina mario mark marta martin mateo mathieu mathilde matthias maxime mehdi mia michael michel miguel mila milan mireille moritz nadia nadine natalia nathalie nico nicolas nicole niels nina noa noah nora nuria odile olivier oscar pablo paolo pascal paul paula pauline pedro peter philippe pierre pieter rachel raphael raquel rebecca rocio romain rosa rosalie ruben samuel sandra sanne sara sarah sebastian silke simon sofia sofie sophie stefan stephanie susanne sven tess theo theresa thijs thomas tim tom valentin valerie vera veronique victor vincent willem yasmine yves zoe",
);

/** Words that follow a first name with a capital letter and are no surname. */
const noSurnames = set(
  "petite malle grosse kleid jacke hose pullover bluse rock schuhe mantel mutze hemd schal baby kind kinder schule kita sommer winter fruhling herbst geburtstag lieblingsstuck farbe stoff qualitat lieferung paket jahre monate januar februar marz april mai juni juli august september oktober november dezember",
);
const particles = set("de du des da van von der den del la le ten ter zu y");
const title =
  /(?<![\p{L}\p{N}])(?:mme|mlle|madame|monsieur|mademoiselle|mr|mrs|frau|herr|mevrouw|mevr|meneer|dhr|señora|señor|sra|sr|doña)\.?\s+(?=\p{Lu}\p{Ll})/iu;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Whether a text names a person in full: a first name with a surname, somebody by a title, or the writer. */
export function namesPerson(text: string, writer: { firstname: string; lastname: string }): boolean {
  if (title.test(text)) return true;
  const own = foldText(`${writer.firstname} ${writer.lastname}`);
  if (writer.firstname !== "" && writer.lastname !== "" && ` ${foldText(text)} `.includes(` ${own} `)) return true;
  const words = text.match(/\p{L}[\p{L}'’-]*|[^\s\p{L}]+/gu) ?? [];
  return words.some((word, place) => {
    if (!isCapital(word) || !firstNames.has(foldText(word))) return false;
    let next = place + 1;
    while (particles.has(words[next] ?? "")) next++;
    const surname = words[next] ?? "";
    return isCapital(surname) && surname.length > 1 && !noSurnames.has(foldText(surname));
  });
}
