import { type Localized, localized, type ProfileType } from "./localized.ts";

export type StylistSlug = "anais" | "bastien" | "lotte" | "jonas" | "ines" | "clara" | "maud" | "ilse";

export interface Stylist {
  slug: StylistSlug;
  firstname: string;
  /** Draws the portrait of a woman or a man. */
  isWoman: boolean;
  city: Localized<string>;
  /** The line she or he works on; null for both. */
  profileType: ProfileType | null;
  bio: Localized<string>;
  quote: Localized<string>;
  /** Says what the drawn portrait shows. */
  portraitAlt: Localized<string>;
}

const portraitAlt = (firstname: string): Localized<string> =>
  localized(
    `Portrait dessiné de ${firstname}`,
    `Gezeichnetes Porträt von ${firstname}`,
    `Getekend portret van ${firstname}`,
    `Retrato dibujado de ${firstname}`,
  );

const stylist = (
  slug: StylistSlug,
  firstname: string,
  city: Localized<string>,
  profileType: ProfileType | null,
  bio: Localized<string>,
  quote: Localized<string>,
): Stylist => ({
  slug,
  firstname,
  isWoman: slug !== "bastien" && slug !== "jonas",
  city,
  profileType,
  bio,
  quote,
  portraitAlt: portraitAlt(firstname),
});

const same = (city: string): Localized<string> => localized(city, city, city, city);

export const stylists: readonly Stylist[] = [
  stylist(
    "anais",
    "Anaïs",
    same("Lyon"),
    "KID",
    localized(
      "Ancienne costumière de théâtre, Anaïs habille les tout-petits depuis dix ans. Elle commence toujours par la matière, puis par la façon dont un vêtement s’ouvre : un bébé ne patiente pas.",
      "Anaïs war Kostümbildnerin am Theater und zieht seit zehn Jahren die Kleinsten an. Sie beginnt immer beim Stoff und dann bei der Frage, wie ein Teil aufgeht: Babys warten nicht.",
      "Anaïs was kostuumontwerper in het theater en kleedt al tien jaar de allerkleinsten aan. Ze begint altijd bij de stof, en dan bij hoe iets opengaat: een baby heeft geen geduld.",
      "Anaïs fue figurinista de teatro y viste a los más pequeños desde hace diez años. Empieza siempre por el tejido y luego por cómo se abre la prenda: un bebé no espera.",
    ),
    localized(
      "Un bon body, c’est celui que l’on ferme d’une main.",
      "Ein guter Body lässt sich mit einer Hand schließen.",
      "Een goede romper sluit je met één hand.",
      "Un buen body es el que se cierra con una sola mano.",
    ),
  ),
  stylist(
    "bastien",
    "Bastien",
    same("Nantes"),
    "KID",
    localized(
      "Père de trois garçons, Bastien connaît la durée de vie d’un genou de pantalon. Il aime les couleurs franches, les coupes amples et les vestes dont les poches servent vraiment.",
      "Als Vater von drei Jungen weiß Bastien, was Hosenknie aushalten müssen. Er mag kräftige Farben, weite Schnitte und Jacken, deren Taschen wirklich gebraucht werden.",
      "Als vader van drie jongens weet Bastien wat een broekknie te verduren krijgt. Hij houdt van heldere kleuren, ruime modellen en jassen met zakken waar je echt iets aan hebt.",
      "Padre de tres chicos, Bastien sabe lo que sufre la rodilla de un pantalón. Le gustan los colores francos, los cortes amplios y las chaquetas con bolsillos que sirven de verdad.",
    ),
    localized(
      "Si l’on ne peut pas grimper avec, je ne le mets pas dans la malle.",
      "Wenn man damit nicht klettern kann, kommt es nicht in den Koffer.",
      "Als je er niet in kunt klimmen, gaat het niet in de koffer.",
      "Si no se puede trepar con ello, no entra en el baúl.",
    ),
  ),
  stylist(
    "lotte",
    "Lotte",
    same("Utrecht"),
    "KID",
    localized(
      "Lotte a grandi entre deux digues et un atelier de tricot. Elle compose des tenues douces et superposées, faites pour le vélo et le vent.",
      "Lotte ist zwischen zwei Deichen und einer Strickstube aufgewachsen. Sie stellt weiche Looks in Lagen zusammen, gemacht für Fahrrad und Wind.",
      "Lotte groeide op tussen twee dijken en een breiatelier. Ze maakt zachte outfits in laagjes, gemaakt voor de fiets en de wind.",
      "Lotte creció entre dos diques y un taller de punto. Compone conjuntos suaves y por capas, hechos para la bici y el viento.",
    ),
    localized(
      "Trois couches fines valent mieux qu’un gros manteau boudé.",
      "Drei dünne Schichten sind besser als ein dicker Mantel, den keiner anziehen will.",
      "Drie dunne laagjes zijn beter dan één dikke jas die niemand aan wil.",
      "Mejor tres capas finas que un abrigo grueso que nadie quiere ponerse.",
    ),
  ),
  stylist(
    "jonas",
    "Jonas",
    localized("Hambourg", "Hamburg", "Hamburg", "Hamburgo"),
    "KID",
    localized(
      "Jonas a tenu une boutique pour enfants près du port. Il a gardé le goût des cirés, des rayures et des tenues qui se préparent la veille en deux minutes.",
      "Jonas führte einen Kinderladen am Hafen. Geblieben ist die Liebe zu Regenjacken, Streifen und Outfits, die am Vorabend in zwei Minuten bereitliegen.",
      "Jonas had een kinderwinkel bij de haven. Zijn liefde voor regenjassen, strepen en outfits die je de avond ervoor in twee minuten klaarlegt, is gebleven.",
      "Jonas llevó una tienda infantil junto al puerto. Le quedó el gusto por los chubasqueros, las rayas y los conjuntos que se preparan la víspera en dos minutos.",
    ),
    localized(
      "Le matin, une bonne tenue fait gagner cinq minutes de câlins.",
      "Ein gutes Outfit schenkt morgens fünf Minuten zum Kuscheln.",
      "Een goede outfit levert ’s ochtends vijf minuten knuffeltijd op.",
      "Por la mañana, un buen conjunto regala cinco minutos de mimos.",
    ),
  ),
  stylist(
    "ines",
    "Inés",
    localized("Valence", "Valencia", "Valencia", "Valencia"),
    "KID",
    localized(
      "Illustratrice de formation, Inés pense les tenues comme des pages d’album : un fond calme, un motif, une surprise. Elle s’occupe surtout des fêtes et de l’été.",
      "Inés ist gelernte Illustratorin und denkt Outfits wie Bilderbuchseiten: ein ruhiger Grund, ein Muster, eine Überraschung. Ihr Reich sind Feste und Sommertage.",
      "Inés is opgeleid als illustrator en bedenkt outfits als bladzijden uit een prentenboek: een rustige achtergrond, één patroon, één verrassing. Feest en zomer zijn haar terrein.",
      "Ilustradora de formación, Inés piensa los conjuntos como páginas de un álbum: un fondo tranquilo, un estampado y una sorpresa. Lo suyo son las fiestas y el verano.",
    ),
    localized(
      "Un seul motif par tenue, mais qu’il raconte quelque chose.",
      "Ein Muster pro Outfit, aber eines mit einer Geschichte.",
      "Eén patroon per outfit, maar wel een met een verhaal.",
      "Un solo estampado por conjunto, pero que cuente algo.",
    ),
  ),
  stylist(
    "clara",
    "Clara",
    same("Bordeaux"),
    "WOMAN",
    localized(
      "Clara a été modéliste avant d’être styliste. Elle lit une coupe d’un coup d’œil et sait pourquoi un pantalon tombe bien sur vous et pas sur une autre.",
      "Clara war Schnittmacherin, bevor sie Stylistin wurde. Sie liest einen Schnitt auf einen Blick und weiß, warum eine Hose gerade an Ihnen gut fällt.",
      "Clara was patroonmaker voordat ze stylist werd. Ze ziet in één oogopslag hoe iets gesneden is en waarom een broek juist jou goed staat.",
      "Clara fue patronista antes que estilista. Lee un corte de un vistazo y sabe por qué un pantalón te sienta bien precisamente a ti.",
    ),
    localized(
      "On n’a pas besoin de plus de vêtements, mais de vêtements qui s’entendent.",
      "Man braucht nicht mehr Kleidung, sondern Kleidung, die sich versteht.",
      "Je hebt niet meer kleren nodig, maar kleren die het met elkaar kunnen vinden.",
      "No hace falta más ropa, sino ropa que se entienda entre sí.",
    ),
  ),
  stylist(
    "maud",
    "Maud",
    localized("Paris", "Paris", "Parijs", "París"),
    "WOMAN",
    localized(
      "Maud a habillé des comédiennes et des amies d’amies. Elle aime les jeunes mères qui n’ont pas dormi et les aide à se reconnaître dans le miroir.",
      "Maud hat Schauspielerinnen und Freundinnen von Freundinnen eingekleidet. Ihr Herz schlägt für junge Mütter mit zu wenig Schlaf, die sich im Spiegel wiedererkennen möchten.",
      "Maud kleedde actrices aan en vriendinnen van vriendinnen. Ze heeft een zwak voor jonge moeders zonder slaap en helpt ze zichzelf in de spiegel terug te vinden.",
      "Maud ha vestido a actrices y a amigas de amigas. Tiene debilidad por las madres recientes que no han dormido y las ayuda a reconocerse en el espejo.",
    ),
    localized(
      "Une belle chemise, et la journée se tient droite.",
      "Ein schönes Hemd, und der Tag steht gerade.",
      "Een mooi overhemd, en de dag staat rechtop.",
      "Una buena camisa y el día se pone derecho.",
    ),
  ),
  stylist(
    "ilse",
    "Ilse",
    localized("Gand", "Gent", "Gent", "Gante"),
    null,
    localized(
      "Ilse travaille à la fois pour les enfants et pour les femmes. Sa spécialité : les tenues qui se répondent entre mère et enfant, sans jamais être des uniformes.",
      "Ilse arbeitet für Kinder und für Frauen. Ihre Spezialität: Outfits, die zwischen Mutter und Kind aufeinander antworten, ohne Uniform zu sein.",
      "Ilse werkt voor kinderen én voor vrouwen. Haar specialiteit: outfits van moeder en kind die op elkaar reageren zonder uniform te worden.",
      "Ilse trabaja para los niños y para las mujeres. Su especialidad: conjuntos de madre e hijos que se responden sin llegar a ser un uniforme.",
    ),
    localized(
      "Assortis, oui. Pareils, jamais.",
      "Aufeinander abgestimmt, ja. Gleich, nie.",
      "Op elkaar afgestemd, ja. Hetzelfde, nooit.",
      "A juego, sí. Iguales, nunca.",
    ),
  ),
];
