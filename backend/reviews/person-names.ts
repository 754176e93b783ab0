import { foldText } from "#contract/fold-text.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Frequent first names of the countries of the shop, folded. */
const firstNames = set(
  "abdou abdoulaye adam adele adrien agathe agnieszka ahmed ahmet aicha aisha alba alejandro aleksandra alessandra alessandro alex alexander alexandra alexandre alexandru ali alice alicia alix alma alvaro amina aminata amir ana anais andre andrea andreas andrei anja anke anna anne anneke annika anouk antje antoine antonio aoife arthur aurelie aurelien ayse baptiste barbara bart basile bastian beatriz begona ben benjamin benoit bernard bilal birgit bram brendan brigitte britta bruno burak camille carla carlos carmen carolin caroline catherine cecile cedric celine charlotte chiara chloe christelle christian christiane christina christine ciaran claire clara claudia clement concepcion corinna corinne cristian cristina daan dagmar daniel david delphine didier diego dieter dolores dominique duarte elena elias elif eline elisa elisabeta elise elodie els emil emilia emilie emily emine emma emmanuel emmanuelle emre enrique eric esther eva ewa fabien fabienne fanny fatima fatma fatou federica felix femke fenna fernando fleur floor florian francesca francisca francisco francois frank franz franziska frederic friederike gabriel gabriele gaspard georges gerrit ghislaine gilles giovanni giulia giuseppe goncalo gregory griet guadalupe guillaume gunter hamza hanna hannah hans hassan hatice heidi heike helene helga henk henri herve hilde hugo hussein ibrahim ida ignacio ilse imane ines ingrid ioana iryna isabel isabelle ismael ismail jaap jacqueline jacques jan jana jasmin javier jean jeanne jelle jens jeroen jerome joanna joao johanna johannes jonas joost jorg jorge joris jose josephine juan judith jules julia julie julien juliette jurgen kai karim karima karin karine karl katarzyna katharina katja katrin kees kerstin khadija khalid kirsten klaus koen kofi krzysztof laia lars laura laurence laurent layla lea leila lena lennart leo leon leonie lieke lina linda linh lionel lisa lisbeth lise lotte louis louise luc luca lucas lucia lucie ludovic luigi luis luisa lukas maarten madeleine mael magali magdalena maike maite malgorzata malika malte mamadou manon manuel manuela marc marco mareike margaux maria marianne marie marieke marijke marina mario marion marjan mark markus marlene marta martin martina martine maryse mateo mathieu mathilda mathilde matteo matthias maxence maxime mehdi mehmet melanie melissa mia michael michel mieke miguel mihai mila milan minh mireille miriam mohamed mohammed monica monika monique montserrat moritz moussa muhammad murat muriel mustafa mylene nadia nadine natalia nathalie nathan nele niamh nico nicolas nicole niels nils nina noa noah noemie nora nuria oceane odette odile oisin oksana olena olga oliver olivier omar oscar ousmane pablo paloma paolo pascal patricia patrick paul paula pauline pawel pedro peter petra philippe pierre pierrette pieter pilar piotr quentin rachel rachid rafael ralf raphael raquel raul rayan rebecca regina remi renate richard rita robert roberto rocio roland romain rosa rosalie ruben ruud sabine sabrina said salma samira samuel sander sandra sandrine sanne saoirse sara sarah sascha saskia sean sebastian sebastien serge sergei sergio severine silke silvia simon siobhan sofia sofiane sofie solene sonja sophie stefan stefano steffen stephane stephanie susann susanne suzanne sven svetlana sylvie tanja tatiana tess theo theresa thi thierry thijs thomas thorsten tiago tim tiphaine tobias tom tomasz ulrike ulysse ursula ute uwe valentin valentina valentine valerie vanessa vera verena veronica veronique victor vincent virginie willem wim wolfgang wouter xavier yann yannick yasmina yasmine youssef yusuf yves yvonne zeynep zoe",
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
