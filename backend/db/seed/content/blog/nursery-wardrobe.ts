import { h, list, p, type Post, quote, shop } from "./post.ts";

export const nurseryWardrobe: Post = {
  code: "nursery-wardrobe",
  category: "growing-up",
  author: "anais",
  date: "2026-11-05",
  scene: "collection-baby",
  texts: {
    fr: {
      slug: "dix-vetements-pour-la-creche",
      title: "Dix vêtements pour la crèche, pas un de plus",
      excerpt:
        "Entre la purée, la peinture et la sieste, une petite pile bien choisie vaut mieux qu’une commode pleine.",
      blocks: [
        p(
          "Le premier sac de crèche ressemble souvent à une valise de vacances. Puis on découvre que tout revient taché, mélangé, et que les mêmes quatre pièces servent toujours.",
        ),
        h("La pile qui suffit"),
        list(
          "Trois bodies à ouverture croisée, qui se retirent par le bas quand il le faut.",
          "Deux pantalons souples sans bouton.",
          "Un pull et un cardigan, pour ajuster à la température des salles.",
          "Un pyjama pour la sieste, deux paires de chaussettes qui tiennent.",
        ),
        h("Ce que regardent les équipes"),
        p(
          "La professionnelle qui change huit enfants d’affilée aime les pressions à l’entrejambe, les encolures larges et les tailles élastiques. Elle aime moins les salopettes à bretelles croisées, les laçages et les cols à boutons dans le dos.",
        ),
        quote(
          "Si vous ne pouvez pas l’enfiler d’une main en tenant une compote de l’autre, laissez-le pour le dimanche.",
          "Anaïs, styliste",
        ),
        p(
          "Marquez tout, même les chaussettes. Et gardez au fond du sac une tenue entière d’une taille au-dessus : le jour où elle servira, vous serez content qu’elle aille encore.",
        ),
        shop("baby", "La sélection bébé"),
      ],
    },
    de: {
      slug: "zehn-teile-fuer-die-kita",
      title: "Zehn Teile für die Kita, und keines mehr",
      excerpt:
        "Zwischen Brei, Farbe und Mittagsschlaf ist ein kleiner, gut gewählter Stapel besser als eine volle Kommode.",
      blocks: [
        p(
          "Die erste Kitatasche sieht oft aus wie ein Urlaubskoffer. Dann merkt man: Alles kommt fleckig und vertauscht zurück, und gebraucht werden immer dieselben vier Teile.",
        ),
        h("Der Stapel, der reicht"),
        list(
          "Drei Wickelbodys, die sich im Notfall nach unten ausziehen lassen.",
          "Zwei weiche Hosen ohne Knopf.",
          "Ein Pullover und eine Strickjacke für wechselnde Raumtemperaturen.",
          "Ein Schlafanzug für den Mittagsschlaf, zwei Paar Socken, die halten.",
        ),
        h("Worauf das Team achtet"),
        p(
          "Wer acht Kinder nacheinander wickelt, mag Druckknöpfe im Schritt, weite Ausschnitte und Gummibünde. Weniger beliebt sind gekreuzte Träger, Schnürungen und Knöpfe im Rücken.",
        ),
        quote(
          "Was sich nicht mit einer Hand anziehen lässt, während die andere das Apfelmus hält, bleibt für den Sonntag.",
          "Anaïs, Stylistin",
        ),
        p(
          "Beschriften Sie alles, auch die Socken. Und legen Sie unten in die Tasche ein ganzes Outfit eine Größe größer: An dem Tag, an dem es gebraucht wird, sollte es noch passen.",
        ),
        shop("baby", "Unsere Auswahl für Babys"),
      ],
    },
    nl: {
      slug: "tien-kledingstukken-voor-de-opvang",
      title: "Tien kledingstukken voor de opvang, meer niet",
      excerpt: "Tussen fruithap, verf en middagdutje is een kleine, goed gekozen stapel beter dan een volle commode.",
      blocks: [
        p(
          "De eerste opvangtas lijkt vaak op een vakantiekoffer. Daarna merk je dat alles vlekkerig en verwisseld terugkomt, en dat je steeds dezelfde vier stukken gebruikt.",
        ),
        h("De stapel die genoeg is"),
        list(
          "Drie overslagrompers, die je zo nodig naar beneden uittrekt.",
          "Twee soepele broeken zonder knoop.",
          "Een trui en een vestje, want niet elke ruimte is even warm.",
          "Een pyjama voor het dutje, twee paar sokken die blijven zitten.",
        ),
        h("Waar de begeleiding op let"),
        p(
          "Wie acht kinderen achter elkaar verschoont, houdt van drukknopen in het kruis, wijde halzen en elastiek in de taille. Minder van gekruiste bretels, veters en knoopjes op de rug.",
        ),
        quote(
          "Wat je niet met één hand aankrijgt terwijl de andere een fruithapje vasthoudt, is voor de zondag.",
          "Anaïs, stylist",
        ),
        p(
          "Zet overal een naam in, ook in de sokken. En leg onder in de tas een volledige set die een maat groter is: op de dag dat je hem nodig hebt, moet hij nog passen.",
        ),
        shop("baby", "Onze babyselectie"),
      ],
    },
    es: {
      slug: "diez-prendas-para-la-guarderia",
      title: "Diez prendas para la guardería, ni una más",
      excerpt: "Entre el puré, la pintura y la siesta, una pila pequeña bien elegida vale más que una cómoda llena.",
      blocks: [
        p(
          "La primera mochila de la guardería suele parecer una maleta de vacaciones. Luego descubres que todo vuelve manchado y cambiado, y que siempre se usan las mismas cuatro prendas.",
        ),
        h("La pila que basta"),
        list(
          "Tres bodis cruzados, que se quitan hacia abajo cuando hace falta.",
          "Dos pantalones blandos sin botón.",
          "Un jersey y un cárdigan, porque ninguna sala está a la misma temperatura.",
          "Un pijama para la siesta y dos pares de calcetines que no se caigan.",
        ),
        h("En qué se fija el equipo"),
        p(
          "A quien cambia a ocho niños seguidos le gustan los corchetes en la entrepierna, los cuellos anchos y las cinturas elásticas. Le gustan menos los tirantes cruzados, los lazos y los botones en la espalda.",
        ),
        quote(
          "Si no puedes ponérselo con una mano mientras sujetas la compota con la otra, guárdalo para el domingo.",
          "Anaïs, estilista",
        ),
        p(
          "Márcalo todo, también los calcetines. Y deja en el fondo de la mochila una muda entera de una talla más: el día que haga falta, te alegrarás de que aún le valga.",
        ),
        shop("baby", "La selección para bebés"),
      ],
    },
  },
};
