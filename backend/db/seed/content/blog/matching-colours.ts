import { h, list, p, type Post, quote, shop } from "./post.ts";

export const matchingColours: Post = {
  code: "matching-colours",
  category: "style",
  author: "clara",
  date: "2026-09-03",
  scene: "collection-woman",
  texts: {
    fr: {
      slug: "marier-les-couleurs-sans-se-tromper",
      title: "Marier les couleurs sans se tromper",
      excerpt: "Il n’y a pas de mauvais goût, seulement des couleurs qui n’ont pas été présentées.",
      blocks: [
        p(
          "Clara a peint avant d’habiller. Elle en a gardé une règle de palette : une couleur n’est jamais laide, elle est seule, ou mal entourée.",
        ),
        h("Chaud, froid, neutre"),
        p(
          "Terracotta, moutarde et rouge tirent vers le soleil. Bleu ciel, vert sauge et lilas, vers l’eau. Entre les deux, les neutres : écru, camel, marine, gris, denim. Un neutre va avec tout le monde ; deux couleurs de même famille s’entendent sans effort.",
        ),
        list(
          "Une tenue à deux couleurs et un neutre ne se trompe jamais.",
          "Un imprimé donne la liste : reprenez l’une de ses couleurs en uni.",
          "En camaïeu, variez les matières plutôt que les nuances.",
        ),
        h("Oser le voisinage"),
        p(
          "Rose et rouge, bleu marine et noir, vert et bleu : ces couples passaient pour interdits. Ils marchent à une condition, que l’une des deux domine. Trois quarts, un quart, et le reste en accessoires.",
        ),
        quote("Quand une tenue cloche, je retire une couleur. Jamais je n’en ajoute.", "Clara, styliste"),
        p(
          "Près du visage, faites confiance au miroir et à la lumière du jour. Si l’on vous dit « vous avez bonne mine » plutôt que « jolie couleur », c’est la bonne.",
        ),
        shop("woman-dresses", "Des robes à marier"),
      ],
    },
    de: {
      slug: "farben-sicher-kombinieren",
      title: "Farben sicher kombinieren",
      excerpt: "Es gibt keinen schlechten Geschmack, nur Farben, die einander noch nicht vorgestellt wurden.",
      blocks: [
        p(
          "Clara hat gemalt, bevor sie Menschen anzog. Eine Regel der Palette ist geblieben: Keine Farbe ist hässlich, sie ist nur allein oder in schlechter Gesellschaft.",
        ),
        h("Warm, kühl, neutral"),
        p(
          "Terrakotta, Senf und Rot ziehen zur Sonne. Himmelblau, Salbei und Flieder zum Wasser. Dazwischen stehen die Neutralen: Creme, Camel, Marine, Grau, Denim. Sie verstehen sich mit allen, und zwei Farben derselben Familie vertragen sich von selbst.",
        ),
        list(
          "Zwei Farben und ein neutraler Ton liegen nie daneben.",
          "Ein Muster liefert die Liste: Nehmen Sie eine seiner Farben einfarbig auf.",
          "Ton in Ton lebt vom Wechsel der Stoffe, nicht der Nuancen.",
        ),
        h("Mutige Nachbarn"),
        p(
          "Rosa und Rot, Marine und Schwarz, Grün und Blau galten lange als verboten. Sie gelingen unter einer Bedingung: Eine der beiden führt. Drei Viertel, ein Viertel, der Rest als Accessoire.",
        ),
        quote("Stimmt ein Outfit nicht, nehme ich eine Farbe weg. Ich füge nie eine hinzu.", "Clara, Stylistin"),
        p(
          "In der Nähe des Gesichts entscheiden Spiegel und Tageslicht. Hören Sie „gut sehen Sie aus“ statt „schöne Farbe“, ist es die richtige.",
        ),
        shop("woman-dresses", "Kleider zum Kombinieren"),
      ],
    },
    nl: {
      slug: "kleuren-combineren-zonder-missers",
      title: "Kleuren combineren zonder missers",
      excerpt: "Slechte smaak bestaat niet, alleen kleuren die nog niet aan elkaar zijn voorgesteld.",
      blocks: [
        p(
          "Clara schilderde voor ze mensen aankleedde. Eén regel van het palet bleef: een kleur is nooit lelijk, ze is alleen, of in slecht gezelschap.",
        ),
        h("Warm, koel, neutraal"),
        p(
          "Terracotta, mosterd en rood trekken naar de zon. Hemelsblauw, salie en lila naar het water. Daartussen staan de neutrale: ecru, camel, marine, grijs, denim. Die kunnen met iedereen overweg, en twee kleuren uit dezelfde familie passen vanzelf.",
        ),
        list(
          "Twee kleuren en een neutrale tint: dat gaat altijd goed.",
          "Een print geeft de lijst: herhaal een van de kleuren in effen.",
          "Ton sur ton werkt met verschillende stoffen, niet met verschillende tinten.",
        ),
        h("Gewaagde buren"),
        p(
          "Roze en rood, marine en zwart, groen en blauw golden als verboden. Ze werken op één voorwaarde: een van de twee heeft de overhand. Driekwart, een kwart, en de rest in accessoires.",
        ),
        quote("Als een outfit niet klopt, haal ik een kleur weg. Ik voeg er nooit een toe.", "Clara, stylist"),
        p(
          "Vertrouw bij je gezicht op de spiegel en het daglicht. Zegt iemand ‘je ziet er goed uit’ in plaats van ‘mooie kleur’, dan is het de juiste.",
        ),
        shop("woman-dresses", "Jurken om te combineren"),
      ],
    },
    es: {
      slug: "combinar-colores-sin-equivocarse",
      title: "Combinar colores sin equivocarse",
      excerpt: "No existe el mal gusto, solo colores que nadie ha presentado todavía.",
      blocks: [
        p(
          "Clara pintaba antes de vestir a nadie. De entonces conserva una regla: ningún color es feo, está solo o mal acompañado.",
        ),
        h("Cálidos, fríos, neutros"),
        p(
          "Terracota, mostaza y rojo tiran hacia el sol. Azul cielo, salvia y lila, hacia el agua. En medio están los neutros: crudo, camel, marino, gris, vaquero. Se llevan bien con todos, y dos colores de la misma familia se entienden sin esfuerzo.",
        ),
        list(
          "Dos colores y un neutro no fallan nunca.",
          "Un estampado te da la lista: repite uno de sus colores en liso.",
          "Tono sobre tono, cambia de tejido más que de matiz.",
        ),
        h("Vecinos atrevidos"),
        p(
          "Rosa y rojo, marino y negro, verde y azul pasaban por prohibidos. Funcionan con una condición: que uno de los dos mande. Tres cuartos, un cuarto y el resto en accesorios.",
        ),
        quote("Cuando un conjunto no encaja, quito un color. Nunca añado otro.", "Clara, estilista"),
        p(
          "Cerca de la cara, fíate del espejo y de la luz del día. Si te dicen «qué buena cara» en lugar de «qué color tan bonito», es el tuyo.",
        ),
        shop("woman-dresses", "Vestidos para combinar"),
      ],
    },
  },
};
