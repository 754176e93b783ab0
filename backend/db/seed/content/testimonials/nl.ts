import type { TestimonialTexts } from "./texts.ts";

export const nl: TestimonialTexts = [
  [
    "moeder van Elsa, 4 jaar",
    "De bloemenjurk is sinds zaterdag niet meer uit geweest. Ik heb hem ’s nachts gewassen zodat hij ’s ochtends weer klaarlag.",
  ],
  [
    "vader van Mats, 7 jaar",
    "Een broek die tegen de glijbaan kan en een sweater die hij zelf uitkiest. Meer hoef ik niet.",
  ],
  [
    "moeder van Siem, 2 jaar",
    "Heel mooie kleuren en modellen. Ik had een maat groter moeten nemen, het ruilen ging makkelijk.",
  ],
  ["moeder van Vega, 5 jaar", "Ik zocht een regenjas en kocht de hele outfit. Alles paste bij elkaar."],
  [
    "klant van de dameslijn",
    "Voor het eerst sinds mijn zwangerschap voel ik me goed in een broek. Het maatadvies klopte.",
  ],
  [
    "vader van Gabin, 10 jaar",
    "Op je tiende mag niets meer kinderachtig zijn. De jeans en het overhemd zijn goedgekeurd.",
  ],
  [
    "moeder van Paul, 18 maanden",
    "De romper sluit echt met één hand. Wie een kruipende baby verschoont, begrijpt het.",
  ],
  [
    "moeder van Leo, 8 jaar",
    "De kwaliteit is goed, maar het pakket kwam twee dagen later dan gepland. Ik kreeg wel netjes bericht.",
  ],
  [
    "klant van de dameslijn",
    "Het witte overhemd is precies zoals op de tekening. Ik draag het op de crèche en op kantoor.",
  ],
  [
    "vader van Noor, 6 jaar",
    "Twee dingen teruggestuurd, binnen een week mijn geld terug. De andere drie draagt ze de hele tijd.",
  ],
  [
    "moeder van Ava, 3 jaar",
    "Heel mooi gebreid. Eén ster minder omdat de muts wat groot valt, die is voor volgende winter.",
  ],
  [
    "klant van de dameslijn",
    "Ik heb dezelfde jurk in twee kleuren besteld. Mijn dochter vroeg of ik naar een feest ging.",
  ],
  ["klant van de dameslijn", "Mooie snit, valt goed. Bij de rokken had ik graag meer keuze in grote maten gehad."],
  ["moeder van Sami, 9 maanden", "Een kraamcadeau van een vriendin. De enige outfit die we niet al drie keer hadden."],
  ["vader van Jeanne, 12 jaar", "Twaalf jaar, overal een mening over, en toch geen discussie. Dank aan de stylist."],
  ["klant van de dameslijn", "Er stond gekookte wol en het ís gekookte wol. Fijn als het gewoon klopt."],
  [
    "moeder van Bruno, 4 jaar",
    "De tuinbroek is perfect. Met de bandjes heeft hij op de wc wat hulp nodig, zo is het leven.",
  ],
  [
    "moeder van Côme, 1 jaar",
    "Zacht, makkelijke drukknopen, mooie tinten. Uiteindelijk gaven we hetzelfde aan ons neefje.",
  ],
  [
    "moeder van Mia, 6 jaar",
    "Ze maakte het pakket zelf open, kleedde zich aan en ging naar school. Tien voor half acht, een record.",
  ],
  [
    "oma van Anouk, 8 jaar",
    "Ik weet nooit welke maat ik moet kiezen. Ik schreef een berichtje, had binnen een uur antwoord en de jurk past.",
  ],
  ["klant van de dameslijn", "Een dun, warm vest dat niet kriebelt. De kleur is iets lichter dan op mijn scherm."],
  [
    "vader van Floor, 11 jaar",
    "Mooie kleren, maar de jas die ze wilde was er niet meer in haar maat. Na drie weken kwam de melding.",
  ],
  [
    "klant van de dameslijn",
    "Tot drie uur ’s nachts gedanst in de saliegroene jumpsuit. Klaar voor de volgende bruiloft.",
  ],
  [
    "vader van Zoé, 5 jaar",
    "Afhalen bij een punt, op zaterdag, met twee kinderen en een step: niets op aan te merken.",
  ],
];
